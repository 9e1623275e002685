/** Words at the start of captions of figures and tables, in common languages. */
const words = [
  'figure|fig|table|tab|chart|graph|exhibit|plate|map|diagram|scheme|photo|picture|illustration|listing|algorithm|box',
  'abbildung|abb|tabelle|diagramm|schaubild|bild',
  'figura|tabla|cuadro|gr[áa]fico|gr[áa]fica|tabela|quadro|tabella|tableau|graphique|carte|grafico',
  'figuur|tabel|grafiek|rysunek|rys|tabela|wykres|obr[áa]zek|obr|tabulka|graf|[şs]ekil|tablo|grafik',
  'рис|рисунок|таблица|табл|таблиця|εικόνα|πίνακας|σχήμα',
];
const western = new RegExp(
  // The number, then a full stop, a capital or the end: `Figure 3 shows` is a sentence.
  `^(?:${words.join('|')})\\.?[\\s\\u00a0]*(?:[A-Z]?\\d{1,3}(?:[.\\-–][A-Z]?\\d{1,3}){0,3}[a-z]?|[IVXLC]{1,6})(?:\\s*(?:[.:–—|-]|(?:[(“"]\\s*)?(?=\\p{Lu})|$)|\\t)`,
  'iu',
);
const capital = /^\p{Lu}/u;
const eastern = /^[图圖表図]\s*\d{1,3}(?:[-.．]\d{1,3})*[\s:：.、]|^(?:그림|표)\s*\d{1,3}/u;

/** Whether the text is the caption of a figure or table: a word for its kind, a number, then a title. */
export const isCaption = (text: string): boolean => {
  const found = western.exec(text);
  if (!found) return eastern.test(text);
  const after = text.slice(found[0].length).trimStart();
  const bare = found[0].trimEnd();
  const isSetOff = /[.:–—|-]$/.test(bare) || found[0].slice(bare.length).includes('\t');
  return capital.test(text) && (isSetOff || after === '' || !/^\p{Ll}/u.test(after));
};
