/** Texts of options by their English words (`bun run languages de` lists those that are missing). */
export const options: Readonly<Record<string, string>> = {
  Rotate: 'Drehen',
  '90° right': '90° nach rechts',
  '90° left': '90° nach links',
  'Clockwise, from how the page looks now.': 'Im Uhrzeigersinn, ausgehend von der jetzigen Ansicht.',
  Pages: 'Seiten',
  'Pages to rotate, for example 2,5-7. Leave empty for all pages.':
    'Seiten, die gedreht werden, zum Beispiel 2,5-7. Leer bedeutet alle Seiten.',
  'page numbers from 1 and rising ranges, separated by commas, such as 1-3,5,8-':
    'Seitenzahlen ab 1 und aufsteigende Bereiche, durch Kommas getrennt, etwa 1-3,5,8-',
  Compression: 'Komprimierung',
  'Balanced is hard to tell from the original on a screen. Strong shows when you zoom in.':
    'Ausgewogen ist am Bildschirm kaum vom Original zu unterscheiden. Stark sieht man beim Vergrößern.',
  'Light: best quality': 'Leicht: beste Qualität',
  Balanced: 'Ausgewogen',
  'Strong: smallest file': 'Stark: kleinste Datei',
  'Max size': 'Höchstgröße',
  'Shrinks the images until the PDF fits, whatever the level: 10 for many mail servers.':
    'Verkleinert die Bilder, bis die PDF passt, egal bei welcher Stufe: 10 für viele Mailserver.',
};
