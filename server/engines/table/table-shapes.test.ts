import { expect, test } from 'bun:test';
import { besideNotes, dataRows, parseData } from './data-read.ts';

const rows = (text: string, format = 'json'): readonly (readonly string[])[] =>
  dataRows(parseData(text, format)).map((row) => row.map(({ text: shown }) => shown));

test.each([
  ['headings and rows', '{"columns":["a","b"],"index":[0,1],"data":[[1,2],[3,4]]}'],
  ['headings that are objects', '{"total":2,"fields":[{"name":"a","type":"int"},{"name":"b","type":"int"}],"rows":[[1,2],[3,4]]}'],
  ['a list for each heading', '{"a":[1,3],"b":[2,4]}'],
  ['values by row number', '{"a":{"0":1,"1":3},"b":{"0":2,"1":4}}'],
  ['the answer of a service', '{"status":"ok","data":{"total":2,"items":[{"a":1,"b":2},{"a":3,"b":4}]}}'],
  ['lists within an answer', '{"ok":true,"result":{"a":[1,3],"b":[2,4]}}'],
])('%s', (_, text) => {
  expect(rows(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('records by key have their key in the first column', () => {
  expect(rows('{"u1":{"name":"Ann","age":1},"u2":{"name":"Bo","age":2,"city":"Ulm"}}')).toEqual([
    ['key', 'name', 'age', 'city'],
    ['u1', 'Ann', '1', ''],
    ['u2', 'Bo', '2', 'Ulm'],
  ]);
  expect(rows('users:\n  10:\n    key: x\n  9:\n    key: y\n', 'yaml')).toEqual([
    ['_key', 'key'],
    ['10', 'x'],
    ['9', 'y'],
  ]);
});

test('other objects stay a record', () => {
  expect(rows('{"scripts":{"test":"x"},"dependencies":{"a":"1"}}')).toEqual([
    ['scripts.test', 'dependencies.a'],
    ['x', '1'],
  ]);
  expect(rows('{"name":"Ann","tags":["a","b"]}')[0]).toEqual(['name', 'tags']);
  expect(rows('{"id":1,"data":{"name":"x"}}')).toEqual([
    ['id', 'data.name'],
    ['1', 'x'],
  ]);
});

test('a note names the values outside a table', () => {
  expect(besideNotes(parseData('{"status":"ok","data":{"total":2,"items":[{"a":1},{"a":2}]}}', 'json'))[0]).toBeDefined();
  expect(besideNotes(parseData('{"columns":["a"],"data":[[1],[2]]}', 'json'))).toEqual([]);
});

test('a key with a dot keeps its value beside a path of the same name', () => {
  expect(rows('[{"a.b":1,"a":{"b":2}}]')).toEqual([
    ['a.b', 'a.b_2'],
    ['1', '2'],
  ]);
});

test('many records by key take linear time', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `"k${at}":{"x${at}":1}`).join(',');
  const start = process.cpuUsage();
  parseData(`{${many}}`, 'json');
  besideNotes(parseData(`{${many}}`, 'json'));
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10);
});
