/** What conversions of tables and archives mean. */
export const tables: Readonly<Record<string, string>> = {
  'Tables are found by their lines and by the gaps between columns; numbers become numbers that can be summed.':
    'Tabellen werden an ihren Linien und den Lücken zwischen den Spalten erkannt; Zahlen werden zu Zahlen, die sich summieren lassen.',
  'A {to} is one table. A workbook with several filled sheets gives one {to} for each, together in a ZIP.':
    '{to} ist eine einzige Tabelle. Hat die Arbeitsmappe mehrere gefüllte Tabellenblätter, wird jedes eine {to}-Datei, alle zusammen in einer ZIP.',
  'All sheets of the {from} arrive in the {to} under their names.':
    'Alle Tabellenblätter der {from}-Datei kommen in {to} unter ihren Namen an.',
  'The sheets of the {from} follow one after another as pages.': 'Die Tabellenblätter der {from}-Datei folgen als Seiten aufeinander.',
  'Sheets are cut into pages by the print settings of the {from}; wide ones continue on the next page.':
    'Tabellenblätter werden nach den Druckeinstellungen der {from}-Datei auf Seiten verteilt; breite gehen auf der nächsten Seite weiter.',
  'The {to} gets the results as the cells of the {from} show them; the formulas behind them stay in the workbook.':
    '{to} bekommt die Ergebnisse, wie die Zellen in {from} sie zeigen; die Formeln dahinter bleiben in der Arbeitsmappe.',
  'Formulas of the {from} go on calculating in the {to}; a function that only one program knows keeps its last result.':
    'Formeln der {from}-Datei rechnen in {to} weiter; eine Funktion, die nur ein Programm kennt, behält ihr letztes Ergebnis.',
  '{to} stores only text: a date or an amount is written the way the {from} displays it.':
    '{to} kennt nur Zeichen: Datum und Betrag stehen so da, wie {from} sie anzeigt.',
  'Numbers and dates are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Zahlen und Datumsangaben werden erkannt; was nur so aussieht, etwa 00123 oder eine 20-stellige Kontonummer, bleibt Text.',
  'Numbers are recognized; what only looks like one, such as 00123 or a 20-digit account number, stays text.':
    'Zahlen werden erkannt; was nur so aussieht, etwa 00123 oder eine 20-stellige Kontonummer, bleibt Text.',
  '{to} holds only values: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to} enthält nur die Werte: Schriften, Fett, Farben und Größen der {from}-Datei fallen weg.',
  'Fonts, colors and alignment of the {from} are set the same way in the {to}.':
    'Schriften, Farben und Ausrichtung sind in {to} dieselben wie in {from}.',
  'Comments on cells of the {from} are left out of the {to}.': 'Für Kommentare an den Zellen der {from}-Datei hat {to} keinen Platz.',
  'Comments on cells of the {from} stay with their cells.': 'Kommentare der {from}-Datei bleiben an ihren Zellen.',
  'Comments on cells of the {from} become notes of the PDF, which viewers show as small marks.':
    'Kommentare an den Zellen der {from}-Datei werden zu Notizen der PDF, die als kleine Marken zu sehen sind.',
  'The table of the {from} becomes cells in rows and columns.': 'Die Tabelle der {from}-Datei wird zu Zellen in Zeilen und Spalten.',
  'In the {to} column widths, colors, formulas and charts can be added, which a {from} cannot hold.':
    'In {to} kannst du Spaltenbreiten, Farben, Formeln und Diagramme ergänzen, für die {from} keinen Platz hat.',
  'Each row becomes an object whose keys come from the first line; empty and repeated headings get names of their own.':
    'Jede Zeile wird ein Objekt mit Schlüsseln aus der ersten Zeile; leere und doppelte Überschriften bekommen eigene Namen.',
  'Each row becomes an element and each heading a tag; headings with spaces or special characters become valid names.':
    'Jede Zeile wird ein Element und jede Überschrift ein Tag; Überschriften mit Leer- oder Sonderzeichen werden zu gültigen Namen.',
  'Delimiters and quotes are removed; spaces fill each column to its widest value, so a fixed-width font shows a table.':
    'Trennzeichen und Anführungszeichen fallen weg; Leerzeichen füllen jede Spalte bis zum breitesten Wert auf, sodass eine Schrift mit fester Zeichenbreite eine Tabelle zeigt.',
  'Every file in the {from} is copied to the {to} unchanged, together with empty folders, dates and names in any script.':
    'Jede Datei aus dem {from} ist auch im {to}, Byte für Byte dieselbe; leere Ordner, Datum und Namen in jeder Schrift bleiben.',
  'A {from} under a password is opened with it: a field for it appears. The {to} is written without one.':
    'Hat die {from}-Datei ein Passwort, erscheint ein Feld, in das du es eingibst. Die {to}-Datei bekommt keines.',
  'Scripts that can be run in the {from} can still be run in the {to}, on Linux and macOS.':
    'Skripte, die in {from} ausführbar sind, bleiben es in {to}, unter Linux und am Mac.',
  '{to} compresses each file separately: a little larger than the {from}, and single files come out at once.':
    '{to} komprimiert jede Datei für sich: etwas größer als {from}, dafür ist eine einzelne sofort herausgeholt.',
  '{to} can compress all files as one, so many similar ones take less room than in the {from}; taking out a single one is slower.':
    '{to} kann alle Dateien gemeinsam komprimieren; viele ähnliche brauchen dann weniger Platz als in {from}. Eine einzelne herauszuholen dauert länger.',
  'A {from} is as large as its files; {to} compresses them, text to a fifth and photographs hardly at all.':
    '{from} ist so groß wie die Dateien darin; {to} komprimiert sie, Text auf ein Fünftel, Fotos kaum.',
  '{to} does not compress: expect a file as large as everything that was packed in the {from}.':
    '{to} komprimiert nicht: Die Datei wird so groß wie alles, was in {from} gepackt war.',
  'File owners recorded in a {from} are left out, and so are links that point outside it.':
    'Die Eigentümer, die in {from} vermerkt sind, fallen weg, ebenso Verknüpfungen, die aus dem Archiv hinausführen.',
};
