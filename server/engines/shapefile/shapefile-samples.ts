import { zipSync } from 'fflate';

/** A shape of a given type, with the name in its table row. */
export type MadeShape = {
  readonly type: number;
  readonly parts: readonly (readonly (readonly number[])[])[];
  readonly row: string;
  readonly deleted?: boolean;
};
type Files = {
  readonly prj?: string;
  readonly without?: readonly string[];
  /** Only the .shp, without a ZIP. */
  readonly bare?: boolean;
  /** Additional shapefiles by name. */
  readonly also?: Readonly<Record<string, readonly MadeShape[]>>;
};

const degrees =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const contentOf = ({ type, parts }: MadeShape): Buffer => {
  const points = parts.flat();
  const kind = type % 10;
  const xy = Buffer.from(new Float64Array(points.flatMap(([x = 0, y = 0]) => [x, y])).buffer);
  const z = Buffer.from(new Float64Array(points.map(([, , height = 0]) => height)).buffer);
  const int = (...values: readonly number[]) => Buffer.from(new Int32Array(values).buffer);
  if (kind === 0) return int(type);
  if (kind === 1) return Buffer.concat(type > 10 ? [int(type), xy, z, Buffer.alloc(8)] : [int(type), xy]);
  const starts: number[] = [];
  for (const at of parts.keys()) starts.push((starts[at - 1] ?? 0) + (parts[at - 1]?.length ?? 0));
  const counts = kind === 8 ? int(points.length) : int(parts.length, points.length, ...starts);
  return Buffer.concat([int(type), Buffer.alloc(32), counts, xy, ...(type > 10 ? [Buffer.alloc(16), z] : [])]);
};

const filesOf = (shapes: readonly MadeShape[]) => {
  const contents = shapes.map(contentOf);
  const record = (content: Buffer, at: number) => {
    const head = Buffer.alloc(8);
    head.writeInt32BE(at + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    return Buffer.concat([head, content]);
  };
  const records = contents.map(record);
  const header = (bytes: number) => {
    const head = Buffer.alloc(100);
    head.writeInt32BE(9994, 0);
    head.writeInt32BE((100 + bytes) / 2, 24);
    head.writeInt32LE(1000, 28);
    head.writeInt32LE(shapes[0]?.type ?? 0, 32);
    const all = shapes.flatMap(({ parts }) => parts.flat());
    for (const [at, pick] of [Math.min, Math.min, Math.max, Math.max].entries())
      head.writeDoubleLE(
        all.map((one) => one[at % 2] ?? 0).reduce((one, other) => pick(one, other), all[0]?.[at % 2] ?? 0),
        36 + at * 8,
      );
    return head;
  };
  let at = 100;
  const index = records.map((one, row) => {
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(at / 2, 0);
    entry.writeInt32BE((contents[row]?.length ?? 0) / 2, 4);
    at += one.length;
    return entry;
  });
  const dbf = Buffer.alloc(65);
  dbf[0] = 3;
  dbf.writeUInt32LE(shapes.length, 4);
  dbf.writeUInt16LE(65, 8);
  dbf.writeUInt16LE(21, 10);
  dbf.write('NAME', 32);
  dbf.write('C', 43);
  dbf[48] = 20;
  dbf[64] = 13;
  const rows = shapes.map(({ row, deleted }) => {
    const line = Buffer.alloc(21, ' ');
    line.write(deleted ? '*' : ' ');
    line.write(row, 1);
    return line;
  });
  const body = Buffer.concat(records);
  return {
    shp: Buffer.concat([header(body.length), body]),
    shx: Buffer.concat([header(index.length * 8), ...index]),
    dbf: Buffer.concat([dbf, ...rows, Buffer.from([26])]),
    cpg: Buffer.from('UTF-8'),
  };
};

/** Parses handwritten positions: `1 2, 3 4 55`. */
export const positions = (text: string): readonly (readonly number[])[] => text.split(',').map((one) => one.trim().split(' ').map(Number));

/** A zipped shapefile `a.shp`, written from ESRI's specification and independent of our code. */
export const madeShapefile = (
  shapes: readonly MadeShape[],
  { prj = degrees, without = [], bare = false, also = {} }: Files = {},
): Uint8Array => {
  if (bare) return filesOf(shapes).shp;
  const named = Object.entries({ a: shapes, ...also }).flatMap(([name, own]) =>
    Object.entries({ ...filesOf(own), prj: Buffer.from(prj) })
      .filter(([extension]) => !without.includes(extension))
      .map(([extension, content]) => [`${name}.${extension}`, content] as const),
  );
  return zipSync(Object.fromEntries(named));
};
