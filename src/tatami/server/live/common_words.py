"""Words that people in Poland and Ukraine begin a passphrase with when they do not think of one.

The library that judges passphrases (`zxcvbn`) knows what is common in English. These are ours, the commonest first:
words for a password, rows of keys, names, clubs and cities, and the words of this page.
"""

from __future__ import annotations

POLISH = (
    *("hasło", "haslo", "mojehasło", "mojehaslo", "tajne", "tajnehasło", "tajnehaslo", "sekret", "dupa", "dupadupa"),
    *("kocham", "kochamcie", "kochamcię", "kocham cię", "misiek", "misiaczek", "kochanie", "słoneczko", "sloneczko"),
    *("kotek", "piesek", "niunia", "myszka", "kwiatek", "marzenie", "polska", "warszawa", "kraków", "krakow", "gdańsk"),
    *("wrocław", "wroclaw", "poznań", "łódź", "lublin", "legia", "widzew", "lechpoznań", "wisła", "cracovia"),
    *("agnieszka", "katarzyna", "małgorzata", "malgorzata", "magdalena", "monika", "karolina", "natalia", "paulina"),
    *("bartek", "kamil", "mateusz", "michał", "łukasz", "lukasz", "piotrek", "tomek", "wojtek", "krzysztof", "damian"),
    *("zaq12wsx", "qwertz", "zaqwsx", "poniedziałek", "styczeń", "wiosna", "samochód", "komputer", "lokomotywa"),
    *("jestem", "nie wiem", "niewiem", "cokolwiek", "dzień dobry", "matka", "mamusia", "tatuś", "rodzina", "wakacje"),
)
UKRAINIAN = (
    *("пароль", "мійпароль", "мій пароль", "секрет", "йцукен", "йцукенг", "йцукенгшщз", "фівапролд", "ячсмить"),
    *("україна", "ukraine", "ukraina", "slavaukraini", "слава україні", "славаукраїні", "героям слава", "київ", "kyiv"),
    *("львів", "lviv", "харків", "одеса", "дніпро", "динамо", "шахтар", "шахтер", "карпати", "козак", "тризуб"),
    *("кохання", "люблю", "я тебе люблю", "ятебелюблю", "сонечко", "сонце", "кошеня", "зайчик", "мама", "мамочка"),
    *("наталя", "наташа", "оксана", "олена", "ірина", "марина", "світлана", "тетяна", "анастасія", "катерина", "юля"),
    *("саша", "олександр", "андрій", "сергій", "дмитро", "максим", "володимир", "богдан", "тарас", "іван", "микола"),
    *(
        "natasha",
        "sasha",
        "oksana",
        "marina",
        "parol",
        "mojparol",
        "gfhjkm",
        "ljdbhf",
        "ghbdtn",
        "привіт",
        "здоровенькі",
    ),
    *("незнаю", "не знаю", "будьщо", "весна", "калина", "соняшник", "вишня", "родина", "свобода", "воля", "перемога"),
)
HOUSE = ("tatami", "татамі", "samurai", "самурай", "ronin", "ронін", "tenno", "тенно", "shogun", "szogun", "шьоґун")
COMMON = (*POLISH, *UKRAINIAN, *HOUSE)
