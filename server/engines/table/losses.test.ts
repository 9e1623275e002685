import { expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { holderText, mapToMap } from './agendas.ts';
import { parseRows } from './csv-read.ts';
import { dataRows, parseData } from './data-read.ts';
import { dataText } from './data-text.ts';

const rows = (json: string) => dataRows(parseData(json, 'json')).map((row) => row.map(({ text }) => text));

test('nothing instead of an object has no column of its own', () => {
  expect(rows('[{"a":1,"s":null,"z":2},{"a":3,"s":{"m":"x","t":{}},"z":4},{"a":5,"s":{},"z":6}]')).toEqual([
    ['a', 's.m', 's.t', 'z'],
    ['1', '', '', '2'],
    ['3', 'x', '{}', '4'],
    ['5', '', '', '6'],
  ]);
  expect(rows('[{"s":null},{"s":{"m":1}},{"s":"text"}]')[0]).toEqual(['s', 's.m']);
});

test('names of many parts take linear time', () => {
  const key = 'a.'.repeat(200_000);
  expect(rows(`[{"a":null,"${key}":1},{"a":{"b":2}}]`)[0]).toHaveLength(2);
});

test('TOML keeps whole numbers as keys in their order and says what null became', () => {
  const { text, notes } = dataText(parseData('{"icon":{"128":"b","x":null,"64":"a"},"list":[1,null]}', 'json'), 'toml');
  expect(text).toContain('128 = "b"\n64 = "a"');
  expect(notes).toHaveLength(2);
  expect(dataText(parseData('{"2":"__key__","1":"x"}', 'json'), 'toml').text).toBe('2 = "__key__"\n1 = "x"\n');
});

test('elements beside a text stand in its line', () => {
  expect(dataText(parseData('{"y":{"#text":"x","z":{"b":"1"}}}', 'json'), 'xml').text).toContain('<y>x<z><b>1</b></z></y>\n');
});

test('merge keys of YAML come where they stand, below what an object says itself', () => {
  const text =
    'd: &d\n  a: 1\n  b: 2\ne: &e {c: 3, a: 9}\nm:\n  z: 0\n  <<: *d\n  b: own\nn:\n  <<: *d\n  <<: *e\no: {<<: [*e, *d], x: "<<: no"}\nt: |\n  <<: text\n';
  const value = parseData(text, 'yaml');
  expect(JSON.stringify(value)).toBe(
    '{"d":{"a":1,"b":2},"e":{"c":3,"a":9},"m":{"z":0,"a":1,"b":"own"},"n":{"a":1,"b":2,"c":3},"o":{"c":3,"a":9,"b":2,"x":"<<: no"},"t":"<<: text\\n"}',
  );
});

test('addresses of YAML tags with a year are no keys with an integer', () => {
  const text = '%TAG !e! tag:example.com,2000:app/\n---\na: !e!one bar\nb: !<tag:yaml.org,2002:str> 7\nc: {2: x, 1: y, "0":z}\n';
  expect(dataText(parseData(text, 'yaml'), 'json').text.replace(/\s/g, '')).toBe('{"a":"bar","b":"7","c":{"2":"x","1":"y","0":"z"}}');
});

test('a TOML date that its month does not have is refused with its place', () => {
  const refused = (text: string) => {
    try {
      return parseData(text, 'toml');
    } catch (thrown) {
      return thrown instanceof WorkerProblem ? thrown.place : thrown;
    }
  };
  expect(refused('a = "30"\nb = 1988-02-30T15:15:15Z\n')).toMatchObject({ line: 2, column: 5, fault: 'toml-date' });
  expect(refused('b = 2100-02-29\n')).toMatchObject({ line: 1, fault: 'toml-date' });
  expect(refused('a = "1988-02-30"\nb = 2000-02-29\nc = 07:32:00\nd = 1988-02-29T00:32:00-07:00 # 1988-02-30\n')).toEqual({
    a: '1988-02-30',
    b: '2000-02-29',
    c: '07:32:00',
    d: '1988-02-29T00:32:00-07:00',
  });
});

test('GPX says which measures and properties it has no room for', () => {
  const feature = (properties: object, coordinates: unknown, type = 'LineString') => ({
    type: 'Feature',
    properties,
    geometry: { type, coordinates },
  });
  const line = [
    [1, 2],
    [3, 4],
  ];
  const json = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature({ name: 'A', coordinateProperties: { speed: [1, 2], power: [200, 210], wind: [3, 4] } }, line),
      feature({ population: 5, empty: '' }, [line], 'Polygon'),
      feature({ kind: 'route', name: 'R', sym: 'Flag' }, line),
    ],
  });
  const { text = '', notes = [] } = mapToMap(json, 'geojson', 'gpx') ?? {};
  expect(text).toContain('TrackPointExtension/v2');
  expect(text).toContain('<gpxtpx:speed>2</gpxtpx:speed>');
  expect(text).toContain('<power>210</power>');
  expect(text).toContain('<rte>');
  expect(notes.map(inEnglish)).toEqual([
    'Measures that GPX has no place for were left out: wind.',
    'Properties that GPX has no place for were left out: population.',
    'GPX has no areas: their outlines became tracks.',
  ]);
});

test('rows without a place are counted', () => {
  expect(
    holderText(
      [
        { lat: '1', lon: '2' },
        { lat: '', lon: '' },
      ],
      'gpx',
    ).notes.map(inEnglish),
  ).toEqual(['One row has no latitude and longitude and was left out.']);
});

test('quotes behind backslashes are of their field, over pieces as well', () => {
  const parse = (...pieces: readonly string[]) => [...parseRows(pieces, ',', {}, { escapes: true })];
  expect(parse('"a\\"b",c\n')).toEqual([['a"b', 'c']]);
  expect(parse('"a\\', '"b",c\n')).toEqual([['a"b', 'c']]);
  expect(parse('"a\\\\",c\n')).toEqual([['a\\\\', 'c']]);
  expect(parse('"a\\', '\\', '\\"b",c\n')).toEqual([['a\\"b', 'c']]);
});

test('backslashes and quotes without end take linear time', () => {
  const many = `"${'\\\\\\"'.repeat(500_000)}`;
  expect([...parseRows([many], ',', {}, { escapes: true })]).toHaveLength(1);
});

test('blanks before a quote are no part of its field', () => {
  const parse = (text: string) => [...parseRows([text], ',', {}, { blanks: true })];
  expect(parse('"a", "b, c" , d\n')).toEqual([['a', 'b, c', ' d']]);
  expect(parse(' x, "y"\n')).toEqual([[' x', 'y']]);
});

test('an object with several lists is a record, with one list its table', () => {
  expect(rows('{"sku":{"title":"A","codes":[{"c":1}],"lines":["x","y"]}}')).toEqual([
    ['title', 'codes', 'lines'],
    ['A', '[{"c":1}]', '["x","y"]'],
  ]);
  expect(rows('{"total":2,"items":[{"a":1},{"a":2}]}')).toEqual([['a'], ['1'], ['2']]);
  expect(rows('{"name":"A","tags":["x","y"]}')).toEqual([
    ['name', 'tags'],
    ['A', '["x","y"]'],
  ]);
  expect(rows('{"tags":["x","y"]}')).toEqual([['value'], ['x'], ['y']]);
});
