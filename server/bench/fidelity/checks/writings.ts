import { join } from 'node:path';
import { type Checks, type Finding, finding } from '../check.ts';
import type { Facts } from '../fixtures.ts';
import { look, lookBytes, withFolder } from '../look.ts';
import { bare, orderFindings, readInput } from './input.ts';

const markup = (text: string): string => text.replace(/<(style|script|office:binary-data)\b.*?<\/\1>/gis, '').replace(/<[^>]*>/g, '');

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
export const entities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '20', 16));
  });

const rtf = (text: string): string =>
  text
    .replace(/\\u(-?\d+)\s?(\\'[0-9a-f]{2}|\?)?/gi, (_, code: string) => String.fromCharCode((Number(code) + 65536) % 65536))
    .replace(/\\'([0-9a-f]{2})/gi, (_, hex: string) => new TextDecoder('windows-1252').decode(Uint8Array.of(Number.parseInt(hex, 16))))
    .replace(/\\[a-z]+-?\d* ?|[{}]/gi, '');

const packed = new Set('docx docm dotx ppsx odt ott epub pptx odp xlsx ods vsdx odg htmlz txtz pmlz'.split(' '));
const compound = new Set(['doc', 'ppt', 'xls']);
const kindle = new Set(['mobi', 'azw3', 'azw', 'pdb', 'lit', 'lrf', 'rb', 'snb']);

/** Those in which ebook-meta finds the title that Calibre has written. */
const namesItself = new Set(['mobi', 'azw3', 'azw', 'pdb', 'lrf', 'rb']);

const lookInZip = (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import re, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); [sys.stdout.buffer.write(z.read(n)) for n in z.namelist() if re.search("[.](xml|x?html?|txt|pml)$", n)]',
    path,
  );

/** The words of a text file of any kind, by simple means that share nothing with the converter. */
export const wordsOf = async (path: string, format: string): Promise<string> => {
  if (format === 'pmlz')
    return (await lookInZip(path)).replace(/\\U([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (packed.has(format)) return entities(markup(await lookInZip(path)));
  if (compound.has(format)) {
    // Word keeps its text either as bytes or as UTF-16, whole.
    const bytes = await Bun.file(path).bytes();
    return [
      new TextDecoder('windows-1252').decode(bytes),
      new TextDecoder('utf-16le').decode(bytes),
      new TextDecoder('utf-16le').decode(bytes.subarray(1)),
    ].join('\n');
  }
  if (kindle.has(format))
    return withFolder(async (dir) => {
      await lookBytes('ebook-convert', path, join(dir, 'seen.txt'));
      return Bun.file(join(dir, 'seen.txt')).text();
    });
  const text = await Bun.file(path).text();
  if (format === 'rtf') return rtf(text.replace(/[\da-f\s]{200,}/gi, ' '));
  if (format === 'md') return text.replace(/\(data:[^)]*\)/g, '');
  return ['txt', 'csv', 'tsv', 'json', 'yaml'].includes(format) ? text : entities(markup(text));
};

const hasPictures = async (path: string, format: string): Promise<boolean> =>
  packed.has(format)
    ? /\.(png|jpe?g|gif|svg|wmf|emf)$/im.test(await look('unzip', '-Z1', path))
    : /<img|!\[|\\pict|<draw:image/.test(await Bun.file(path).text());

/** A phonetic guide stands before its word in some formats and behind it in others; a note is called wherever a word ends. */
const piecesOf = (sentence: string, { footnotes = 0, notes = 0, comments = 0 }: Facts, to: string): readonly string[] => {
  const apart = footnotes + notes + comments > 0 || to === 'doc' ? sentence.split(/[^\p{L}\d]+/u).filter(Boolean) : [bare(sentence)];
  return apart.flatMap((piece) => piece.split(/(?<=\p{sc=Hira})(?=\p{sc=Han})/u));
};

/** Formats whose words are not read here in the order in which they are shown. */
const unordered = new Set([...compound, 'pptx', 'odp', 'ppsx', 'vsdx', 'odg', 'epub']);

/** Documents and books: the sentence that the set names for the input is there, its words in order, and the title where there is one. */
export const writingChecks: Checks = async ({ fixture, to, outputs }) => {
  const { facts } = fixture;
  const seen = (await Promise.all(outputs.map((path) => wordsOf(path, to)))).join('\n');
  const words = bare(seen);
  const sentence = facts.sentence ?? facts.libreoffice?.sentence;
  const findings: Finding[] = [finding('has words or pictures', words.length > 0 || (await hasPictures(outputs[0] ?? '', to)), 'none')];
  if (sentence)
    findings.push(
      finding(
        'text',
        piecesOf(sentence, facts, to).every((piece) => words.includes(piece)),
        `without '${sentence.slice(0, 40)}'`,
      ),
    );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII.
  if (facts.title && namesItself.has(to) && (to !== 'pdb' || /^[\x00-\x7f]*$/.test(facts.title))) {
    const told = await look('ebook-meta', outputs[0] ?? '');
    // Palm's databases have names of 31 bytes.
    const title = to === 'pdb' ? facts.title.slice(0, 31) : facts.title;
    findings.push(finding('title', bare(told).includes(bare(title)), told.split('\n')[0]));
  }
  if (!unordered.has(to)) findings.push(...orderFindings(await readInput(fixture), seen));
  return findings;
};
