import { describe, expect, test } from 'bun:test';
import iconv from 'iconv-lite';
import { longTimeout } from '../../testing/long-timeout.ts';
import { isUtf8, readerOf } from './names.ts';

longTimeout();

describe('names in old encodings', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['cp437', ['größe.txt', 'Ordner/über.txt', 'café.doc', 'Año nuevo.xls']],
    ['windows-1252', ['größe.txt', 'Ordner/über.txt', 'café.doc', 'Año nuevo.xls']],
    ['cp866', ['привет.txt', 'Документы']],
    ['windows-1251', ['привет.txt', 'Отчёт за год.doc']],
    ['shift_jis', ['日本語テスト.txt', '読んでください.txt']],
    ['gb18030', ['新建文件夹', '说明.txt']],
  ];
  for (const [encoding, names] of cases)
    test(encoding, () => {
      const bytes = names.map((name) => iconv.encode(name, encoding));
      expect(bytes.map(readerOf(bytes))).toEqual([...names]);
      expect(bytes.some(isUtf8)).toBe(false);
    });

  test('one short name is enough', () => {
    const name = iconv.encode('über.txt', 'cp437');
    expect(readerOf([name])(name)).toBe('über.txt');
  });
});
