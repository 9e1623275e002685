import { readCompoundTree } from '../../../files/compound-tree.ts';
import { type FieldSources, verdictOn } from './field-code.ts';

/** Offsets in a DOC's file information block ([MS-DOC] 2.5): text lengths and table positions. */
const block = { magic: 0xa5ec, flags: 0x0a, counts: 0x4c, tables: 0x9a, clx: 33, bookmarks: 21 } as const;
/** The first version with tables in a separate stream: Word 97. */
const word97 = 0xc1;
const [encrypted, secondTable] = [0x0100, 0x0200];
/** Field tables, each with the subdocuments that precede its own: body, headers, notes, comments, endnotes, text boxes. */
const fieldTables: readonly (readonly [table: number, before: readonly number[]])[] = [
  [16, []],
  [18, [0]],
  [17, [0, 1]],
  [19, [0, 1, 2, 3]],
  [48, [0, 1, 2, 3, 4]],
  [57, [0, 1, 2, 3, 4, 5]],
];
const [begin, separate, end] = [0x13, 0x14, 0x15];
/** Field type that LibreOffice shows as its saved text ([MS-DOC] 2.9.90). */
const keptType = 2;
/** Limit of characters read per field: codes are short, and only the existence of saved text matters. */
const mostCharacters = 4096;

/** Limit of characters across all fields; the rest stay unchanged. */
const mostOfAll = 4_000_000;

type Piece = { readonly from: number; readonly to: number; readonly place: number; readonly bytes: 1 | 2 };

/** The pieces of the text ([MS-DOC] 2.9.38 and 2.8.35). */
const piecesOf = (clx: Buffer): readonly Piece[] => {
  let at = 0;
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) return [];
  const size = clx.readUInt32LE(at + 1);
  const table = clx.subarray(at + 5, at + 5 + size);
  const count = Math.floor((table.length - 4) / 12);
  return Array.from({ length: count }, (_, index) => {
    const fc = table.readUInt32LE(4 * (count + 1) + 8 * index + 2);
    const isNarrow = (fc & 0x4000_0000) !== 0;
    const place = fc & 0x3fff_ffff;
    return {
      from: table.readUInt32LE(4 * index),
      to: table.readUInt32LE(4 * index + 4),
      place: isNarrow ? place / 2 : place,
      bytes: isNarrow ? 1 : 2,
    };
  });
};

/** Names of bookmarks, in lower case ([MS-DOC] 2.9.279). */
const bookmarksOf = (table: Buffer): ReadonlySet<string> => {
  const names = new Set<string>();
  if (table.length < 6) return names;
  for (let at = 6; at + 2 <= table.length; ) {
    const bytes = 2 * table.readUInt16LE(at);
    names.add(table.toString('utf16le', at + 2, at + 2 + bytes).toLowerCase());
    at += 2 + bytes;
  }
  return names;
};

type Open = { readonly mark: number; readonly from: number; separated?: number };

const settle = (doc: Buffer, sources: Omit<FieldSources, 'bookmarks'>): Buffer | undefined => {
  const { streams, places } = readCompoundTree(doc);
  const word = streams.get('WordDocument')?.();
  if (!word || word.length < 0x400 || word.readUInt16LE(0) !== block.magic || word.readUInt16LE(2) < word97) return undefined;
  const flags = word.readUInt16LE(block.flags);
  if ((flags & encrypted) !== 0) return undefined;
  const tableName = (flags & secondTable) !== 0 ? '1Table' : '0Table';
  const tables = streams.get(tableName)?.();
  const [placeInTables, placeInWord] = [places.get(tableName)?.(), places.get('WordDocument')?.()];
  if (!tables || !placeInTables || !placeInWord) return undefined;
  const rangeOf = (index: number) => {
    const at = block.tables + 8 * index;
    return { at: word.readUInt32LE(at), size: word.readUInt32LE(at + 4) };
  };
  const bytesOf = (index: number): Buffer => {
    const { at, size } = rangeOf(index);
    return tables.subarray(at, at + size);
  };
  if (fieldTables.every(([index]) => rangeOf(index).size === 0)) return undefined;

  const pieces = piecesOf(bytesOf(block.clx));
  let seen = 0;
  /** Characters of the text with their offsets in the stream. */
  const charactersOf = (from: number, to: number): readonly (readonly [text: string, place: number])[] => {
    let [at, above] = [0, pieces.length];
    while (at < above) {
      const middle = (at + above) >> 1;
      if ((pieces[middle]?.to ?? 0) > from) above = middle;
      else at = middle + 1;
    }
    const characters: [string, number][] = [];
    for (let cp = from; cp < Math.min(to, from + mostCharacters) && ++seen < mostOfAll; cp++) {
      if (cp >= (pieces[at]?.to ?? 0)) at++;
      const piece = pieces[at];
      if (!piece) break;
      const place = piece.place + (cp - piece.from) * piece.bytes;
      const code = piece.bytes === 1 ? word[place] : word.readUInt16LE(place);
      characters.push([String.fromCharCode(code ?? 0), place]);
    }
    return characters;
  };
  const counts = Array.from({ length: 7 }, (_, index) => word.readUInt32LE(block.counts + 4 * index));
  const bookmarks = bookmarksOf(bytesOf(block.bookmarks));
  const summary = streams.get('\x05SummaryInformation')?.().toString('latin1') ?? '';
  const settled = Buffer.from(doc);
  let isChanged = false;
  const put = (place: number, byte: number): void => {
    settled[place] = byte;
    isChanged = true;
  };

  for (const [index, before] of fieldTables) {
    const { at: start, size } = rangeOf(index);
    const count = Math.floor((size - 4) / 6);
    const first = before.reduce((sum, which) => sum + (counts[which] ?? 0), 0);
    const open: Open[] = [];
    for (let one = 0; one < count; one++) {
      const cp = first + tables.readUInt32LE(start + 4 * one);
      const mark = start + 4 * (count + 1) + 2 * one;
      const kind = (tables[mark] ?? 0) & 0x1f;
      const last = open.at(-1);
      if (kind === begin) open.push({ mark, from: cp });
      else if (kind === separate && last) last.separated = cp;
      else if (kind === end && open.pop() && last) {
        const code = charactersOf(last.from + 1, last.separated ?? cp);
        const text = code.map(([character]) => character).join('');
        const saved =
          last.separated === undefined
            ? ''
            : charactersOf(last.separated + 1, cp)
                .map(([character]) => character)
                .join('');
        const properties = saved.length > 2 && summary.includes(saved) ? new Set([saved.trim()]) : sources.properties;
        const verdict = verdictOn(text, saved.trim() !== '', saved, { ...sources, bookmarks, properties });
        if (verdict === 'saved') put(placeInTables(last.mark + 1), keptType);
        const path = text.search(/\\p(?![a-z])/i);
        // Without this switch LibreOffice prints the name without the path.
        if (verdict === 'file-name' && path >= 0) for (const [, place] of code.slice(path, path + 2)) put(placeInWord(place), 0x20);
      }
    }
  }
  return isChanged ? settled : undefined;
};

/**
 * Replaces fields without a source in a DOC by their saved text. Undefined if nothing changes, or if the file is no DOC of Word 97 or
 * later, which LibreOffice judges.
 */
export const settledDoc = (doc: Buffer, sources: Omit<FieldSources, 'bookmarks'>): Buffer | undefined => {
  if (doc.length < 512 || doc.readUInt32BE(0) !== 0xd0cf11e0) return undefined;
  try {
    return settle(doc, sources);
  } catch (thrown) {
    // Table offsets are outside the file.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
};
