/** Shapefiles: counts and offsets past the end, expensive shapes, endless coordinate systems, false tables. */
import { unzipSync, zipSync } from 'fflate';
import { type MadeShape, madeShapefile } from '../../../engines/shapefile/shapefile-samples.ts';
import { type Attack, harmless, refused } from './attack.ts';

const point: MadeShape = { type: 1, parts: [[[1, 2]]], row: 'a' };
const line: MadeShape = {
  type: 3,
  parts: [
    [
      [1, 2],
      [3, 4],
    ],
  ],
  row: 'a',
};
const changed = (change: (files: Record<string, Uint8Array>) => void, shapes: readonly MadeShape[] = [point]): Uint8Array => {
  const files = unzipSync(madeShapefile(shapes));
  change(files);
  return zipSync(files);
};
const edited = (name: string, edit: (bytes: Buffer) => unknown, shapes?: readonly MadeShape[]): Uint8Array =>
  changed((files) => edit(Buffer.from((files[name] as Uint8Array).buffer, files[name]?.byteOffset, files[name]?.length)), shapes);
const square = (x: number, y: number, size: number): readonly (readonly number[])[] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x + size, y],
  [x, y],
];
/** Outlines around the same place, and holes outside all of them. */
const rings = (count: number): MadeShape => ({
  type: 5,
  parts: [
    ...Array.from({ length: count }, (_, at) => square(-90 - at / count, -45, 90)),
    ...Array.from({ length: count }, (_, at) => square(-89, -44 + at / count, 95).toReversed()),
  ],
  row: 'a',
});
const features = (geometry: string, properties = '{}'): string =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","properties":${properties},"geometry":${geometry}}]}`;
const place = '{"type":"Point","coordinates":[1,2]}';
const slow = { seconds: 60 };

export const shapefileAttacks: readonly Attack[] = [
  refused('shp-cut-off', 'shp geojson', () => madeShapefile([line], { bare: true }).subarray(0, 130)),
  refused('shp-record-of-4-gigabytes', 'shp geojson', () => {
    const shp = Buffer.from(madeShapefile([point], { bare: true }));
    shp.writeUInt32BE(0xffff_ffff, 104);
    return shp;
  }),
  refused('shp-4-billion-points', 'shp kml', () => edited('a.shp', (shp) => shp.writeUInt32LE(0xffff_ffff, 148), [line])),
  refused('shp-4-billion-parts', 'shp kml', () => edited('a.shp', (shp) => shp.writeUInt32LE(0xffff_fff0, 144), [line])),
  refused('shp-parts-out-of-order', 'shp gpx', () => edited('a.shp', (shp) => shp.writeUInt32LE(77, 152), [line])),
  refused('shp-of-no-type', 'shp csv', () => edited('a.shp', (shp) => shp.writeUInt32LE(99, 108))),
  harmless('shp-points-that-are-no-numbers', 'shp geojson', () => edited('a.shp', (shp) => shp.writeDoubleLE(Number.NaN, 112))),
  harmless('shp-points-beyond-all', 'shp kml', () => edited('a.shp', (shp) => shp.writeDoubleLE(1e308, 112))),
  refused(
    'shx-one-large-record-a-million-times',
    'shp geojson',
    () =>
      changed(
        (files) => {
          const shx = files['a.shx'] as Uint8Array;
          files['a.shx'] = Buffer.concat([shx.subarray(0, 100), ...Array.from({ length: 1_000_000 }, () => shx.subarray(100, 108))]);
        },
        [{ type: 8, parts: [Array.from({ length: 50_000 }, (_, at) => [at / 1000, 1])], row: 'a' }],
      ),
    slow,
  ),
  refused('shx-past-the-end', 'shp geojson', () => edited('a.shx', (shx) => shx.writeUInt32BE(0x7fff_ffff, 100))),
  refused('shp-outlines-and-holes-that-are-apart', 'shp geojson', () => madeShapefile([rings(40_000)]), { seconds: 90 }),
  refused('shp-bomb', 'shp geojson', () => changed((files) => (files['a.shp'] = new Uint8Array(300 * 1024 ** 2))), slow),
  harmless(
    'shp-of-2500-layers',
    'shp geojson',
    () => madeShapefile([point], { also: Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`layer${at}`, [point]])) }),
    slow,
  ),
  harmless('shp-names-that-lead-out', 'shp geojson', () => madeShapefile([point], { also: { '../../tmp/hostile-ran': [point] } })),
  refused('prj-brackets-without-end', 'shp geojson', () => madeShapefile([point], { prj: `PROJCS["a",${'A['.repeat(5000)}` })),
  refused('prj-of-10-megabytes', 'shp geojson', () =>
    madeShapefile([point], { prj: `GEOGCS["a",DATUM["D_WGS_1984",${' '.repeat(10_000_000)}` }),
  ),
  refused('prj-quotes-without-end', 'shp geojson', () => madeShapefile([point], { prj: `PROJCS["${'"a['.repeat(5000)}` })),
  refused('prj-of-prototypes', 'shp geojson', () =>
    madeShapefile([point], {
      prj: 'PROJCS["a",GEOGCS["b",DATUM["D_WGS_1984",SPHEROID["c",6378137,298]]],PROJECTION["constructor"],PARAMETER["__proto__",1]]',
    }),
  ),
  harmless('dbf-of-4-billion-rows', 'shp csv', () => edited('a.dbf', (dbf) => dbf.writeUInt32LE(0xffff_ffff, 4))),
  refused('dbf-rows-of-nothing', 'shp geojson', () => edited('a.dbf', (dbf) => dbf.writeUInt16LE(0, 10))),
  refused('dbf-header-past-the-end', 'shp geojson', () => edited('a.dbf', (dbf) => dbf.writeUInt16LE(0, 8))),
  harmless('cpg-of-a-megabyte', 'shp geojson', () => changed((files) => (files['a.cpg'] = Buffer.alloc(1_000_000, '8859')))),
  refused('geojson-collections-too-deep-for-shapes', 'geojson shp', () =>
    features(`${'{"type":"GeometryCollection","geometries":['.repeat(100_000)}${place}${']}'.repeat(100_000)}`),
  ),
  harmless('geojson-100000-fields-for-dbase', 'geojson shp', () =>
    features(place, `{${Array.from({ length: 100_000 }, (_, at) => `"field${at}":${at}`).join()}}`),
  ),
  harmless('geojson-prototypes-for-dbase', 'geojson shp', () =>
    features(place, '{"__proto__":{"a":1},"constructor":"b","toString":null,"":[],"\\u0000":1e999}'),
  ),
  refused('geojson-positions-of-words', 'geojson shp', () =>
    features('{"type":"Polygon","coordinates":[["a",[1],[1,"2"],{},null],"rings",[[1e999,1]]]}'),
  ),
];
