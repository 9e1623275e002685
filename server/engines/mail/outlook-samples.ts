/** Outlook messages for tests, built byte by byte from [MS-CFB] and [MS-OXMSG]; storages are maps, streams are bytes. */

export type Tree = { readonly [name: string]: Tree | Uint8Array };

const sectorBytes = 512;
const [endOfChain, freeSector, tableSector, none] = [0xfffffffe, 0xffffffff, 0xfffffffd, 0xffffffff];

type Entry = { name: string; type: number; right: number; child: number; first: number; content: Uint8Array };

/** Writes a compound file; the streams of a storage form a degenerate tree, linked to the right. */
export const writeCompound = (tree: Tree): Buffer => {
  const entries: Entry[] = [{ name: 'Root Entry', type: 5, right: none, child: none, first: endOfChain, content: Buffer.alloc(0) }];
  const sectors: Buffer[] = [];
  const mini: Buffer[] = [];
  const [table, miniTable]: [number[], number[]] = [[], []];
  const place = (content: Uint8Array, into: Buffer[], chain: number[], size: number): number => {
    if (content.length === 0) return endOfChain;
    const first = into.length;
    for (let at = 0; at < content.length; at += size) {
      const part = Buffer.alloc(size);
      part.set(content.subarray(at, at + size));
      into.push(part);
      chain.push(at + size < content.length ? into.length : endOfChain);
    }
    return first;
  };
  const add = (children: Tree, parent: number): void => {
    let before = -1;
    for (const [name, value] of Object.entries(children)) {
      const isStream = value instanceof Uint8Array;
      const content = isStream ? value : Buffer.alloc(0);
      const isMini = content.length < 4096;
      const first = isStream ? place(content, isMini ? mini : sectors, isMini ? miniTable : table, isMini ? 64 : sectorBytes) : 0;
      const at = entries.push({ name, type: isStream ? 2 : 1, right: none, child: none, first, content }) - 1;
      const link = before < 0 ? entries[parent] : entries[before];
      if (link) link[before < 0 ? 'child' : 'right'] = at;
      before = at;
      if (!isStream) add(value as Tree, at);
    }
  };
  add(tree, 0);
  const [root] = entries;
  const miniStream = Buffer.concat(mini);
  if (root) [root.first, root.content] = [place(miniStream, sectors, table, sectorBytes), miniStream];
  const miniTableBytes = Buffer.alloc(Math.ceil(miniTable.length / 128) * sectorBytes, 0xff);
  for (const [at, next] of miniTable.entries()) miniTableBytes.writeUInt32LE(next >>> 0, 4 * at);
  const miniTableAt = place(miniTableBytes, sectors, table, sectorBytes);
  const directory = Buffer.alloc(Math.ceil(entries.length / 4) * sectorBytes);
  for (const [at, { name, type, right, child, first, content }] of entries.entries()) {
    const spelled = Buffer.from(`${name}\0`, 'utf16le');
    directory.set(spelled, at * 128);
    directory.writeUInt16LE(spelled.length, at * 128 + 64);
    directory.set([type, 1], at * 128 + 66);
    for (const [index, link] of [none, right, child].entries()) directory.writeUInt32LE(link, at * 128 + 68 + 4 * index);
    directory.writeUInt32LE(first, at * 128 + 116);
    directory.writeUInt32LE(content.length, at * 128 + 120);
  }
  const directoryAt = place(directory, sectors, table, sectorBytes);
  let tables = 1;
  while (tables * 128 < table.length + tables) tables++;
  const header = Buffer.alloc(sectorBytes);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, value] of [0x3e, 3, 0xfffe, 9, 6].entries()) header.writeUInt16LE(value, 24 + 2 * at);
  const miniTables = miniTableBytes.length / sectorBytes;
  for (const [at, value] of [tables, directoryAt, 0, 4096, miniTables ? miniTableAt : endOfChain, miniTables, endOfChain, 0].entries())
    header.writeUInt32LE(value, 44 + 4 * at);
  for (let at = 0; at < 109; at++) header.writeUInt32LE(at < tables ? table.length + at : freeSector, 76 + 4 * at);
  const tableBytes = Buffer.alloc(tables * sectorBytes, 0xff);
  for (const [at, next] of [...table, ...Array<number>(tables).fill(tableSector)].entries()) tableBytes.writeUInt32LE(next >>> 0, 4 * at);
  return Buffer.concat([header, ...sectors, tableBytes]);
};

type Value = string | number | boolean | Date | Uint8Array | Tree;

