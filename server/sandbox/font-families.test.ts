import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { lacks } from '../testing/needs.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { fontsConf } from './font-families.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('families');
  await Bun.write(join(dir, 'fonts.conf'), fontsConf());
  await Bun.write(join(dir, 'without.conf'), fontsConf('*/Carlito*'));
});

/** Family and style that programs get where a document asks for this. */
const matched = (asked: string, conf = 'fonts.conf'): string => {
  const { stdout, stderr } = Bun.spawnSync(['fc-match', '-f', '%{family[0]} %{style[0]}', asked], {
    env: { PATH: process.env.PATH, FONTCONFIG_FILE: join(dir, conf) },
  });
  expect(stderr.toString()).toBe('');
  return stdout.toString();
};

const lacksFonts = lacks('fc-match');

test.skipIf(lacksFonts)('families that no free machine has are shown in ones as wide', () => {
  for (const [asked, shown] of [
    ['Calibri Light', 'Carlito Regular'],
    ['Calibri Light:bold', 'Carlito Bold'],
    ['Segoe UI:italic', 'Liberation Sans Italic'],
    ['Aptos', 'Source Sans 3 Regular'],
    ['Georgia:bold', 'P052 Bold'],
    ['Century Gothic', 'URW Gothic Book'],
    ['Arial Black', 'DejaVu Sans Bold'],
    ['Impact', 'Liberation Sans Narrow Bold'],
    ['MS Mincho', 'Noto Serif CJK JP Regular'],
    ['微软雅黑', 'Noto Sans CJK SC Regular'],
  ] as const)
    expect(`${asked}: ${matched(asked)}`).toBe(`${asked}: ${shown}`);
});

test.skipIf(lacksFonts)('every family that stands for others is on this machine', () => {
  const families = new Set([...fontsConf().matchAll(/<edit name="family"[^>]*><string>([^<]*)/g)].map(([, family = '']) => family));
  expect(families.size).toBeGreaterThan(20);
  for (const family of families) expect(matched(family)).toStartWith(`${family} `);
});

test.skipIf(lacksFonts)('an unknown font gets the fallback of Windows, and each script its own', () => {
  for (const [asked, shown] of [
    ['Nobody Knows', 'Liberation Sans Regular'],
    ['serif', 'Liberation Serif Regular'],
    ['Nobody Knows:lang=ja', 'Noto Sans CJK JP Regular'],
    ['Nobody Knows:lang=hi', 'Noto Sans Devanagari Regular'],
  ] as const)
    expect(`${asked}: ${matched(asked)}`).toBe(`${asked}: ${shown}`);
});

test.skipIf(lacksFonts)('what is there, or comes first in a list, is taken before a stand-in', () => {
  for (const family of ['Noto Sans', 'Noto Serif', 'DejaVu Sans', 'Roboto']) expect(matched(family)).toStartWith(`${family} `);
  expect(matched('Noto Sans,sans-serif')).toStartWith('Noto Sans ');
  expect(matched('Lato,Segoe UI')).toStartWith('Lato ');
});

test.skipIf(lacksFonts)('fonts that sandboxes do not show are none', () => {
  expect(matched('Carlito', 'without.conf')).not.toStartWith('Carlito');
});
