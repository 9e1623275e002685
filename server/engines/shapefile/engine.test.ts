import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { shapefileEngine } from './engine.ts';
import { type MadeShape, madeShapefile, positions } from './shapefile-samples.ts';

longTimeout();

const town = '{"type":"Feature","properties":{"name":"Köln"},"geometry":{"type":"Point","coordinates":[6.9583,50.9413]}}';
const point = (text: string, row = 'a'): MadeShape => ({ type: 1, parts: [positions(text)], row });
type Collection = {
  readonly features: readonly {
    readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
};

/**
 * Common coordinate systems of shapefiles by EPSG code, each with a point in it; GDAL supplies ESRI's notation and the expected position.
 */
const systems: readonly (readonly [name: string, epsg: number, x: number, y: number])[] = [
  ['UTM zone 33N', 32633, 392_000, 5_820_000],
  ['UTM zone 32N, ETRS89', 25832, 500_100, 5_400_000],
  ['Web Mercator', 3857, 1_492_232, 6_894_699],
  ['Lambert 93', 2154, 652_000, 6_862_000],
  ['LAEA Europe', 3035, 4_321_000, 3_210_000],
  ['Conus Albers', 5070, 100_000, 2_000_000],
  ['New York Long Island in feet', 2263, 987_000, 212_000],
  ['British National Grid', 27700, 530_000, 180_000],
  ['Gauss-Kruger zone 3', 31467, 3_500_000, 5_500_000],
  ['Swiss LV95', 2056, 2_600_000, 1_200_000],
  ['RD New', 28992, 155_000, 463_000],
  ['Belgian Lambert 72', 31370, 150_000, 170_000],
  ['MGI Austria Lambert', 31287, 400_000, 400_000],
  ['Monte Mario Italy 1', 3003, 1_500_000, 5_000_000],
  ['NAD83', 4269, -74.5, 40.5],
];

describe('shapefiles', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  let made = 0;
  const put = async (name: string, content: string | Uint8Array): Promise<string> => {
    const path = join(harness.dir, `put-${++made}`, name);
    await Bun.write(path, content);
    return path;
  };
  const read = async (shapes: readonly MadeShape[], files: { readonly prj?: string; readonly without?: readonly string[] } = {}) => {
    const path = await put('a.shp', madeShapefile(shapes, files));
    const { paths, notes } = await harness.convert(path, 'shp', 'geojson');
    return { ...(JSON.parse(await Bun.file(paths[0] ?? '').text()) as Collection), notes };
  };

  for (const step of chosenSteps(shapefileEngine.steps))
    test(`step ${step.from} to ${step.to}`, async () => {
      const path = await (step.from === 'shp' ? put('a.shp', madeShapefile([point('6.9583 50.9413', 'Köln')])) : put('a.geojson', town));
      const { paths } = await harness.follow(path, [{ engine: shapefileEngine, step }]);
      const told = step.to === 'shp' ? await tell('ogrinfo', '-al', paths[0] ?? '') : await Bun.file(paths[0] ?? '').text();
      expect(told).toContain('Köln');
      expect(told).toMatch(/6\.9583[, ]50\.9413/);
    });

  test('points, lines and areas with holes, heights, and rows that are deleted with their shapes', async () => {
    const large = positions('0 0, 0 9, 9 9, 9 0, 0 0');
    // A bounding box would include the hole as well.
    const far = positions('0 -20, 20 20, 20 -20, 0 -20');
    const hole = positions('3 3, 4 3, 4 4, 3 4, 3 3');
    const { features, notes } = await read([
      { type: 3, parts: [positions('1 2, 3 4'), positions('5 6, 7 8')], row: 'line' },
      { type: 5, parts: [large, far, hole], row: 'areas' },
      { type: 11, parts: [positions('1 2 33')], row: 'high' },
      { type: 8, parts: [positions('1 2, 3 4')], row: 'many' },
      { ...point('1 2', 'gone'), deleted: true },
      { type: 0, parts: [], row: 'nowhere' },
    ]);
    expect(features.map(({ properties, geometry }) => [properties.NAME, geometry])).toEqual([
      ['line', { type: 'MultiLineString', coordinates: [positions('1 2, 3 4'), positions('5 6, 7 8')] }],
      // RFC 7946: outer rings are counterclockwise, holes clockwise.
      ['areas', { type: 'MultiPolygon', coordinates: [[large.toReversed(), hole.toReversed()], [far.toReversed()]] }],
      ['high', { type: 'Point', coordinates: [1, 2, 33] }],
      ['many', { type: 'MultiPoint', coordinates: positions('1 2, 3 4') }],
      ['nowhere', null],
    ]);
    expect(notes).toEqual([]);
  });

  test.each(systems)('%s becomes degrees, where PROJ has them', async (_, epsg, x, y) => {
    const prj = await tell('gdalsrsinfo', '-o', 'wkt_esri', '--single-line', `EPSG:${epsg}`);
    const told = await tell('gdaltransform', '-s_srs', `EPSG:${epsg}`, '-t_srs', 'EPSG:4326', '-output_xy', '-coord', `${x}`, `${y}`);
    const { features } = await read([point(`${x} ${y}`)], { prj: prj.trim() });
    const [longitude = 0, latitude = 0] = (features[0]?.geometry?.coordinates ?? []) as readonly number[];
    const [east = 0, north = 0] = told.trim().split(' ').map(Number);
    expect(Math.hypot((longitude - east) * Math.cos((north * Math.PI) / 180), latitude - north) * 111_320).toBeLessThan(5);
  });

  test('a frame that is not known is refused by its name, and so are metres without a .prj', async () => {
    const prj = await tell('gdalsrsinfo', '-o', 'wkt_esri', '--single-line', 'EPSG:4284');
    expect(await rejection(read([point('30 60')], { prj: prj.trim() }))).toMatchObject({
      code: 'conversion_failed',
      message: expect.stringContaining('GCS Pulkovo 1942'),
    });
    expect(await rejection(read([point('392000 5820000')], { without: ['prj'] }))).toMatchObject({
      code: 'conversion_failed',
      message: expect.stringContaining('.prj'),
    });
  });

  test('a single .shp gives its shapes, and a note says what is missing', async () => {
    const path = await put('a.shp', madeShapefile([point('6.9583 50.9413', 'Köln')], { bare: true }));
    const { paths, notes } = await harness.convert(path, 'shp', 'kml');
    expect(await Bun.file(paths[0] ?? '').text()).toContain('6.9583,50.9413');
    expect(notes.join(' ')).toContain('.dbf');
    expect(notes.join(' ')).toContain('.prj');
  });

  test('a ZIP of several shapefiles gives a file each, and is a ZIP still', async () => {
    const also = { 'sub/Roads': [point('1 2', 'two')], '__MACOSX/._a': [point('1 2', 'none')] };
    const path = await put('a.zip', madeShapefile([point('1 2', 'one')], { also }));
    const { paths } = await harness.convert(path, 'shp', 'kml');
    const names = await Promise.all(paths.map(async (one) => /<name>(.*?)</.exec(await Bun.file(one).text())?.[1]));
    expect(names).toEqual(['one', 'two']);
    const { paths: packed } = await harness.convert(path, 'zip', 'tar');
    expect(await tell('tar', 'tf', packed[0] ?? '')).toContain('sub/Roads.shp');
  });
});