/** A storage with properties: texts as Unicode, or as bytes in another encoding for ids of that type (`0037001E`). */
export const withProperties = (head: 32 | 24 | 8, values: Readonly<Record<string, Value>>, parts: Tree = {}): Tree => {
  const fixed: Buffer[] = [Buffer.alloc(head)];
  const streams: Record<string, Tree | Uint8Array> = {};
  for (const [id, value] of Object.entries(values)) {
    const line = Buffer.alloc(16);
    let type = '001F';
    if (typeof value === 'number') {
      type = '0003';
      line.writeInt32LE(value, 8);
    } else if (typeof value === 'boolean') {
      type = '000B';
      line.writeUInt16LE(value ? 1 : 0, 8);
    } else if (value instanceof Date) {
      type = '0040';
      line.writeBigUInt64LE((BigInt(value.getTime()) + 11_644_473_600_000n) * 10_000n, 8);
    } else {
      const content = typeof value === 'string' ? Buffer.from(value, 'utf16le') : value;
      if (id.length === 8) type = id.slice(4);
      else if (typeof value !== 'string') type = value instanceof Uint8Array ? '0102' : '000D';
      streams[`__substg1.0_${id.slice(0, 4)}${type}`] = content;
      line.writeUInt32LE(content instanceof Uint8Array ? content.length : 0xffffffff, 8);
    }
    line.writeUInt32LE(Number.parseInt(id.slice(0, 4) + type, 16), 0);
    fixed.push(line);
  }
  return { '__properties_version1.0': Buffer.concat(fixed), ...streams, ...parts };
};

const numbered = (kind: string, at: number): string => `__${kind}_version1.0_#${at.toString(16).toUpperCase().padStart(8, '0')}`;

export const partsNamed = (kind: 'recip' | 'attach', parts: readonly Tree[]): Tree =>
  Object.fromEntries(parts.map((one, at) => [numbered(kind, at), one]));

const names: Tree = { '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) } };

/** RTF in Outlook's container, uncompressed. */
export const storedRtf = (rtf: string): Buffer => {
  const text = Buffer.from(rtf, 'latin1');
  const head = Buffer.alloc(16);
  for (const [at, value] of [text.length + 12, text.length, 0x414c454d, 0].entries()) head.writeUInt32LE(value, 4 * at);
  return Buffer.concat([head, text]);
};

/** The first sample of [MS-OXRTFCP] 3.1, compressed: `{\\rtf1\\ansi\\ansicpg1252\\pard hello world}`. */
export const packedRtf = Buffer.from(
  '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
  'hex',
);

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A message with HTML, an inline image, and two attachments, one of which is a message in a legacy Cyrillic encoding. */
export const sampleMsg = (): Uint8Array => {
  const inner = withProperties(
    24,
    {
      '001A': 'IPM.Note',
      '3FFD': 1251,
      '0037001E': Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
      '1000001E': Buffer.from([0xcf, 0xe8, 0xf1, 0xfc, 0xec, 0xee]),
      '0C1F': 'inner@example.org',
    },
    partsNamed('recip', [withProperties(8, { '0C15': 1, '3001': 'Bo', '39FE': 'bo@example.org' })]),
  );
  const html = `<html><head><style>p{color:red;background:url("http://example.net/b.png")}</style></head><body onload="bad()"><p>Überschrift im Brief</p><img src="cid:pic1"><img src="http://example.net/track.gif"><script>bad()</script><a href="https://example.org/">zwei</a></body></html>`;
  return writeCompound({
    ...names,
    ...withProperties(
      32,
      {
        ...{ '001A': 'IPM.Note', '0037': 'Größe und Maß', '0C1A': 'Ada Größe', '0C1F': '/O=EX/CN=ADA', '5D01': 'ada@example.org' },
        ...{ '0039': new Date('2024-05-06T07:08:09Z'), '1000': 'plain words', '1035': '<a.1@example.org>', '3FDE': 65001 },
        1013: Buffer.from(html),
      },
      {
        ...partsNamed('recip', [
          withProperties(8, { '0C15': 1, '3001': 'Bo "B" Öl', '39FE': 'bo@example.org' }),
          withProperties(8, { '0C15': 2, '3001': 'cy@example.org', '3003': 'cy@example.org' }),
        ]),
        ...partsNamed('attach', [
          withProperties(8, { '3705': 1, '3707': 'pic.png', '370E': 'image/png', '3712': 'pic1', '3701': png }),
          withProperties(8, { '3705': 1, '3707': '../Größe.txt', '3701': Buffer.from('Größe der Anlage') }),
          withProperties(8, { '3705': 5, '3001': 'Привет', '3701': inner }),
        ]),
      },
    ),
  });
};
