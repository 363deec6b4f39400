# Samuraj w skrócie i przykłady.
guide-samurai-about = Od dwóch do czterech graczy kładzie kafelki wokół miast i wiosek Japonii. Gdy cały ląd wokół któregoś z tych miejsc jest pełny, jego figurki zdobywa ten, kto ma tam największe wpływy: zamki, Buddów i ryż. Liczy się nie to, by mieć dużo, lecz by mieć najwięcej jednego rodzaju.
guide-samurai-win = Kto zdobył najwięcej figurek jednej kasty, jest jej liderem. Wygrywa ten, kto jest liderem największej liczby kast. Jeśli kilka osób prowadzi w jednej kaście, decydują ich figurki dwóch pozostałych. Gra kończy się, gdy z planszy znikną figurki którejś kasty albo gdy cztery figurki leżą na boku.
guide-samurai-turn = Tura w skrócie
guide-samurai-turn-1 = Zagraj kafelki z ręki: jeden zwykły i dowolnie wiele sprytnych. Statki kładzie się na morzu, wszystkie inne na lądzie.
guide-samurai-turn-2 = Każdy kafelek liczy się dla wszystkich sąsiednich miast i wiosek. Zamek, Budda i ryż – dla swojej kasty; samuraj, ronin i statek – dla wszystkich.
guide-samurai-turn-3 = Gdzie cały ląd wokół miejsca jest pełny, jego figurki są zdobyte: każdą bierze ten, kto ma na nią największe wpływy. Przy remisie figurka trafia na bok.
guide-samurai-turn-4 = Dobierz kafelki do pięciu.

example-samurai-village-title = Wioska zdobyta
example-samurai-village = Przy wiosce jest wolne jedno pole lądu. Na drugim leży samuraj 2 Kena, a na morzu twój statek 2. Kładziesz na wolnym polu swój ryż 3 i kończysz turę.
example-samurai-village-so = Cały ląd wokół wioski jest pełny; morze może być puste. Twoje wpływy na ryż to 3 + 2 = 5, a Ken ma 2, więc ryż jest twój (R4.1, R4.2, R4.3).
example-samurai-tie-title = Nikt nie ma przewagi
example-samurai-tie = Przy tej wiosce prowadzi Ken z zamkiem 3. Masz tam statek 1 i już go nie prześcigniesz, ale możesz mu przeszkodzić: kładziesz samuraja 2 na ostatnim polu lądu.
example-samurai-tie-so = Twoje 1 + 2 = 3 to tyle samo, ile ma Ken. Zamek trafia na bok i jest niczyj, a gdy na boku leżą cztery figurki, gra się kończy (R4.4, R5.2).
example-samurai-city-title = Miasto z dwiema figurkami
example-samurai-city = W Akicie stoją zamek i Budda. Masz tam zamek 4, a Ken Buddę 3 i samuraja 1. Kładziesz zamek 2 na ostatnim polu lądu.
example-samurai-city-so = Każdą figurkę rozstrzyga się osobno. Na zamek masz 4 + 2 = 6, a Ken tylko 1 za samuraja. Dla Buddy twoje zamki się nie liczą, a Ken ma 3 + 1 = 4. Każde z was bierze więc po jednej (R4.2, R4.5).
