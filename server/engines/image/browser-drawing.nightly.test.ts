import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { OptionValues } from '../../../catalogue/options.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { withoutEntities } from './drawing-entities.ts';
import { needsBrowser } from './drawing-features.ts';
import { imageEngine } from './engine.ts';

longTimeout();

const svg = (content: string, root = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="70" height="50" ${root}>${content}</svg>`;
const variables = svg('<style>:root{--ground:#00aa00}</style><rect width="70" height="50" fill="var(--ground)"/><text y="20">Word</text>');

test('plain drawings, and those of Illustrator, need no browser', () => {
  expect(needsBrowser(svg('<rect fill="rgb(1,2,3)" style="enable-background:new 0 0 5 5;transform:scale(2)"/>'))).toBe('never');
  expect(needsBrowser(svg('<g/>', 'style="background-color: transparent;"'))).toBe('never');
  expect(needsBrowser(svg('<foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/>'))).toBe('never');
  expect(needsBrowser(svg('<style>@media (prefers-color-scheme: dark) { g { fill: #fff } }</style>'))).toBe('never');
  for (const one of ['<text dominant-baseline="middle"/>', '<feDropShadow dx="2"/>', '<g fill="hwb(120 0% 33%)"/>'])
    expect(needsBrowser(svg(one))).toBe('printed');
  for (const one of [
    variables,
    svg('<foreignObject/>'),
    svg('<g/>', 'style="background:#222"'),
    svg('<style media="print">g{display:none}</style>'),
    svg('<text dominant-baseline="hanging"/>'),
    svg('<g fill="oklch(0.6 0.2 142)"/>'),
  ])
    expect(needsBrowser(one)).toBe('always');
});

test('entities of the drawing itself are filled in; those from outside, in circles or without end are refused', () => {
  const drawing = (entities: string, content: string) => `<!DOCTYPE svg [${entities}]>${svg(content)}`;
  expect(withoutEntities(drawing('<!ENTITY a "fill:&b;"><!ENTITY b \'#0a0\'>', '<g style="&a;"/>'))).toBe(svg('<g style="fill:#0a0"/>'));
  const grows = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  for (const entities of [
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<!ENTITY % a "x">',
    '<!ENTITY a "&b;"><!ENTITY b "&a;">',
    `<!ENTITY e0 "ha">${grows}`,
  ])
    expect(() => withoutEntities(drawing(entities, '<g id="&a;&e9;"/>'))).toThrow();
});

describe.skipIf(lacks('chromium-headless-shell', 'convert', 'pdftotext', 'gs'))('drawings that take a browser', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const convert = async (text: string, to: string, options: OptionValues = {}): Promise<string> => {
    const step = imageEngine.steps.find((one) => one.from === 'svg' && one.to === to);
    if (!step) throw new Error(`No step to ${to}.`);
    const path = join(harness.dir, `${crypto.randomUUID()}.svg`);
    await Bun.write(path, text);
    return (await harness.follow(path, [{ engine: imageEngine, step }], options)).paths[0] ?? '';
  };

  test('as pixels at the size asked for, see-through where nothing is', async () => {
    const png = await convert(variables.replace('height="50" fill', 'height="25" fill'), 'png', { width: 140 });
    const found = await tell('convert', png, '-format', '%wx%h %[pixel:p{99,9}] %[pixel:p{99,90}]', 'info:');
    expect(found).toBe('140x100 srgba(0,170,0,1) srgba(0,0,0,0)');
  });

  test('as a PDF of the exact size, whose text is text', async () => {
    const pdf = await convert(variables, 'pdf');
    expect(await tell('pdfinfo', pdf)).toMatch(/Pages: +1\n[\s\S]*Page size: +52\.5 x 37\.5 pts/);
    expect(await tell('pdftotext', pdf, '-')).toContain('Word');
  });

  test('as PostScript', async () => {
    expect(await tell('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=bbox', await convert(variables, 'eps')).catch(String)).not.toContain(
      'Error',
    );
  });

  test('nothing runs and nothing is fetched', async () => {
    const hostile = svg(
      '<script>document.documentElement.style.background="#f00"</script><image href="file:///etc/passwd" width="9" height="9"/><foreignObject width="70" height="50"><iframe xmlns="http://www.w3.org/1999/xhtml" src="file:///etc/passwd"/><p xmlns="http://www.w3.org/1999/xhtml" onload="x">Kept</p></foreignObject>',
      'onload="document.documentElement.remove()"',
    );
    const text = await tell('pdftotext', await convert(hostile, 'pdf'), '-');
    expect([text.includes('Kept'), text.includes('root:')]).toEqual([true, false]);
  });
});
