import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { strictValues } from './loose-json.ts';

const values = (text: string): unknown => strictValues(text)?.map((one) => JSON.parse(one));

test.each([
  ['comments and a comma at the end', '{\n  // one\n  "a": 1, /* "b": 2, */\n  # three\n  "c": ["//x", 2,],\n}', [{ a: 1, c: ['//x', 2] }]],
  [
    'JSON5',
    "{a: 'it\\'s \"x\"', $b: +1, c: .5, d: 5., e: 0xFF, 'f': -0x10, g: Infinity}",
    [{ a: 'it\'s "x"', $b: 1, c: 0.5, d: 5, e: 255, f: -16, g: 'Infinity' }],
  ],
  ['a dictionary of Python', "{'a': None, 'b': [True, False], 'c': 'Köln'}", [{ a: null, b: [true, false], c: 'Köln' }]],
  ['objects without line ends between them', '{"a":1}{"a":2} {"a":"}{"}', [{ a: 1 }, { a: 2 }, { a: '}{' }]],
  ['objects over several lines', '{\n  "a": 1\n}\n{\n  "a": 2\n}\n', [{ a: 1 }, { a: 2 }]],
  ['a list without brackets', '{"a":1},\n{"a":2},\n', [{ a: 1 }, { a: 2 }]],
  ['a sequence with record separators', '\x1e{"a":1}\n\x1e{"a":2}\n', [{ a: 1 }, { a: 2 }]],
  ['an assignment', 'window.YTD.tweets.part0 = [ {"a": 1} ];', [[{ a: 1 }]]],
  ['a call', 'callback({"a": 1});\n', [{ a: 1 }]],
  ['line ends and tabs within a text', '{"a":"one\ntwo\tthree"}', [{ a: 'one\ntwo\tthree' }]],
  ['bare keys that are numbers', '{1: "a", 2: "b"}', [{ '1': 'a', '2': 'b' }]],
])('%s', (_, text, expected) => expect(values(text)).toEqual(expected as never));

test.each(['', 'words', '{"a":', '["a', '{"a": word}', '}', '1:2', '{"a":1} word', '/* open'])('%j is nothing of the kind', (text) =>
  expect(strictValues(text)).toBeUndefined(),
);

test('a broken text stays one for the parser', () => {
  expect(() => values('{"a" 1}')).toThrow();
  expect(() => values('{"a":01}')).toThrow();
});

test('a megabyte of any sign takes no time', () => {
  const start = process.cpuUsage();
  for (const sign of ['[', '{', '"', "'", '/', '/*', '\\', ',', ':', '1', '1.', 'a', '-', '#', '"\\', ' ', '[1,', "{a:'"])
    strictValues(`[${sign.repeat(1_000_000 / sign.length)}`);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(20);
});

test.each(["{a:'x',", "{'a': None}\n", '[1,', "'", '/* ', '// a\n', '\\', 'a.b(', '-', '0x1,'])(
  'very many of %j take linear time',
  (piece) => expect(growsFaster((characters) => piece.repeat(characters / piece.length), strictValues)).toBe(false),
);
