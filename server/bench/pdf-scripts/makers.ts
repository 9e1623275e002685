import { type Maker, makers as pageMakers, styles } from '../pdf/makers.ts';

/** Justified text in one column, as in books and reports: the source of kashidas and wide spaces. */
export const looks: Readonly<Record<string, string>> = {
  ...styles,
  justified:
    'body{font:12pt/1.5 serif;margin:0 1cm;text-align:justify}td,th{border:1px solid #888;padding:3px 8px}table{border-collapse:collapse}',
};

const named = (id: string): Maker => pageMakers.find((m) => m.id === id) as Maker;

const shell = (id: string, program: string, steps: (html: string, pdf: string, stem: string, dir: string) => string): Maker => ({
  id,
  program,
  make: (html, pdf, dir) => ['sh', '-c', steps(html, pdf, pdf.replace(/\.pdf$/, ''), dir)],
});

const stemOf = (html: string): string => (html.split('/').at(-1) ?? '').replace(/\.html$/, '');

/** Makers by fold: rules are tuned on the first fold and judged on the second. Later makers of a fold may use output of earlier ones. */
export const folds: Readonly<Record<'tuned' | 'judged', readonly Maker[]>> = {
  tuned: [named('chromium-bordered'), named('chromium-plain'), named('libreoffice')],
  judged: [
    named('chromium-article'),
    shell(
      'writer-justified',
      'soffice',
      (html, pdf, stem, dir) =>
        `cp '${html.replace(/\.html$/, '.justified.html')}' '${stem}.html' && soffice '-env:UserInstallation=file://${dir}/profile' --headless '--infilter=HTML (StarWriter)' --convert-to pdf:writer_pdf_Export --outdir "$(dirname '${pdf}')" '${stem}.html'`,
    ),
    named('mupdf'),
    shell(
      'qpdf',
      'qpdf',
      (html, pdf, _, dir) => `qpdf --object-streams=generate --linearize '${dir}/libreoffice/${stemOf(html)}.pdf' '${pdf}'`,
    ),
    shell('cairo', 'pdftocairo', (html, pdf, _, dir) => `pdftocairo -pdf '${dir}/libreoffice/${stemOf(html)}.pdf' '${pdf}'`),
  ],
};
