import { expect, test } from 'bun:test';
import { readPlist } from './plist-read.ts';

const read = (text: string): unknown => readPlist(Buffer.from(text));

test('a property list of NeXTSTEP', () => {
  expect(
    read(
      '// !$*UTF8*$!\n{\n  /* comment */ name = "Größe \\"x\\"\\n";\n  list = (a, "b c", (1));\n  data = <0fbd 77>;\n  path = /usr/bin;\n  n = { k = \'v\'; };\n}\n',
    ),
  ).toEqual({ name: 'Größe "x"\n', list: ['a', 'b c', ['1']], data: 'D713', path: '/usr/bin', n: { k: 'v' } });
});

test('values of GNUstep', () => {
  expect(read('{ a = <*I3>; b = <*BY>; c = <*R1.5>; d = <*D2024-01-02 03:04:05 +0000>; }')).toEqual({
    ...{ a: 3, b: true, c: 1.5, d: '2024-01-02 03:04:05 +0000' },
  });
});

test('a table of translations', () => {
  const strings = '/* Button */\n"OK" = "In Ordnung";\n"caf\\U00e9" = "Caf\\351";\nsame;\n';
  const wanted = { OK: 'In Ordnung', café: 'Café', same: 'same' };
  expect(read(strings)).toEqual(wanted);
  expect(readPlist(Buffer.from(`\ufeff${strings}`, 'utf16le'))).toEqual(wanted);
});

test.each(['{ a = 1', '{ a = ; }', '( a b )', '{ a = "x; }', '/* open', '{ a = <0g>; }', '{} x', '('.repeat(100_000)])(
  '%s is damaged',
  (text) => expect(() => read(text)).toThrow(expect.objectContaining({ code: 'corrupt_input' })),
);

test('a megabyte of any sign takes no time', () => {
  const start = process.cpuUsage();
  for (const sign of ['{', '(', '"', '\\', '<', '/*', '//', 'a', '=', ';', '( ', '{a='])
    expect(() => read(`{${sign.repeat(1_000_000 / sign.length)}`)).toThrow(expect.objectContaining({ code: 'corrupt_input' }));
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10);
});
