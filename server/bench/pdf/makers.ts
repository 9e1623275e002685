import { join } from 'node:path';

/** A way to make a PDF from a web page, and the program that it needs. */
export type Maker = {
  readonly id: string;
  readonly program: string;
  readonly make: (html: string, pdf: string, dir: string) => readonly string[];
};

const chromium = (style: string): Maker => ({
  id: `chromium-${style}`,
  program: 'chromium',
  make: (html, pdf) => [
    'chromium',
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${pdf}`,
    html.replace(/\.html$/, `.${style}.html`),
  ],
});

/** Styles of different makers: cell borders, column and row lines, no lines, shaded rows. */
export const styles: Readonly<Record<string, string>> = {
  bordered: 'body{font:11pt/1.45 sans-serif}td,th{border:1px solid #888;padding:3px 8px}table{border-collapse:collapse}',
  article:
    'body{font:9.5pt/1.25 serif;columns:2;column-gap:7mm;text-align:justify;hyphens:auto}h1{column-span:all;text-align:center}table{border-collapse:collapse;border-top:1pt solid;border-bottom:1pt solid;text-align:left;font-size:8pt}thead{border-bottom:.6pt solid}td,th{padding:2px 5px}pre{white-space:pre-wrap}',
  plain:
    'body{font:10.5pt/1.5 serif}td,th{padding:2px 14px 2px 0;text-align:left;font-weight:normal}h1,h2,h3{font-family:sans-serif;color:#134}',
  striped:
    'body{font:10pt/1.5 sans-serif;margin:0 2cm}table{border-spacing:0}tr:nth-child(even) td{background:#e8eef4}th{background:#245;color:#fff;text-align:left}td,th{padding:4px 10px}',
};

export const makers: readonly Maker[] = [
  ...Object.keys(styles).map(chromium),
  {
    id: 'libreoffice',
    program: 'soffice',
    make: (html, _, dir) => [
      'soffice',
      `-env:UserInstallation=file://${join(dir, 'profile')}`,
      '--headless',
      '--convert-to',
      'pdf:writer_web_pdf_Export',
      '--outdir',
      join(dir, 'libreoffice'),
      html,
    ],
  },
  { id: 'calibre', program: 'ebook-convert', make: (html, pdf) => ['ebook-convert', html, pdf, '--paper-size', 'a4'] },
  { id: 'mupdf', program: 'mutool', make: (html, pdf) => ['mutool', 'convert', '-o', pdf, html] },
  {
    id: 'ghostscript',
    program: 'gs',
    make: (html, pdf, dir) => [
      'gs',
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-sDEVICE=pdfwrite',
      `-sOutputFile=${pdf}`,
      join(dir, 'chromium-bordered', `${nameOf(html)}.pdf`),
    ],
  },
  {
    id: 'cairo',
    program: 'pdftocairo',
    make: (html, pdf, dir) => ['pdftocairo', '-pdf', join(dir, 'chromium-plain', `${nameOf(html)}.pdf`), pdf],
  },
];

const shell = (id: string, program: string, steps: (source: string, pdf: string, stem: string) => string): Maker => ({
  id,
  program,
  make: (html, pdf) => ['sh', '-c', steps(`'${html}'`, `'${pdf}'`, pdf.replace(/\.pdf$/, ''))],
});

const profileOf = (stem: string): string => `-env:UserInstallation=file://${stem.split('/').slice(0, -2).join('/')}/profile`;

/** Additional makers for the pages in this folder: word processors, and typesetting that a style cannot express. */
export const pageMakers: readonly Maker[] = [
  ...makers,
  shell(
    'writer',
    'soffice',
    (html, pdf, stem) =>
      `cp ${html.replace(/\.html'$/, ".plain.html'")} '${stem}.html' && soffice '${profileOf(stem)}' --headless '--infilter=HTML (StarWriter)' --convert-to pdf:writer_pdf_Export --outdir "$(dirname ${pdf})" '${stem}.html'`,
  ),
  shell(
    'pandoc-writer',
    'soffice',
    (html, pdf, stem) =>
      `pandoc ${html} -o '${stem}.docx' && soffice '${profileOf(stem)}' --headless --convert-to pdf --outdir "$(dirname ${pdf})" '${stem}.docx'`,
  ),
  shell('pandoc-latex', 'pdflatex', (html, pdf) => `pandoc ${html} --pdf-engine=pdflatex -V geometry:margin=2.5cm -o ${pdf}`),
  shell(
    'pandoc-groff',
    'groff',
    (html, pdf, stem) =>
      `pandoc ${html} -s -t ms -o '${stem}.ms' && groff -ms -t -K utf8 -Tps '${stem}.ms' > '${stem}.ps' && ps2pdf '${stem}.ps' ${pdf}`,
  ),
];

export const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.html$/, '');
