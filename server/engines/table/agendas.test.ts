import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { tableEngine } from './engine.ts';

longTimeout();

const holders = ['vcf', 'ics', 'gpx', 'kml', 'geojson'];
const maps = ['gpx', 'kml', 'geojson'];

/** Handwritten samples with unusual but valid syntax: folded lines, quoted-printable, quotes around a colon, three dimensions. */
const samples: Readonly<Record<string, string>> = {
  vcf: 'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gr=C3=B6=C3=9Fe;Ada;;;\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ada Gr=C3=B6=\r\n=C3=9Fe\r\nTEL;CELL:+49 30 1234\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bo\\, the second\r\nitem1.EMAIL;TYPE=work;X-A="a:b":bo@exam\r\n ple.org\r\nADR;TYPE=home:;;Weg 1\\;2;Köln;;50667;DE\r\nEND:VCARD\r\n',
  ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20240101T000000Z\r\nDTSTART;TZID=Europe/Berlin:20240506T070809\r\nDTEND;TZID=Europe/Berlin:20240506T080000\r\nSUMMARY:Größe\\, Maß\r\n  und mehr\r\nRRULE:FREQ=DAILY;COUNT=3\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:no\r\nTRIGGER:-PT5M\r\nEND:VALARM\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nDTSTAMP:20240101T000000Z\r\nDTSTART;VALUE=DATE:20240701\r\nSUMMARY:Urlaub\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  gpx: '<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="50.9413" lon="6.9583"><ele>55.5</ele><time>2024-05-06T07:08:09Z</time><name>Köln &amp; Dom</name></wpt><trk><name>Weg</name><trkseg><trkpt lat="50.1" lon="7.1"><ele>60</ele><time>2024-05-06T08:00:00Z</time></trkpt><trkpt lat="50.2" lon="7.2"><ele>61</ele><time>2024-05-06T08:01:00Z</time></trkpt></trkseg></trk></gpx>',
  kml: '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><Placemark><name>Köln &amp; Dom</name><Point><coordinates>6.9583,50.9413,55.5</coordinates></Point></Placemark><Placemark><name>Weg</name><MultiGeometry><LineString><coordinates>\n7.1,50.1,60\n7.2,50.2,61\n</coordinates></LineString></MultiGeometry></Placemark></Folder></Document></kml>',
  geojson:
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Köln & Dom"},"geometry":{"type":"Point","coordinates":[6.9583,50.9413,55.5]}},{"type":"Feature","properties":{"name":"Weg"},"geometry":{"type":"MultiLineString","coordinates":[[[7.1,50.1,60],[7.2,50.2,61]]]}}]}',
};
/** Tables by target format, with column names of address books and calendars. */
const tables: Readonly<Record<string, readonly (readonly string[])[]>> = {
  vcf: [
    ['First Name', 'Last Name', 'E-mail Address', 'Mobile Phone', 'Shoe size'],
    ['Ada', 'Größe', 'ada@example.org', '+49 30 1234', '38'],
    ['Bo; the second', '', 'bo@example.org', '', ''],
  ],
  ics: [
    ['Subject', 'Start Date', 'Start Time', 'Location'],
    ['Größe, Maß', '2024-05-06', '07:08', 'Köln'],
    ['Urlaub', '2024-07-01', '', ''],
    ['no date', '', '', ''],
  ],
  map: [
    ['Name', 'Latitude', 'Longitude', 'Elevation'],
    ['Köln & Dom', '50.9413', '6.9583', '55.5'],
  ],
};

const python = (code: string, path: string): Promise<string> =>
  tell('/usr/bin/python3', '-c', `import sys, json; text = open(sys.argv[1], encoding="utf-8", newline="").read()\n${code}`, path);
const numbers = /(-?\d+\.\d+)/g;

