intro-samurai-map = Witaj w Japonii. W miastach i wioskach stoją trzy rodzaje figurek: zamki, Buddowie i ryż. Chcesz prowadzić w dwóch z trzech.
intro-samurai-hand = Tych pięć kafelków to twoja ręka. Kafelek zamku, Buddy lub ryżu liczy się tylko dla tego rodzaju; samuraje, ronin i statki liczą się dla wszystkich. Liczba to siła.
intro-samurai-choose = Twoja kolej: wybierz kafelek.
intro-samurai-lay = Połóż go na podświetlonym polu obok osad. Liczy się dla każdej osady, której dotyka. Statki pływają po morzu.
intro-samurai-more = W turze jeden zwykły kafelek, ale szybkich ile chcesz. Dopóki nie zakończysz tury, wszystko można cofnąć. Zakończ ją, gdy zechcesz.
intro-samurai-capture = Gdy cały ląd wokół osady jest zakryty, jej figurki zostają zdobyte: każda przez tego, kto ma największy wpływ na jej rodzaj. Przy remisie nie dostaje jej nikt.
intro-samurai-win = Gra kończy się, gdy jednego rodzaju nie ma już na planszy albo cztery figurki nie przypadły nikomu. Kto ma najwięcej danego rodzaju, w nim prowadzi; wygrywa, kto prowadzi w największej liczbie.
intro-samurai-aids = Tutaj możesz cofnąć ruch, zapytać, co zrobiłby dobry gracz, przeczytać zasady i obejrzeć, co się stało. Powodzenia!
