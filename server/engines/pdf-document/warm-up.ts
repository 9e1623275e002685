import { existsSync, readFileSync } from 'node:fs';
import { convertPdf } from './convert-pdf.ts';

/** Metric twins that the toolchain brings: most documents carry fonts of this kind along. */
const fontFile = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

const words = 'Rivers carry stones and silt from the hills to the plain, and leave them where the water slows down.'.split(' ');
const text = (x: number, y: number, size: number, line: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;
const sentence = (from: number, length: number): string => Array.from({ length }, (_, at) => words[(from + at) % words.length]).join(' ');

/** A page with what most pages have: a heading, paragraphs, a list, a ruled table and one that is only aligned. */
const page = (number: number): string => {
  const heading = text(72, 740, 18, `${number} Of Rivers`);
  const paragraphs = Array.from({ length: 14 }, (_, at) => text(72, 700 - 14 * at - (at > 6 ? 10 : 0), 11, sentence(at * 3, 14))).join('');
  const list = Array.from({ length: 3 }, (_, at) => text(84, 480 - 14 * at, 11, `${at + 1}. ${sentence(at, 8)}`)).join('');
  const cells = (top: number, wide: number): string =>
    Array.from({ length: 20 }, (_, at) =>
      text(76 + wide * (at % 4), top - 16 * Math.floor(at / 4), 10, at < 4 ? `Column ${at}` : `${at * 125}.5`),
    ).join('');
  const rules = Array.from({ length: 6 }, (_, at) => `72 ${424 - 16 * at} m 452 ${424 - 16 * at} l S `).join('');
  const bars = Array.from({ length: 5 }, (_, at) => `${72 + 95 * at} 424 m ${72 + 95 * at} 344 l S `).join('');
  return `${heading}${paragraphs}${list}0.5 w ${rules}${bars}\n${cells(412, 95)}${cells(300, 120)}${text(290, 40, 9, String(number))}`;
};

/** PDF by hand, of two pages. ISO 32000-1, 7.5. */
const ownPdf = (font: Uint8Array): Uint8Array => {
  const latin1 = (part: string): Uint8Array => Buffer.from(part, 'latin1');
  const objects: Uint8Array[] = [];
  const add = (body: string, stream?: Uint8Array): string => {
    const parts = stream ? [latin1(`${body}\nstream\n`), stream, latin1('\nendstream')] : [latin1(body)];
    objects.push(Buffer.concat([latin1(`${objects.length + 1} 0 obj\n`), ...parts, latin1('\nendobj\n')]));
    return `${objects.length} 0 R`;
  };
  const file = add(`<< /Length ${font.length} /Length1 ${font.length} >>`, font);
  const box = '/Flags 32 /FontBBox [-544 -303 1302 980] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80';
  const descriptor = file && add(`<< /Type /FontDescriptor /FontName /AAAAAA+LiberationSans ${box} /FontFile2 ${file} >>`);
  const widths = `/FirstChar 32 /LastChar 126 /Widths [${Array.from({ length: 95 }, () => 520).join(' ')}]`;
  const embedded = `/Subtype /TrueType /BaseFont /AAAAAA+LiberationSans /FontDescriptor ${descriptor} ${widths}`;
  const face = add(`<< /Type /Font ${embedded} /Encoding /WinAnsiEncoding >>`);
  const parent = `${objects.length + 5} 0 R`;
  const pages = [1, 2].map((number) => {
    const content = latin1(page(number));
    const stream = add(`<< /Length ${content.length} >>`, content);
    const resources = `<< /Font << /F1 ${face} >> >>`;
    return add(`<< /Type /Page /Parent ${parent} /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${stream} >>`);
  });
  const root = add(`<< /Type /Pages /Kids [${pages.join(' ')}] /Count 2 >>`);
  const catalog = add(`<< /Type /Catalog /Pages ${root} >>`);
  const head = latin1('%PDF-1.4\n');
  let at = head.length;
  const table = objects.map((object) => {
    const line = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    return line;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${size} /Root ${catalog} >>\nstartxref\n${at}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([head, ...objects, latin1(end)]));
};

/** Often enough for the compiler to have had its say about what most documents go through. */
const rounds = 10;
/** Those whose writers wait for no files: what all have in common is compiled by them. */
const targets = ['docx', 'html', 'txt', 'md'] as const;

/**
 * For the program that workers are forked from. Loads what is only loaded for some documents but lies elsewhere in a fork, as packages
 * with native parts do, and has pages of our own converted: forks have what it has compiled.
 */
export const warmUp = async (): Promise<void> => {
  await import('sharp');
  // pdf.js reads the fonts of its own as files, and with that threads would begin.
  if (!existsSync(fontFile)) return;
  const bytes = ownPdf(new Uint8Array(readFileSync(fontFile)));
  for (let round = 0; round < rounds; round++)
    for (const to of targets) await convertPdf(bytes.slice(), to, { title: 'Of Rivers', progress: () => undefined });
};