describe.skipIf(lacks('xmllint', 'unzip'))('contacts, events and places', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const input = async ({ from, to }: Step): Promise<string> => {
    const path = join(harness.dir, `for-${to}.${from}`);
    const table = tables[maps.includes(to) ? 'map' : to] ?? [];
    const csv = table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
    if (holders.includes(from)) await Bun.write(path, samples[from] ?? '');
    else if (from === 'csv') await Bun.write(path, csv);
    else if (from === 'json') {
      const [names = [], ...rows] = table;
      await Bun.write(path, JSON.stringify(rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))));
    } else {
      const source = join(harness.dir, `for-${to}.csv`);
      await Bun.write(source, csv);
      const { paths } = await harness.convert(source, 'csv', from);
      return paths[0] ?? '';
    }
    return path;
  };

  for (const step of chosenSteps(tableEngine.steps.filter(({ from, to }) => holders.includes(from) || holders.includes(to))))
    test(`step ${step.from} to ${step.to}`, async () => {
      const { paths } = await harness.follow(await input(step), [{ engine: tableEngine, step }]);
      expect(paths).toHaveLength(1);
      const path = paths[0] ?? '';
      if (step.to === 'vcf') {
        const cards = JSON.parse(
          await python(
            'import vobject\nprint(json.dumps([[c.fn.value, c.n.value.family, c.email.value, [n.value for n in c.contents.get("note", [])], [t.value for t in c.contents.get("tel", [])]] for c in vobject.readComponents(text)]))',
            path,
          ),
        );
        return expect(cards).toEqual([
          ['Ada Größe', 'Größe', 'ada@example.org', ['shoe_size: 38'], ['+49 30 1234']],
          ['Bo; the second', '', 'bo@example.org', [], []],
        ]);
      }
      if (step.to === 'ics') {
        const events = JSON.parse(
          await python(
            'import vobject\nprint(json.dumps([[e.summary.value, e.dtstart.value.isoformat()] for e in vobject.readOne(text).vevent_list]))',
            path,
          ),
        );
        return expect(events).toEqual([
          ['Größe, Maß', '2024-05-06T07:08:00'],
          ['Urlaub', '2024-07-01'],
        ]);
      }
      const told =
        step.to === 'gpx' || step.to === 'kml'
          ? await tell('xmllint', '--nonet', '--xpath', 'string(/)', path)
          : step.to === 'xlsx'
            ? (await tell('unzip', '-p', path)).replaceAll('&amp;', '&')
            : await Bun.file(path).text();
      const attributes = step.to === 'gpx' ? await tell('xmllint', '--nonet', '--xpath', '//@lat | //@lon', path) : '';
      const all = `${told} ${attributes}`;
      if (step.from === 'vcf')
        for (const word of ['Ada', 'Größe', '+49 30 1234', 'Bo, the second', 'bo@example.org', 'Weg 1;2', 'Köln', '50667'])
          expect(all).toContain(word);
      else if (step.from === 'ics')
        for (const word of ['2024-05-06T07:08:09', 'Europe/Berlin', 'Größe, Maß und mehr', 'FREQ=DAILY;COUNT=3', '2024-07-01', 'Urlaub'])
          expect(all).toContain(word);
      else {
        expect(all).toContain('Köln & Dom');
        const found = new Set((all.match(numbers) ?? []).map(Number));
        for (const value of [50.9413, 6.9583, ...(holders.includes(step.from) ? [50.1, 7.2] : [])]) expect(found).toContain(value);
      }
    });

  test('contacts come back as they went', async () => {
    const [csv, vcf] = ['vcf:csv', 'csv:vcf'].map((pair) => tableEngine.steps.find(({ from, to }) => `${from}:${to}` === pair));
    if (!csv || !vcf) throw new Error('No steps.');
    const path = join(harness.dir, 'round.vcf');
    await Bun.write(path, samples.vcf ?? '');
    const once = (await harness.follow(path, [{ engine: tableEngine, step: csv }])).paths[0] ?? '';
    const first = await Bun.file(once).text();
    const back = (await harness.follow(once, [{ engine: tableEngine, step: vcf }])).paths[0] ?? '';
    const twice = (await harness.follow(back, [{ engine: tableEngine, step: csv }])).paths[0] ?? '';
    const columns = (text: string): string[] => (text.split('\n')[0] ?? '').split(',');
    for (const name of columns(first)) expect(columns(await Bun.file(twice).text())).toContain(name);
    for (const word of ['Weg 1;2', 'Bo, the second', 'Größe']) expect(await Bun.file(twice).text()).toContain(word);
  });
});
