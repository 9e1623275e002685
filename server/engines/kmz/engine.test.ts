import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { outputsFor } from '../../../catalogue/pairs.ts';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { kmzEngine } from './engine.ts';

longTimeout();

const kml =
  '<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Köln</name><Point><coordinates>6.9583,50.9413,55.5</coordinates></Point></Placemark></Document></kml>';

/** Packs a KMZ in Python as Google Earth does: the places and a picture next to them. */
const packScript =
  'import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:\n z.writestr("files/pin.png", b"x")\n z.writestr("doc.kml", sys.argv[2])';

describe('KMZ', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    await Bun.write(join(harness.dir, 'a.kml'), kml);
    await tell('python3', '-c', packScript, join(harness.dir, 'a.kmz'), kml);
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(kmzEngine.steps))
    test(`step ${step.from} to ${step.to}`, async () => {
      const { paths } = await harness.follow(join(harness.dir, `a.${step.from}`), [{ engine: kmzEngine, step }]);
      const told = await (step.to === 'kmz'
        ? tell(
            'python3',
            '-c',
            'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); z.testzip(); print(z.read(z.namelist()[0]).decode())',
            paths[0] ?? '',
          )
        : Bun.file(paths[0] ?? '').text());
      expect(told.trim()).toBe(kml);
    });

  test('all that it becomes, and what becomes it', async () => {
    for (const to of outputsFor('kmz').filter((one) => one !== 'xlsx' && one !== 'shp')) {
      const { paths } = await harness.convert(join(harness.dir, 'a.kmz'), 'kmz', to);
      const text = await Bun.file(paths[0] ?? '').text();
      for (const word of ['Köln', '6.9583', '50.9413']) expect(text).toContain(word);
    }
    const { paths } = await harness.convert(join(harness.dir, 'a.kmz'), 'kmz', 'gpx');
    const back = await harness.convert(paths[0] ?? '', 'gpx', 'kmz');
    const again = await harness.convert(back.paths[0] ?? '', 'kmz', 'geojson');
    expect(await Bun.file(again.paths[0] ?? '').text()).toContain('6.9583');
  });

  test('a ZIP without places is refused', async () => {
    const path = join(harness.dir, 'none.kmz');
    await tell('python3', '-c', packScript.replace('doc.kml', 'doc.txt'), path, kml);
    expect(await rejection(harness.convert(path, 'kmz', 'kml'))).toMatchObject({ code: 'corrupt_input' });
  });
});
