import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertPdf } from '../../engines/pdf-document/convert-pdf.ts';

/**
 * Visual similarity of a DOCX to its PDF: 1 for an equal page count, the share of lines that begin and end with the same words on the same
 * page, and the share of words in place.
 */
export type Looks = { readonly id: string; readonly samePages: number; readonly sameLines: number; readonly inPlace: number };

/** Tolerance in points in each direction for a word to be in place. */
const inPlace = 10;
/** Number of files that LibreOffice prints per run. */
const batch = 20;

type Word = { readonly text: string; readonly page: number; readonly x: number; readonly y: number };
export type Print = { readonly pages: number; readonly words: readonly Word[]; readonly lines: readonly (readonly Word[])[] };

const run = async (argv: readonly string[]): Promise<string> => {
  const child = Bun.spawn([...argv], { stdout: 'pipe', stderr: 'ignore' });
  const out = await new Response(child.stdout).text();
  await child.exited;
  return out;
};

/** Words with the centre of their left edge, and lines, by pdftotext. */
export const readPrint = async (pdf: string): Promise<Print> => {
  const xml = await run(['pdftotext', '-cropbox', '-bbox-layout', pdf, '-']);
  let page = -1;
  const lines: Word[][] = [];
  for (const [, opened, line, x0, y0, y1, text] of xml.matchAll(
    /(<page )|(<line )|<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="[-\d.]+" yMax="([-\d.]+)">(.*?)<\/word>/g,
  )) {
    if (opened) page++;
    else if (line) lines.push([]);
    else lines.at(-1)?.push({ text: text as string, page, x: Number(x0), y: (Number(y0) + Number(y1)) / 2 });
  }
  return { pages: page + 1, words: lines.flat(), lines };
};

/** Share of the page's words that are in place in the print; each word of the print counts once. */
export const shareInPlace = (source: Print, print: Print): number => {
  const left = Map.groupBy(print.words, (w) => `${w.page} ${w.text}`);
  let found = 0;
  for (const word of source.words) {
    const same = left.get(`${word.page} ${word.text}`) ?? [];
    const at = same.findIndex((w) => Math.abs(w.x - word.x) <= inPlace && Math.abs(w.y - word.y) <= inPlace);
    if (at < 0) continue;
    same.splice(at, 1);
    found++;
  }
  return source.words.length ? found / source.words.length : 1;
};

/** Share of the page's lines with an equal first and last word in the print; each line of the print counts once. */
export const shareOfLines = (source: Print, print: Print): number => {
  const keyOf = (line: readonly Word[]): string => `${line[0]?.page} ${line[0]?.text} ${line.at(-1)?.text}`;
  const left = new Map([...Map.groupBy(print.lines, keyOf)].map(([key, lines]) => [key, lines.length]));
  let found = 0;
  for (const line of source.lines) {
    const count = left.get(keyOf(line)) ?? 0;
    if (count === 0) continue;
    left.set(keyOf(line), count - 1);
    found++;
  }
  return source.lines.length ? found / source.lines.length : 1;
};

/** Converts each PDF to DOCX, prints that with LibreOffice into `dir`, and compares both. */
export const measureLooks = async (samples: readonly { readonly id: string; readonly pdf: string }[], dir: string): Promise<Looks[]> => {
  await mkdir(dir, { recursive: true });
  const named = samples.map((s) => ({ ...s, name: s.id.replaceAll('/', '-') }));
  for (const { pdf, name } of named) {
    const converted = await convertPdf(new Uint8Array(await readFile(pdf)), 'docx', { title: name, recognised: new Map() });
    if (converted.kind === 'converted') await writeFile(join(dir, `${name}.docx`), converted.bytes);
  }
  for (let n = 0; n < named.length; n += batch)
    await run([
      'soffice',
      `-env:UserInstallation=file://${join(dir, 'profile')}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      dir,
      ...named.slice(n, n + batch).map(({ name }) => join(dir, `${name}.docx`)),
    ]);
  return Promise.all(
    named.map(async ({ id, pdf, name }) => {
      const [source, print] = [await readPrint(pdf), await readPrint(join(dir, `${name}.pdf`))];
      return {
        id,
        samePages: source.pages === print.pages ? 1 : 0,
        sameLines: shareOfLines(source, print),
        inPlace: shareInPlace(source, print),
      };
    }),
  );
};
