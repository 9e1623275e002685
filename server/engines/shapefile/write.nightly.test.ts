import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';
import { positions } from './shapefile-samples.ts';

longTimeout();

const collection = (features: readonly object[]): string => JSON.stringify({ type: 'FeatureCollection', features });
const feature = (type: string, coordinates: unknown, properties: object = {}): object => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const area = [positions('0 0, 9 0, 9 9, 0 9, 0 0'), positions('3 3, 3 4, 4 4, 4 3, 3 3')];

describe('shapefiles made of maps, read by GDAL', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  let made = 0;
  /** GDAL's full report on the shapefile written from a map. */
  const written = async (text: string, from = 'geojson') => {
    const folder = join(harness.dir, `out-${++made}`);
    await mkdir(folder);
    const path = join(harness.dir, `in-${made}.${from}`);
    await Bun.write(path, text);
    const { paths, notes } = await harness.convert(path, from, 'shp');
    const names = paths.map((one) => one.split('/').at(-1) ?? '');
    for (const [at, name] of names.entries()) await Bun.write(join(folder, name), Bun.file(paths[at] ?? ''));
    return { notes, names, said: await tell('ogrinfo', '-al', '-ro', folder) };
  };

  test('each kind of shape has a shapefile, with all that is in it', async () => {
    const row = { name: 'Köln', count: 3, share: 0.25, day: '2024-02-29', 'a very long name': 'x', 'a very long nose': 'y' };
    const inside = { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 1] }] };
    const { names, said } = await written(
      collection([
        feature('Point', [6.9583, 50.9413, 55], row),
        feature('LineString', positions('1 2, 3 4'), { name: 'line' }),
        feature('MultiPolygon', [area, [positions('20 20, 30 20, 30 30, 20 20')]]),
        { type: 'Feature', properties: {}, geometry: inside },
      ]),
    );
    const all = ['area', 'line', 'point'].flatMap((kind) => ['cpg', 'dbf', 'prj', 'shp', 'shx'].map((end) => `${kind}.${end}`));
    expect(names.toSorted()).toEqual(all);
    for (const part of [
      'POINT Z (6.9583 50.9413 55)',
      'POINT Z (1 1 0)',
      'LINESTRING (1 2,3 4)',
      'MULTIPOLYGON (((0 0,0 9,9 9,9 0,0 0),(3 3,4 3,4 4,3 4,3 3)),((20 20,',
      'name (String) = Köln',
      'count (Integer) = 3',
      'share (Real) = 0.25',
      'day (Date) = 2024/02/29',
      'a_very_lon (String) = x',
      'a_very_l_1 (String) = y',
      'ID["EPSG",4326]',
      'Feature Count: 2',
    ])
      expect(said).toContain(part);
  });

  test('texts that are too long are cut between letters, and it says so', async () => {
    const { said, notes } = await written(collection([feature('Point', [1, 2], { text: `a${'ü'.repeat(200)}` })]));
    expect(said).toContain(`text (String) = a${'ü'.repeat(126)}\n`);
    expect(notes.join(' ')).toContain('1 was cut');
  });

  test('tables with coordinates become points', async () => {
    const { said } = await written('name,lat,lon\nKöln,50.9413,6.9583\n', 'csv');
    expect(said).toContain('POINT (6.9583 50.9413)');
    expect(said).toContain('name (String) = Köln');
  });

  test.each(['UTF-8', 'ISO-8859-1', 'CP850'])('what GDAL writes in UTM and %s comes back as it was', async (encoding) => {
    const [from, out] = [join(harness.dir, 'from.geojson'), join(harness.dir, `gdal-${++made}.shp.zip`)];
    await Bun.write(from, collection([feature('Polygon', area, { name: 'Grün', n: 5 })]));
    await tell('ogr2ogr', '-f', 'ESRI Shapefile', '-lco', `ENCODING=${encoding}`, '-t_srs', 'EPSG:25832', out, from);
    const { paths } = await harness.convert(out, 'shp', 'geojson');
    const [read] = (JSON.parse(await Bun.file(paths[0] ?? '').text()) as { features: { properties: object; geometry: object }[] }).features;
    expect(read?.properties).toEqual({ name: 'Grün', n: 5 });
    const rounded = JSON.parse(JSON.stringify(read?.geometry), (_, value) =>
      typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
    );
    expect(rounded).toEqual({ type: 'Polygon', coordinates: area });
  });
});
