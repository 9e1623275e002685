import { expect, test } from 'bun:test';
import { baseName, contentDisposition, nameWithPart, partName } from './file-name.ts';

test('the base name stays in any script, without folders, the extension and what turns text around', () => {
  expect(baseName('C:\\Daten\\Überblick 2024.final.DOCX', ['docx'])).toBe('Überblick 2024.final');
  expect(baseName('../../報告書.tar.gz', ['tar.gz', 'tgz'])).toBe('報告書');
  expect(baseName('תקציר\u202efdp.exe')).toBe('תקצירfdp');
  expect(baseName('...')).toBe('converted');
  expect(contentDisposition('Größe "1".csv')).toBe(`attachment; filename="Gro_e _1_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.csv`);
});

test.each([
  ['CON.png', 'CON_'],
  ['nul', 'nul_'],
  ['com1.final.png', 'com1_.final'],
  ['LPT¹.png', 'LPT¹_'],
  ['Aux .png', 'Aux_'],
  ['console.png', 'console'],
  ['COM10.png', 'COM10'],
  ['*.png', 'converted'],
  ['trailing. . .png', 'trailing'],
  ['a\u061cb\u2028c.png', 'abc'],
])('Windows can hold %p as %p', (name, base) => expect(baseName(name, ['png'])).toBe(base));

test("a sheet's name is no path", () => {
  expect(partName('../../etc/passwd')).toBe('.. .. etc passwd');
  expect(partName('Umsatz: Q1/Q2?')).toBe('Umsatz Q1 Q2');
  expect(partName(' ..')).toBe('');
  expect(partName('売上')).toBe('売上');
});

test('names too long for file systems are shortened by whole characters', () => {
  const long = '報告書'.repeat(200);
  expect(baseName(`${long}.pdf`, ['pdf'])).toBe(long.slice(0, 78));
  expect(baseName(`${'x'.repeat(300)}.pdf`, ['pdf'])).toHaveLength(235);
  expect(baseName(`${'😀'.repeat(100)}.pdf`, ['pdf'])).toBe('😀'.repeat(58));
  expect(Buffer.byteLength(`${nameWithPart(baseName(long), '.', partName('売'.repeat(40)))}.csv`)).toBeLessThan(255);
  expect(nameWithPart('kurz', '-', '12')).toBe('kurz-12');
});

test.each([
  ['／etc／passwd.png', '_etc_passwd.png'],
  ['．．／．．／x.png', '_._.._x.png'],
  ['ＣＯＮ.png', 'CON_.png'],
  ['a：b＂c＼d.png', 'a_b_c_d.png'],
  ['℀.png', 'a_c.png'],
])('the plain name of %p for old clients is %p: wide letters are no way out', (name, plain) => {
  expect(contentDisposition(name)).toContain(`filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
});
