import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { markdownBody } from '../../engines/markup/markdown.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { type Maker, makers, nameOf, pageMakers, styles } from './makers.ts';

/** A PDF with known text: a web page with the expected result. */
export type Sample = { readonly id: string; readonly maker: string; readonly pdf: string; readonly truth?: string };

/** Packages with Markdown manuals: headings, lists, code, and some tables. */
const packages = ['marked', 'chardet', 'entities', 'fast-xml-parser', 'playwright', 'client-zip', 'nodemailer', 'epub-gen-memory'];
/** Manual pages of Debian's base system, printed by groff. */
const manuals = ['cp', 'sort', 'tail', 'diff', 'xargs', 'tar'];
/** PDFs of installed Debian packages. Without sources, they only need to convert and yield text. */
const shipped = [
  '/usr/share/doc/libtasn1-doc/libtasn1.pdf',
  '/usr/share/doc/shared-mime-info/shared-mime-info-spec.pdf',
  '/usr/share/doc/libimage-exiftool-perl/html/MIE1.1-20070121.pdf',
];

const root = join(import.meta.dir, '../../..');

const run = async (argv: readonly string[]): Promise<string | undefined> => {
  if (!Bun.which(argv[0] as string)) return undefined;
  const child = Bun.spawn([...argv], { stdout: 'pipe', stderr: 'ignore' });
  const out = await new Response(child.stdout).text();
  return (await child.exited) === 0 ? out : undefined;
};

const page = (body: string, style: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>@page{size:A4;margin:2cm}${style}</style></head><body>\n${body}</body></html>\n`;

/** A program that failed may leave an empty file. */
const isWritten = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

/** The manual as a page without pictures: most are badges. */
const bodyOf = (markdown: string): string => markdownBody(markdown).replace(/<img\b[^>]*>/g, '');

/** Prints a page with all makers in all styles. */
const printAll = async (name: string, body: string, by: readonly Maker[], dir: string): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const html = join(dir, `${name}.html`);
  await writeFile(html, page(body, styles.bordered as string));
  for (const [style, css] of Object.entries(styles)) await writeFile(join(dir, `${name}.${style}.html`), page(body, css));
  for (const maker of by) {
    mkdirSync(join(dir, maker.id), { recursive: true });
    const pdf = join(dir, maker.id, `${nameOf(html)}.pdf`);
    if (!isWritten(pdf)) await run(maker.make(html, pdf, dir));
    if (isWritten(pdf)) samples.push({ id: `${maker.id}/${name}`, maker: maker.id, pdf, truth: body });
  }
  return samples;
};

const fromPackages = async (dir: string): Promise<Sample[]> => {
  const samples: Sample[] = [];
  for (const name of packages) {
    const source = ['README.md', 'readme.md'].map((f) => join(root, 'node_modules', name, f)).find(existsSync);
    if (source) samples.push(...(await printAll(name, bodyOf(await readFile(source, 'utf8')), makers, dir)));
  }
  return samples;
};

const pages = join(import.meta.dir, 'pages');

/** Business pages (an invoice, an account statement, a form …) from this folder, by the same makers and more. */
export const businessSet = async (dir: string): Promise<Sample[]> => {
  mkdirSync(dir, { recursive: true });
  const samples: Sample[] = [];
  for (const file of (await readdir(pages)).sort())
    samples.push(...(await printAll(`page-${nameOf(file)}`, await readFile(join(pages, file), 'utf8'), pageMakers, dir)));
  return samples;
};

/** An unlimited line width, so that groff neither breaks nor hyphenates lines. */
const endless = ['-rLL=20000n', '-rHY=0'];

/** A manual page as groff writes it for a terminal: a line without indent is a heading. */
const manualPage = (text: string): string =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim())
    .slice(0, -1)
    .map((line) => (/^\S/.test(line) ? `<h1>${escapeXml(line.trim())}</h1>` : `<p>${escapeXml(line.trim())}</p>`))
    .join('\n');

const fromManuals = async (dir: string): Promise<Sample[]> => {
  const samples: Sample[] = [];
  for (const name of manuals) {
    const packed = [`/usr/share/man/man1/${name}.1.gz`].find(existsSync);
    if (!packed) continue;
    const source = join(dir, `${name}.1`);
    await writeFile(source, gunzipSync(await readFile(packed)));
    const text = await run(['groff', '-man', '-t', '-Tutf8', '-P-cbou', ...endless, source]);
    if (text === undefined) continue;
    const truth = manualPage(text);
    const [ps, distilled, redrawn] = [
      join(dir, 'groff', `${name}.ps`),
      join(dir, 'groff', `${name}.pdf`),
      join(dir, 'groff-cairo', `${name}.pdf`),
    ] as const;
    for (const maker of ['groff', 'groff-cairo']) mkdirSync(join(dir, maker), { recursive: true });
    if (!isWritten(distilled)) await run(['sh', '-c', `groff -man -t -Tps '${source}' > '${ps}' && ps2pdf '${ps}' '${distilled}'`]);
    if (!isWritten(redrawn)) await run(['pdftocairo', '-pdf', distilled, redrawn]);
    if (isWritten(distilled)) samples.push({ id: `groff/${name}`, maker: 'groff', pdf: distilled, truth });
    if (isWritten(redrawn)) samples.push({ id: `groff-cairo/${name}`, maker: 'groff-cairo', pdf: redrawn, truth });
  }
  return samples;
};

/** Makes missing PDFs with the available programs; they stay in `dir` for the next run. */
export const thirdSet = async (dir: string): Promise<Sample[]> => {
  mkdirSync(dir, { recursive: true });
  const made = [...(await fromPackages(dir)), ...(await fromManuals(dir))];
  return [...made, ...shipped.filter(existsSync).map((pdf): Sample => ({ id: `shipped/${pdf.split('/').at(-1)}`, maker: 'shipped', pdf }))];
};
