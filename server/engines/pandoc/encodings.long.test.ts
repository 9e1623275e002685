import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Step } from '../../contract/engine.ts';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { pandocEngine } from './engine.ts';

longTimeout();

let harness: Harness;
const stepOf = stepFinder(pandocEngine);
const follow = async (path: string, step: Step): Promise<string> =>
  (await harness.follow(path, [{ engine: pandocEngine, step }])).paths[0] ?? '';
const write = async (format: string, content: string | Uint8Array): Promise<string> => {
  const path = join(harness.dir, `${crypto.randomUUID()}.${extensionOf(format)}`);
  await Bun.write(path, content);
  return path;
};

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('a text in an old encoding is read by what it says, or as Windows wrote it', async () => {
  const path = await write('rst', Buffer.from('Größe\n=====\n', 'latin1'));
  expect(await Bun.file(await follow(path, stepOf('rst', 'txt'))).text()).toContain('Größe');
  const wide = await write('org', Buffer.from('\ufeff* Größe 日本\n', 'utf16le'));
  expect(await Bun.file(await follow(wide, stepOf('org', 'txt'))).text()).toContain('Größe 日本');
});

test.each([
  ['found out', 'windows-1251', 'rst', 'Привет\n======\n\nПривет, мир. Это проверка кодировки текста.\n', 'Привет, мир'],
  ['found out, with signs of Windows', 'windows-1252', 'textile', 'h1. Größe – „gut“\n\nDas ist ein Satz.\n', 'Größe – „gut“'],
  [
    'declared by XML',
    'iso-8859-2',
    'dbk',
    '<?xml version="1.0" encoding="ISO-8859-2"?>\n<article xmlns="http://docbook.org/ns/docbook"><para>gęślą jaźń</para></article>',
    'gęślą jaźń',
  ],
  [
    'declared by LaTeX',
    'koi8-r',
    'tex',
    '\\documentclass{article}\n\\usepackage[koi8-r]{inputenc}\n\\begin{document}\nЩи\n\\end{document}\n',
    'Щи',
  ],
  ['declared for editors', 'iso-8859-15', 'org', '# -*- coding: latin-9 -*-\n\nDer Œuvre-Preis: 5 €\n', 'Œuvre-Preis: 5 €'],
  ['with one broken byte', 'broken', 'mediawiki', 'Größe und Zoë, Łódź\n', 'Größe und Zoë, Łódź'],
] as const)('an encoding %s: %s', async (_, encoding, from, text, words) => {
  const bytes = encoding === 'broken' ? Buffer.concat([Buffer.from(text), Buffer.from([0xff])]) : iconv.encode(text, encoding);
  const path = await write(from, bytes);
  expect(await Bun.file(await follow(path, stepOf(from, 'txt'))).text()).toContain(words);
});
