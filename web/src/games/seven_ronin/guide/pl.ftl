# 7 ronin w skrócie i przykłady.
guide-seven_ronin-about = Ninja napadają na wioskę, której broni siedmiu roninów: to pojedynek dwóch zupełnie różnych stron. Co rundę Atakujący w tajemnicy wysyła ninja na wybrane obszary, a Obrońca w tajemnicy rozstawia roninów. Potem oba plany odsłania się naraz.
guide-seven_ronin-win = Atakujący wygrywa, gdy po walce w rundzie ma pięć obszarów albo gdy padnie ostatni ronin. Obrońca wygrywa, gdy nie ma już ninja albo gdy przetrwa osiem rund.
guide-seven_ronin-turn = Runda w skrócie
guide-seven_ronin-turn-1 = Oboje planują w tajemnicy. Atakujący wysyła ninja: zagrożenie mówi, na ile obszarów, a limit, ilu na każdy. Obrońca rozstawia wszystkich roninów, po jednym na obszar.
guide-seven_ronin-turn-2 = Plany zostają odsłonięte i Obrońca używa zdolności roninów.
guide-seven_ronin-turn-3 = Ninja uderzają. Gdzie stoi ronin, stają się ranami; gdzie nikogo nie ma, zajmują obszar.
guide-seven_ronin-turn-4 = Atakujący używa zdolności zajętych obszarów.
guide-seven_ronin-turn-5 = Mając pięć obszarów, Atakujący wygrywa. W przeciwnym razie ronini znów się zbierają, w rundach od 4 do 7 jeden ninja umiera z głodu i zaczyna się następna runda.

example-seven_ronin-strike-title = Walka na Polu
example-seven_ronin-strike = Bronisz wioski. Musashi stoi na dużym Polu, na które przychodzi trzech ninja; jeszcze jeden przychodzi do Studni, gdzie nikogo nie ma. Używasz zdolności, którą ma Musashi.
example-seven_ronin-strike-so = Musashi jeszcze przed walką ścina jednego ninja. Dwaj pozostali mieszczą się na jego kafelku i stają się ranami; przy 4 by poległ. Studni nikt nie strzegł, więc ninja zostaje tam i ją zajmuje (R3.4, R4.1).
example-seven_ronin-arrows-title = Strzały z Wieży
example-seven_ronin-arrows = Atakujesz, a jeden z twoich ninja zajmuje Wieżę. Obok, na dużym Polu, stoi Musashi, a w Gospodzie Kabe. Używasz Wieży.
example-seven_ronin-arrows-so = Każdy ronin na obu sąsiednich obszarach otrzymuje ranę bez walki. Dlatego niestrzeżony obszar boli podwójnie: liczy się do zwycięstwa i coś potrafi (R5.1, R5.2).
example-seven_ronin-fields-title = Cztery obszary, które liczą się za pięć
example-seven_ronin-fields = Atakujesz. Trzech ninja przychodzi na małe Pole, na którym stoi Yumi z dwiema ranami; dużego Pola, Studni i Kapliczki nikt nie strzeże.
example-seven_ronin-fields-so = Na kafelku Yumi jest miejsce na jeszcze jedną ranę i Yumi ginie. Zostaje dwóch ninja i zajmuje Pole. Dwa zajęte Pola liczą się za trzy obszary; razem ze Studnią i Kapliczką daje to pięć: wygrywasz (R4.1, R4.3, R5.9, R7.1).
