/** The columns of an array: a group in braces that may hold groups. */
const array = /(\\begin\{[dx]?array\})\s{0,9}(?:\[[tcb]\]\s{0,9})?\{((?:[^{}]|\{(?:[^{}]|\{[^{}]{0,40}\}){0,80}\}){0,80})\}/g;
const decoration = /[@!<>]\s{0,9}\{(?:[^{}]|\{[^{}]{0,40}\}){0,80}\}/g;
const repeated = /\*\s{0,9}(?:\{(\d{1,2})\}|(\d))\s{0,9}\{([^{}]{0,40})\}/g;
const mostColumns = 100;

/** Columns reduced to their sides. */
const plainColumns = (columns: string): string =>
  columns
    .replace(decoration, '')
    .replace(/[pmbwW]\s{0,9}\{[^{}]{0,40}\}/g, 'l')
    .replace(repeated, (_, many = '', one = '', letters: string) => letters.repeat(Number(many || one)).slice(0, mostColumns))
    .replace(/X/g, 'l');

/** Lines with two marks around the sign of relation, as lines with one in front of it. */
const relations = (body: string): string =>
  body
    .split('\\\\')
    .map((line) => {
      const [left = '', sign, ...right] = line.split('&');
      return sign === undefined || right.length === 0 ? line : `${left}&{}${sign}{}${right.join('')}`;
    })
    .join('\\\\');

/** Spells columns and lines of a formula in a way that parsers of formulas on pages know. */
export const withKnownColumns = (tex: string): string =>
  tex
    .replace(array, (_, begin: string, columns: string) => `${begin}{${plainColumns(columns)}}`)
    .replace(/\\begin\{eqnarray(\*?)\}([\s\S]*?)\\end\{eqnarray\1\}/g, (_, star: string, body: string) =>
      [`\\begin{align${star}}`, relations(body), `\\end{align${star}}`].join(''),
    )
    .replace(/\\(begin|end)\{flalign(\*?)\}/g, '\\$1{align$2}')
    .replace(/\\(begin|end)\{x{1,2}alignat(\*?)\}/g, '\\$1{alignat$2}');
