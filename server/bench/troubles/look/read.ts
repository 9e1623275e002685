import { look } from '../../fidelity/look.ts';
import type { Result } from '../result.ts';
import { pdfText } from './pdf.ts';

const contents = ['word/document.xml', 'word/header*.xml', 'word/footer*.xml', 'word/footnotes.xml', 'content.xml', 'styles.xml'];

const plain = (markup: string): string =>
  markup
    .replace(/<(?:style|head|script)\b[\s\S]*?<\/(?:style|head|script)>/g, ' ')
    .replace(/<w:(?:delText|instrText)\b[^>]*>[^<]*/g, '')
    .replace(
      /<\/?(?:span|text:span|b|i|u|s|em|strong|font|a|text:a|text:[a-z]+-ref|text:bookmark[^>]*|w:(?!p[ >/]|br|tab|tc)[^>]*)(?:\s[^>]*)?>/g,
      '',
    )
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, ten?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(ten)),
    )
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');

/** A document printed by LibreOffice's own program: the path of a PDF beside it. */
export const paperOf = async (path: string): Promise<string> => {
  const pdf = `${path}.pdf`;
  await look(
    'soffice',
    `-env:UserInstallation=file://${path}.profile`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    `${path}.out`,
    path,
  );
  await look('sh', '-c', 'mv "$0".out/*.pdf "$1"', path, pdf);
  return pdf;
};

/** The words of a result as a reader sees them: from pages, package or text. */
export const readWords = async ({ path, text }: Result): Promise<string> => {
  if (path.endsWith('.pdf')) return pdfText(path);
  if (path.endsWith('.epub')) return plain(await look('sh', '-c', 'unzip -p "$0" "*.xhtml" "*.html" || true', path));
  if (/\.(docx|odt|ott|dotx)$/.test(path)) {
    const names = (await look('unzip', '-Z1', path)).split('\n').filter((name) => contents.some((one) => new Bun.Glob(one).match(name)));
    return plain((await Promise.all(names.map((name) => look('unzip', '-p', path, name)))).join('\n'));
  }
  if (/\.(rtf|doc)$/.test(path)) return pdfText(await paperOf(path));
  const all = await text();
  return path.endsWith('.html') || path.endsWith('.fodt') ? plain(all) : all;
};
