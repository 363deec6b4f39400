intro-seven_ronin-village = Prowadzisz ninja na tę wioskę. Dziesięć obszarów leży wokół Rynku. Zajmij pięć z nich na koniec rundy albo pokonaj wszystkich siedmiu roninów, zanim w ósmej rundzie spadnie śnieg.
intro-seven_ronin-track = Tor czasu: w tej rundzie możesz zaatakować tyle obszarów (duża liczba) i musisz wysłać co najmniej tylu ninja (mała).
intro-seven_ronin-send = Wyślij ninja: dotknij obszarów albo przeciągnij na nie znaczniki. Kółka pokazują, ilu się tam zmieści. Jeden może też iść na Rynek, gdzie pomoże później.
intro-seven_ronin-bluff = W tym samym czasie, po kryjomu, druga strona rozstawia roninów, po jednym na obszarze. Ty zgadujesz, gdzie ich nie ma; oni zgadują, gdzie przyjdziesz.
intro-seven_ronin-ready = Gdy plan ci się podoba, powiedz, że jest gotowy. Wtedy oba plany zostaną odkryte naraz.
intro-seven_ronin-reveal = Gdzie ronin spotyka ninja, tam walczą: ronin dostaje tyle ran, ilu jest ninja, a ninja znikają. Przedtem ronini mogą użyć swoich zdolności.
intro-seven_ronin-occupy = Obszar z samymi ninja jest zajęty. Liczy się do twojej piątki, a jego zdolność działa dla ciebie co rundę. Dotknij obszaru lub ronina, by o nim przeczytać.
intro-seven_ronin-aids = Tutaj możesz cofnąć ruch, zapytać, co zrobiłby dobry gracz, przeczytać zasady i obejrzeć, co się stało. Powodzenia!
