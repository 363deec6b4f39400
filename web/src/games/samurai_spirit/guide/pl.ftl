# 7 Samurajów w skrócie i przykłady.
guide-samurai_spirit-about = Samuraje bronią wioski przed najeźdźcami, a wszyscy gracze razem wygrywają albo razem przegrywają. Każdy prowadzi samuraja, który ma własny talent. Przez trzy rundy decydujecie, których najeźdźców zaatakować, którymi się bronić i kiedy przestać.
guide-samurai_spirit-win = Wygrywacie, jeśli po trzech rundach nie zginął żaden samuraj i zostało co najmniej jedno gospodarstwo i jedna rodzina. Każde ocalone gospodarstwo i każda rodzina to punkt, a jeszcze jeden daje drużyna bez żetonów ran.
guide-samurai_spirit-turn = Tura w skrócie
guide-samurai_spirit-turn-1 = Najpierw działa kara z ostatniej karty twojej linii, jeśli ją ma.
guide-samurai_spirit-turn-2 = Potem zrób jedną rzecz: walcz, przekaż komuś swój talent albo spasuj do końca rundy.
guide-samurai_spirit-turn-3 = Kto walczy, odkrywa najeźdźcę. Zaatakowany trafia na prawo, a jego siła dodaje się do sumy. Karta z kapeluszem, chatą albo lalką może zamiast tego bronić po lewej, po jednej każdego rodzaju.
guide-samurai_spirit-turn-4 = Gdy suma jest równa wartości kiai, rozlega się okrzyk: pomaga, a pierwsza karta znika. Powyżej tej wartości każda następna karta burzy barykadę albo pali gospodarstwo.
guide-samurai_spirit-turn-5 = Na koniec rundy kto nie ma kapelusza, otrzymuje ranę, bez chaty płonie gospodarstwo, bez lalki ucieka rodzina. Potem uderzają intruzi z płomieniami.

example-samurai_spirit-defend-title = Atak czy obrona?
example-samurai_spirit-defend = Twój samuraj to Kanbei: jego kiai wynosi 9, a suma 2. Walczysz i odkrywasz trójkę z chatą. Po lewej nie masz jeszcze chaty i tam kładziesz kartę.
example-samurai_spirit-defend-so = Po lewej karta nic nie dodaje do sumy, a jej kara nigdy nie zadziała; chata ratuje gospodarstwo, gdy kończy się runda. Po prawej suma wyniosłaby 5 (R3.2, R3.3, R3.4).
example-samurai_spirit-kiai-title = Dokładnie osiem: kiai!
example-samurai_spirit-kiai = Twój samuraj to Heihachi: jego kiai wynosi 8, a suma 5. Walczysz i odkrywasz trójkę z lalką. Lalka leży już po lewej, więc kartę trzeba zaatakować.
example-samurai_spirit-kiai-so = 5 + 3 to dokładnie 8. Heihachi swoim kiai buduje barykadę; potem znika pierwsza karta linii, czwórka, i jest miejsce na nowe (R3.7, R5.2, R5.6).
example-samurai_spirit-over-title = O jedną kartę za dużo
example-samurai_spirit-over = Twój samuraj to Gorobei: jego kiai wynosi 9, a suma 8. Mimo to walczysz i odkrywasz czwórkę bez symbolu.
example-samurai_spirit-over-so = Kartą bez symbolu nie można się bronić, więc suma rośnie do 12. To więcej niż 9: pada barykada. Odtąd możesz tylko pasować (R2.6, R3.5, R3.8).
