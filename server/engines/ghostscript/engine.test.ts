import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { ghostscriptEngine } from './engine.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const eps = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 10 20 130 100
%%EndComments
0.8 0.1 0.1 setrgbcolor 10 20 120 80 rectfill
0 setgray /Helvetica findfont 18 scalefont setfont 20 50 moveto (Drawn words) show
showpage
%%EOF
`;
const ps = `%!PS-Adobe-3.0
<< /PageSize [300 200] >> setpagedevice
/Helvetica findfont 18 scalefont setfont 20 50 moveto (First page) show showpage
20 50 moveto (Second page) show showpage
`;

const convert = async (from: string, to: string, content: string | Uint8Array) => {
  const step = ghostscriptEngine.steps.find((one) => one.from === from && one.to === to);
  if (!step) throw new Error(`There is no step ${from} to ${to}.`);
  const input = join(harness.dir, `input.${from}`);
  await Bun.write(input, content);
  return harness.follow(input, [{ engine: ghostscriptEngine, step }]);
};
const infoOf = async (path: string) => (await $`pdfinfo ${path}`.quiet()).stdout.toString();
const textOf = async (path: string) => (await $`pdftotext ${path} -`.quiet()).stdout.toString();

describe('PostScript', () => {
  test('an EPS becomes a page of its own box with its words', async () => {
    const { paths } = await convert('eps', 'pdf', eps);
    expect(await infoOf(paths[0] ?? '')).toMatch(/Page size:\s+120 x 80 pts/);
    expect(await textOf(paths[0] ?? '')).toContain('Drawn words');
  });

  test('every page of a PS is there', async () => {
    const { paths } = await convert('ps', 'pdf', ps);
    expect(await infoOf(paths[0] ?? '')).toMatch(/Pages:\s+2/);
    expect(await textOf(paths[0] ?? '')).toMatch(/First page[\s\S]*Second page/);
  });

  test('an Illustrator file is read through its PDF', async () => {
    const pdf = await Bun.file((await convert('ps', 'pdf', ps)).paths[0] ?? '').bytes();
    expect(await textOf((await convert('ai', 'pdf', pdf)).paths[0] ?? '')).toContain('First page');
    expect(await Bun.file((await convert('ai', 'eps', pdf)).paths[0] ?? '').text()).toMatch(
      /^%!PS-Adobe-3.0 EPSF-3.0[\s\S]*BoundingBox: [^\n]*\n/,
    );
  });

  test('a program that reads other files or runs commands is refused', async () => {
    for (const attack of [
      '(/etc/passwd) (r) file 100 string readstring pop show showpage',
      '(%pipe%id) (r) file 100 string readstring pop show showpage',
    ])
      expect(await rejection(convert('ps', 'pdf', `%!PS\n/Helvetica findfont 9 scalefont setfont 20 50 moveto ${attack}\n`))).toMatchObject(
        {
          code: 'corrupt_input',
        },
      );
  });

  test('a file that is not PostScript is refused', async () => {
    expect(await rejection(convert('eps', 'pdf', 'these are just words'))).toMatchObject({ code: 'corrupt_input' });
  });
});
