# The referee of a table with real tiles. What game.ftl and app.ftl have can be referred to.

## Before the game

referee-begin = Zacznij
referee-load = Graj dalej z zapisu
referee-needs-record = Sędzia potrzebuje całego zapisu; pozycja nie ma przeszłości.

## The factories are filled

referee-fill = Zapełnijcie fabryki
referee-starts = Zaczyna { $name }.
# $factories is a list of numbers.
referee-open = Do zapełnienia: { $factories }.
referee-gold-open = Złote strony do wpisania: { $count }.
# $count more are wanted there.
referee-next = Fabryka { $factory }: jeszcze { $count }
referee-full = Fabryka { $factory } jest pełna
referee-complete = Wszystkie fabryki są pełne.
referee-start = Zacznij rundę
# Which side of a disc is up: one of the effects, or the plain one.
referee-side = Strona fabryki { $factory }
referee-plain = zwykła strona
referee-remove = Fabryka { $factory }: usuń { color.accusative }
# A color to press; so many can still be drawn.
referee-color = { color }, zostało { $count }
referee-keys = Klawisze: 1–9 fabryka, B Y R K W kolor, Backspace cofa.

## At any time

referee-undo = Cofnij
referee-steps = Wszystkie wpisy
referee-game = Gra i zapis
referee-undone-tap = Ostatni wpis został cofnięty.
referee-undone-deal = Fabryki można znów zmienić.
referee-undone-correction = Poprawka została cofnięta.
referee-boards = Plansze teraz

## Scoring

# $runs says what it scores, as the message runs does.
referee-placed = { color }, rząd { $line }, kolumna { $column }: { $runs }
referee-go-on = Do następnej rundy

## The record and the kept games

referee-record = Zapis
referee-copy = Kopiuj zapis
referee-export = Zapisz do pliku
referee-to-library = Zachowaj dotychczasową grę
referee-in-library = Gra jest wśród zapisanych gier.
referee-review = Przeanalizuj tę grę
referee-new = Nowa gra
referee-new-title = Zacząć nową grę?
referee-new-text = Jedna gra jest tu w toku. Co z nią zrobić?
referee-new-keep = Zachowaj ją
referee-new-drop = Wyrzuć ją

## Corrections

referee-back = Wróć do stołu
referee-steps-note = Naciśnij krok, aby go poprawić.
referee-nothing = Nic jeszcze nie wpisano.
referee-dealt = Zapełniono fabryki.
referee-correct = Popraw
referee-fix = Poprawianie kroku { $step }
referee-no-step = Nie ma takiego kroku.
referee-fix-deal = Zmień fabryki na to, co naprawdę w nich leżało.
referee-take-deal = Użyj tych fabryk
referee-wrong = Co było źle
referee-other = Inny ruch
referee-other-note = Wpisz ruch, który naprawdę wykonano.
referee-forgotten = Brak ruchu
referee-forgotten-note = Wpisz ruch, o którym przed tym zapomniano.
referee-not-so = Nie było go
referee-not-so-note = Ten ruch zostanie usunięty.
referee-not-so-do = Usuń ten ruch
referee-ask = Poprawić ten krok?
referee-do = Popraw
referee-stands = Wszystko, co wpisano później, nadal obowiązuje.
referee-drops = { $count ->
    [one] { $count } późniejszy krok nie może już nastąpić i odpada:
    [few] { $count } późniejsze kroki nie mogą już nastąpić i odpadają:
   *[other] { $count } późniejszych kroków nie może już nastąpić i odpada:
}
referee-corrected = Poprawiono.
referee-corrected-dropped = Poprawiono. Kroki, które odpadły: { $count }.
