import { join } from 'node:path';
import { type Checks, type Finding, finding } from '../check.ts';
import type { Facts } from '../fixtures.ts';
import { look, lookBytes, withFolder } from '../look.ts';
import { bare, orderFindings, readInput, spellings } from './input.ts';

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

/** Replaces PML's codes: character codes become characters, links and chapter marks are removed (MobileRead wiki, PML). */
const pml = (text: string): string =>
  text
    .replace(/\\U([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\a(\d{3})/g, (_, code: string) => new TextDecoder('windows-1252').decode(Uint8Array.of(Number(code))))
    .replace(/\\(?:[XC][0-4]|[A-Za-z])(?:="[^"]*")?/g, '');

const packed = new Set('docx docm dotx ppsx odt ott epub pptx odp xlsx ods vsdx odg htmlz txtz pmlz kmz'.split(' '));
const compound = new Set(['doc', 'ppt', 'xls']);
const kindle = new Set(['mobi', 'azw3', 'azw', 'pdb', 'lit', 'lrf', 'rb']);

/** Formats in which ebook-meta finds the title that Calibre writes. */
const namesItself = new Set(['mobi', 'azw3', 'azw', 'pdb', 'lrf', 'rb']);

const lookInZip = (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    'import re, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); [sys.stdout.buffer.write(z.read(n)) for n in z.namelist() if re.search("[.](xml|x?html?|txt|pml|kml)$", n)]',
    path,
  );

/** Unpacks all streams in a file without a directory, located by the signatures of bzip2 and zlib. */
const lookInPacks = (path: string, kind: 'bz2' | 'zlib'): Promise<Uint8Array> =>
  lookBytes(
    'python3',
    '-c',
    `import bz2, re, sys, zlib
mark, unpacker = {"bz2": (rb"BZh\\d1AY&SY", bz2.BZ2Decompressor), "zlib": (rb"\\x78[\\x01\\x5e\\x9c\\xda]", zlib.decompressobj)}[sys.argv[2]]
data = open(sys.argv[1], "rb").read()
for found in re.finditer(mark, data):
    try:
        sys.stdout.buffer.write(unpacker().decompress(data[found.start():]))
    except (OSError, zlib.error):
        pass  # Bytes that only look like a beginning.`,
    path,
    kind,
  );

const wide = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes);

/** Moves comments after the text, as they are stored inside the sentences that they annotate. */
const commentsLast = (xml: string): string => {
  const comment = /<office:annotation\b.*?<\/office:annotation>/gs;
  return xml.replace(comment, '') + (xml.match(comment) ?? []).join(' ');
};

/** The words of a text file of any kind, extracted by simple means independent of the converter. */
export const wordsOf = async (path: string, format: string): Promise<string> => {
  if (format === 'pmlz') return pml(await lookInZip(path));
  if (packed.has(format)) return entities(markup(commentsLast(await lookInZip(path))));
  if (format === 'snb') return entities(markup(new TextDecoder().decode(await lookInPacks(path, 'bz2')).replace(/<!\[CDATA\[|\]\]>/g, '')));
  if (compound.has(format)) {
    // Word stores its text either as bytes or as UTF-16, never mixed.
    const bytes = await Bun.file(path).bytes();
    // Slides show a chart as a compressed image, whose words are UTF-16.
    const images = format === 'ppt' ? wide(await lookInPacks(path, 'zlib')) : '';
    return [new TextDecoder('windows-1252').decode(bytes), wide(bytes), wide(bytes.subarray(1)), images].join('\n');
  }
  if (kindle.has(format))
    return withFolder(async (dir) => {
      await lookBytes('ebook-convert', path, join(dir, 'seen.txt'));
      return Bun.file(join(dir, 'seen.txt')).text();
    });
  const text = await Bun.file(path).text();
  if (format === 'rtf') return rtf(text.replace(/[\da-f\s]{200,}/gi, ' '));
  // Text in the other direction is wrapped in an inline command; a link's text follows its target.
  if (format === 'tex') return text.replace(/\\(?:RL|LR|(?:hyperlink|href)\{[^{}]*\})\{([^{}]*)\}/g, '$1');
  if (format === 'org') return entities(markup(text.replace(/\[\[[^\][]*\]\[([^\][]*)\]\]/g, '$1')));
  if (format === 'adoc') return entities(markup(text.replace(/<<[^<>,]*,([^<>]*)>>|link:\S*\[([^\]]*)\]/g, '$1$2')));
  if (format === 'xwiki') return entities(markup(text.replace(/\^\^|,,/g, '')));
  // OPML stores its texts in attributes.
  if (format === 'opml') return entities([...text.matchAll(/ (?:text|_note)="([^"]*)"/g)].map(([, words]) => words).join('\n'));
  if (format === 'md') {
    const words = text.replace(/\(data:[^)]*\)/g, '').replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1');
    // In Markdown, tables with merged cells are HTML. Only those are parsed, since other text may contain tag-like characters.
    return words.replace(/<table>.*?<\/table>/gs, (table) => entities(markup(table)));
  }
  return ['txt', 'csv', 'tsv', 'json', 'yaml'].includes(format) ? text : entities(markup(text));
};

const hasImages = async (path: string, format: string): Promise<boolean> =>
  packed.has(format)
    ? /\.(png|jpe?g|gif|svg|wmf|emf)$/im.test(await look('unzip', '-Z1', path))
    : /<img|!\[|\\pict|<draw:image/.test(await Bun.file(path).text());

/** Formats place phonetic guides before or after their word, and note references at the end of any word. */
const piecesOf = (sentence: string, { footnotes = 0, notes = 0, comments = 0 }: Facts, to: string): readonly string[] => {
  const apart =
    footnotes + notes + comments > 0 || to === 'doc'
      ? sentence
          .split(/[^\p{L}\d]+/u)
          .map(bare)
          .filter(Boolean)
      : [bare(sentence)];
  return apart.flatMap((piece) => piece.split(/(?<=\p{sc=Hira})(?=\p{sc=Han})/u));
};

/** Formats whose words are not extracted in display order. */
const unordered = new Set([...compound, 'pptx', 'odp', 'ppsx', 'vsdx', 'odg', 'epub', 'snb']);

/** A slide's notes as recorded in the set, without the slide number at the end. */
export const slideNotes = ({ note_text: text = '' }: Facts): string => text.replace(/\d+$/, '');

/** Documents and books: the recorded sentence is present, the words are in order, and the title is kept. */
export const documentChecks: Checks = async ({ fixture, to, outputs, notes }) => {
  const { facts } = fixture;
  const seen = (await Promise.all(outputs.map((path) => wordsOf(path, to)))).join('\n');
  const words = bare(seen);
  const sentence = facts.sentence ?? facts.libreoffice?.sentence;
  const findings: Finding[] = [finding('has words or pictures', words.length > 0 || (await hasImages(outputs[0] ?? '', to)), 'none')];
  const input = await readInput(fixture);
  if (sentence) {
    // The set does not count the comments of RTF.
    const comments =
      facts.comments ?? (fixture.format === 'rtf' ? (await Bun.file(fixture.file).text()).split('\\*\\annotation').length - 1 : 0);
    const expected = spellings(input, sentence).map((spelling) => piecesOf(spelling, { ...facts, comments }, to));
    // Palm's markup has codes for few letters; a note says so.
    const held = expected.map((pieces) => pieces.filter((piece) => to !== 'pmlz' || /^\p{Script_Extensions=Latin}*$/u.test(piece)));
    findings.push(
      finding(
        'text',
        held.some((pieces) => pieces.every((piece) => words.includes(piece))),
        `without '${sentence.slice(0, 40)}'`,
      ),
    );
    if (held[0]?.length !== expected[0]?.length) findings.push(finding('says what is lost', notes.length > 0, 'nothing'));
  }
  if (slideNotes(facts)) findings.push(finding('notes of slides', words.includes(bare(slideNotes(facts))), 'none'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII.
  if (facts.title && namesItself.has(to) && (to !== 'pdb' || /^[\x00-\x7f]*$/.test(facts.title))) {
    const told = await look('ebook-meta', outputs[0] ?? '');
    // Names of Palm databases have at most 31 bytes.
    const title = to === 'pdb' ? facts.title.slice(0, 31) : facts.title;
    findings.push(finding('title', bare(told).includes(bare(title)), told.split('\n')[0]));
  }
  if (!unordered.has(to)) findings.push(...orderFindings(input, seen));
  return findings;
};
