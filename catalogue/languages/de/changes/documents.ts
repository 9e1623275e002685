/** What conversions of documents and books mean, and where formats open. */
export const documents: Readonly<Record<string, string>> = {
  'More programs and devices open {to} than {from}.':
    'Mehr Programme und Geräte öffnen {to} als {from}, meist ohne dass du etwas installieren musst.',
  'Fewer programs open {to}. Try yours before you delete the {from}.':
    'Weniger Programme öffnen {to}: Prüfe, ob deines dazugehört, bevor du die {from}-Datei löschst.',
  'Some programs open {from}, others {to}: each format is described below.':
    'Nicht jedes Programm für {from} öffnet auch {to}; welche es jeweils sind, steht weiter unten.',
  'Lines and pages are fixed where they fall now, and look the same on every device.':
    'Zeilen und Seiten stehen ab jetzt fest und sehen auf jedem Gerät gleich aus.',
  'The text of the {from} is laid out on pages whose size and margins you can choose.':
    'Der fließende Text der {from}-Datei kommt auf Seiten, deren Größe und Rand du wählen kannst.',
  'The pages of the {from} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.':
    'Aus den Seiten der {from} wird fließender Text, der sich der Breite des Bildschirms anpasst; Seitenumbrüche und Spalten fallen weg.',
  'A {from} knows only where letters stand. Paragraphs, lists and tables are worked out from that, so check the result where the layout is unusual.':
    'Eine {from} weiß nur, wo Buchstaben stehen. Absätze, Listen und Tabellen werden daraus erschlossen; prüfe also das Ergebnis, wo das Layout ungewöhnlich ist.',
  'A {from} knows only where letters stand. Rows and columns are worked out from that, so check the result where the layout is unusual.':
    'Eine {from} weiß nur, wo Buchstaben stehen. Zeilen und Spalten werden daraus erschlossen; prüfe also das Ergebnis, wo das Layout ungewöhnlich ist.',
  'A {from} knows only where letters stand. Text boxes are worked out from that, so check the result where the layout is unusual.':
    'Eine {from} weiß nur, wo Buchstaben stehen. Textfelder werden daraus erschlossen; prüfe also das Ergebnis, wo das Layout ungewöhnlich ist.',
  'A {to} is made for reading and printing. Keep the {from} for later changes.':
    'Eine {to} ist zum Lesen und Drucken da. Behalte die {from}-Datei für spätere Änderungen.',
  'What was fixed in the {from} can be changed again in the {to}.': 'Was in der {from} feststand, lässt sich in {to} wieder ändern.',
  'A {from} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.':
    'Eine {from}-Datei nennt ihre Schriften nur und verlässt sich darauf, dass sie installiert sind; die PDF bringt sie mit. Fehlt uns eine, nehmen wir wenn möglich eine gleich breite.',
  'Tables of the {from} are drawn on the page as they look.':
    'Tabellen der {from}-Datei werden so auf die Seite gezeichnet, wie sie aussehen.',
  'Tables of the {from} stay tables in the {to}, with their rows, columns and merged cells.':
    'Tabellen der {from}-Datei bleiben in {to} Tabellen, mit Zeilen, Spalten und verbundenen Zellen.',
  'Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the {to}.':
    'Tabellen werden an ihren Linien und den Lücken zwischen den Spalten erkannt und in {to} als echte Tabellen nachgebaut.',
  'The cells of tables in the {from} become lines of text.': 'Die Zellen einer Tabelle der {from}-Datei werden zu Textzeilen.',
  'The {to} shows the styles of the {from}, but has no list of them to edit.':
    'Die {to} zeigt die Formatierung der {from}-Datei, hat aber keine Formatvorlagen, die man ändern könnte.',
  'Headings, bold, italics, colors and alignment of the {from} stay in the {to}.':
    'Überschriften, Fett, Kursiv, Farben und Ausrichtung der {from}-Datei bleiben in {to}.',
  '{to} holds only characters: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to} enthält nur die Zeichen: Schriften, Fett, Farben und Größen der {from}-Datei fallen weg.',
  'Each line of the {from} becomes a paragraph of the {to}, to which fonts, headings and pictures can be added.':
    'Jede Zeile der {from}-Datei wird ein Absatz; in {to} kannst du Schriften, Überschriften und Bilder ergänzen.',
  'Images of the {from} stay in place in the {to}.': 'Bilder der {from}-Datei behalten in der {to}-Datei ihren Platz.',
  '{to} cannot store images, so those of the {from} are left out.': '{to} kann keine Bilder speichern; die der {from}-Datei fallen weg.',
  'Images of the {from} are saved inside the page.': 'Bilder aus der {from} werden in der Seite selbst gespeichert.',
  'Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.':
    'Bilder, die im HTML selbst stehen, kommen mit. Bilder, auf die es nur verweist, werden nicht geholt; speichere die Seite dann vorher als eine einzige Datei.',
  'Headings of the {from} become bookmarks of the PDF.': 'Überschriften der {from}-Datei werden Lesezeichen der PDF.',
  'Headings keep their level, so the {to} can build a table of contents.':
    'Überschriften behalten ihre Ebene, also lässt sich in {to} ein Inhaltsverzeichnis daraus erstellen.',
  'Headings of the {from} become plain lines: {to} has no bookmarks to jump to.':
    'Überschriften der {from}-Datei werden einfache Zeilen: {to} hat keine Lesezeichen, zu denen man springen könnte.',
  'Footnotes of the {from} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.':
    'Fußnoten der {from}-Datei stehen unten auf ihrer Seite; Kommentare werden zu Notizen der PDF, die als kleine Marken zu sehen sind.',
  'Footnotes and comments of the {from} are footnotes and comments of the {to}.':
    'Fußnoten und Kommentare der {from}-Datei sind auch in der {to}-Datei Fußnoten und Kommentare.',
  'Headings, bold and italics of the {from} stay in the {to}; fonts, colors and alignment are dropped.':
    'Überschriften, Fett und Kursiv der {from}-Datei bleiben in {to}; Schriften, Farben und Ausrichtung fallen weg.',
  'Pictures of the {from} are named at their place; an option adds them to the {to}.':
    'An der Stelle der Bilder steht ihr Name; mit einer Option kommen die Bilder der {from}-Datei in die {to}-Datei.',
  'Pictures of the {from} stay in the {to}: those inside as data, linked ones as links.':
    'Bilder der {from}-Datei bleiben in {to}: enthaltene als Daten, verlinkte als Links.',
  'Footnotes and comments of the {from} become footnotes of the {to}.': 'Fußnoten und Kommentare der {from}-Datei werden Fußnoten in {to}.',
  'Footnotes and comments of the {from} become plain text at the end.':
    'Fußnoten und Kommentare der {from}-Datei stehen als einfacher Text am Ende.',
  'Links in the {from} can be clicked in the {to}.': 'Links der {from}-Datei lassen sich auch in der {to}-Datei anklicken.',
  'The text of a link is kept but its address is dropped: {to} has no links.':
    'Der Text eines Links bleibt, seine Adresse fällt weg: {to} kennt keine Links.',
  'Title, author and keywords of the {from} are entered in the {to}.':
    'Titel, Autor und Schlagwörter der {from}-Datei stehen auch in der {to}-Datei.',
  'A {to} has no place for title and author of the {from}.': 'Für Titel und Autor der {from}-Datei hat {to} keinen Platz.',
  'The title of the {from} is the title of the {to}; who wrote it is not entered.':
    'Der Titel der {from}-Datei ist auch der Titel in {to}; der Autor wird nicht eingetragen.',
  'A {to} has no place for the title of the {from}.': 'Für den Titel der {from}-Datei hat {to} keinen Platz.',
  'The encoding of the {from} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the {to}.':
    'Ob die {from}-Datei in UTF-8, UTF-16 oder einer alten Windows-Codepage gespeichert ist, wird erkannt: Umlaute, Griechisch oder Chinesisch kommen in {to} richtig an.',
  'Letters of every script in the {from} are written as UTF-8, which all current programs read.':
    'Buchstaben jeder Schrift in der {from}-Datei werden als UTF-8 geschrieben, das alle aktuellen Programme lesen.',
  'Illustrations of the {from} are packed into the {to} as well.': 'Abbildungen der {from}-Datei sind auch in der {to}-Datei enthalten.',
  'Chapters of the {from} make the contents list of the {to}.':
    'Aus den Kapiteln der {from}-Datei wird das Inhaltsverzeichnis der {to}-Datei.',
  'The cover of the {from} is the cover of the {to}, also on the shelf of your reader.':
    'Das Cover der {from}-Datei bleibt auch in {to} das Cover, selbst im Regal deines Lesegeräts.',
  'The cover of the {from} becomes the first page.': 'Das Cover der {from}-Datei wird die erste Seite.',
  '{to} knows only simple formatting: fonts and finer style sheets of the {from} give way to those of the device.':
    '{to} kennt nur einfache Formatierung: Schriften und feinere Stylesheets der {from}-Datei weichen denen des Lesegeräts.',
  'Fonts and style sheets that the publisher put into the {from} go into the {to} too.':
    'Schriften und Stylesheets, die der Verlag der {from}-Datei mitgegeben hat, stecken auch in der {to}-Datei.',
  'Notes of the {from} stay linked to the place that they belong to.':
    'Anmerkungen der {from}-Datei bleiben mit ihrer Stelle im Text verknüpft.',
  'The {to} names the title and the author of the {from}.': 'Titel und Autor der {from}-Datei stehen auch in der {to}-Datei.',
};
