/**
 * A storage of a compound file ([MS-CFB]): its streams and nested storages by name. Streams are read on demand; reading throws
 * RangeError if the file is truncated or a chain is circular.
 */
export type Storage = {
  readonly streams: ReadonlyMap<string, () => Buffer>;
  /** Maps each byte of a stream to its file offset, for writing. */
  readonly places: ReadonlyMap<string, () => (at: number) => number>;
  readonly storages: ReadonlyMap<string, Storage>;
};

/** The largest sector number; higher values mark ends, free sectors and tables ([MS-CFB] 2.1). */
const lastSector = 0xfffffffa;
const entryBytes = 128;
const miniSectorBytes = 64;
/** Table sectors listed in the header. */
const namedInHeader = 109;
/** Streams may not share sectors; reading several times the file's size indicates a crafted file. */
const mostReadings = 3;

const types = { storage: 1, stream: 2, root: 5 } as const;

const damaged = (): never => {
  throw new RangeError('The compound file is damaged.');
};

/** Collects the sectors of a chain; visits each at most once, so no chain is longer than its table. */
const chainOf = (first: number, count: number, table: Uint32Array): readonly number[] => {
  const sectors: number[] = [];
  for (let sector = first; sectors.length < count && sector < lastSector; sector = table[sector] ?? damaged()) {
    if (sectors.length >= table.length) damaged();
    sectors.push(sector);
  }
  return sectors;
};

const allocationTable = (bytes: Buffer, sectorBytes: number, sectorAt: (sector: number) => Buffer): Uint32Array => {
  const perSector = sectorBytes / 4;
  const most = Math.ceil(bytes.length / sectorBytes);
  const wanted = bytes.readUInt32LE(44);
  if (wanted > most) damaged();
  const sectors: number[] = [];
  for (let index = 0; index < Math.min(wanted, namedInHeader); index++) sectors.push(bytes.readUInt32LE(76 + 4 * index));
  let further = bytes.readUInt32LE(68);
  for (let turn = 0; sectors.length < wanted && further < lastSector; turn++) {
    if (turn > most) damaged();
    const list = sectorAt(further);
    for (let index = 0; index < perSector - 1 && sectors.length < wanted; index++) sectors.push(list.readUInt32LE(4 * index));
    further = list.readUInt32LE(sectorBytes - 4);
  }
  const table = new Uint32Array(sectors.length * perSector);
  for (const [at, sector] of sectors.entries()) {
    const part = sectorAt(sector);
    for (let index = 0; index < perSector; index++) table[at * perSector + index] = part.readUInt32LE(4 * index);
  }
  return table;
};

type Entry = {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly first: number;
  readonly size: number;
};

const entryAt = (directory: Buffer, at: number): Entry => ({
  name: directory.toString('utf16le', at, at + Math.max(0, Math.min(64, directory.readUInt16LE(at + 64)) - 2)),
  type: directory[at + 66] ?? 0,
  left: directory.readUInt32LE(at + 68),
  right: directory.readUInt32LE(at + 72),
  child: directory.readUInt32LE(at + 76),
  first: directory.readUInt32LE(at + 116),
  size: directory.readUInt32LE(at + 120),
});

/** Reads the whole tree of a compound file in memory. Throws RangeError if it is damaged. */
export const readCompoundTree = (bytes: Buffer): Storage => {
  const sectorBytes = bytes.readUInt16LE(30) === 12 ? 4096 : 512;
  // The last sector may be truncated: some programs stop writing where the data ends.
  const sectorAt = (sector: number): Buffer => {
    const part = bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
    if (part.length === 0) damaged();
    return part.length === sectorBytes ? part : Buffer.concat([part], sectorBytes);
  };
  const table = allocationTable(bytes, sectorBytes, sectorAt);
  const wholeChain = (first: number): Buffer => Buffer.concat(chainOf(first, table.length, table).map(sectorAt));
  const directory = wholeChain(bytes.readUInt32LE(48));
  const entries = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) => entryAt(directory, at * entryBytes));
  const [root] = entries;
  if (root?.type !== types.root) return damaged();
  const miniTableBytes = wholeChain(bytes.readUInt32LE(60));
  const miniTable = Uint32Array.from({ length: miniTableBytes.length / 4 }, (_, at) => miniTableBytes.readUInt32LE(4 * at));
  const mini = wholeChain(root.first);
  const miniSectors = chainOf(root.first, table.length, table);
  const miniCutoff = bytes.readUInt32LE(56);

  let read = 0;
  const contentOf = ({ first, size }: Entry): Buffer => {
    read += size;
    if (size > bytes.length || read > bytes.length * mostReadings) damaged();
    const isMini = size < miniCutoff;
    const step = isMini ? miniSectorBytes : sectorBytes;
    const sectors = chainOf(first, Math.ceil(size / step), isMini ? miniTable : table);
    const parts = isMini
      ? sectors.map((sector) => mini.subarray(sector * miniSectorBytes, (sector + 1) * miniSectorBytes))
      : sectors.map(sectorAt);
    const content = Buffer.concat(parts);
    return content.length < size ? damaged() : content.subarray(0, size);
  };

  const placesOf =
    ({ first, size }: Entry) =>
    (): ((at: number) => number) => {
      const isMini = size < miniCutoff;
      const step = isMini ? miniSectorBytes : sectorBytes;
      const sectors = chainOf(first, Math.ceil(size / step), isMini ? miniTable : table);
      const inSectors = (chain: readonly number[], at: number): number =>
        ((chain[Math.floor(at / sectorBytes)] ?? damaged()) + 1) * sectorBytes + (at % sectorBytes);
      if (!isMini) return (at) => inSectors(sectors, at);
      return (at) =>
        inSectors(miniSectors, (sectors[Math.floor(at / miniSectorBytes)] ?? damaged()) * miniSectorBytes + (at % miniSectorBytes));
    };

  // Visits every entry once, however many point to it.
  const met = new Set<number>([0]);
  type Open = {
    readonly streams: Map<string, () => Buffer>;
    readonly places: Map<string, () => (at: number) => number>;
    readonly storages: Map<string, Storage>;
  };
  const opened = (): Open => ({ streams: new Map(), places: new Map(), storages: new Map() });
  const top = opened();
  const waiting: { readonly at: number; readonly into: Open }[] = [{ at: root.child, into: top }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const entry = entries[next.at];
    if (!entry || met.has(next.at)) continue;
    met.add(next.at);
    waiting.push({ at: entry.left, into: next.into }, { at: entry.right, into: next.into });
    if (entry.type === types.stream) {
      next.into.streams.set(entry.name, () => contentOf(entry));
      next.into.places.set(entry.name, placesOf(entry));
    }
    if (entry.type === types.storage) {
      const inner = opened();
      next.into.storages.set(entry.name, inner);
      waiting.push({ at: entry.child, into: inner });
    }
  }
  return top;
};
