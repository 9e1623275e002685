import { expect, test } from 'bun:test';
import type { Inline, LinkTarget } from '../model.ts';
import { linkRuns } from './link-runs.ts';

const style = {
  font: 'Sans',
  size: 10,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  monospace: false,
  colour: '#000000',
  script: 'base',
} as const;
const text = (words: string, underline: boolean, link?: LinkTarget): Inline => ({
  kind: 'text',
  text: words,
  style: { ...style, underline },
  ...(link ? { link } : {}),
});
const to = (href: string): LinkTarget => ({ kind: 'address', href });

test('words with one address are one link, whatever their styles; other addresses and plain text are apart', () => {
  const inlines = [
    text('see ', false),
    text('the', true, to('https://a.example')),
    text(' ', false, to('https://a.example')),
    text('tool', true, to('https://a.example')),
    text('other', true, to('https://b.example')),
    { kind: 'break' } as const,
  ];
  expect(linkRuns(inlines).map(({ link, inlines: own }) => [link?.kind === 'address' ? link.href : undefined, own.length])).toEqual([
    [undefined, 1],
    ['https://a.example', 3],
    ['https://b.example', 1],
    [undefined, 1],
  ]);
});
