import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { rejection } from '../../testing/rejection.ts';
import { fontEngine } from './engine.ts';

longTimeout();

/** Font facts according to FreeType: family, style and character set. */
const facts = (path: string): Promise<string> => tell('fc-scan', '--format', '%{family}|%{style}|%{charset}\n', path);
const sources = { ttf: '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf', otf: '' };

/** Any installed font with PostScript outlines in a single file. */
const postscriptFont = async (): Promise<string> =>
  (await tell('fc-list', '--format', '%{file}\n', ':fontformat=CFF'))
    .split('\n')
    .filter((path) => path.endsWith('.otf'))
    .toSorted()[0] ?? '';

describe.skipIf(lacks('fc-scan', 'fc-list'))('fonts', () => {
  let harness: Harness;
  const stepOf = stepFinder(fontEngine);
  const follow = async (path: string, step: Step): Promise<string> =>
    (await harness.follow(path, [{ engine: fontEngine, step }])).paths[0] ?? '';
  /** The tables of an EOT follow its header; FreeType cannot read EOT. */
  const bareFont = async (path: string, format: string): Promise<string> => {
    if (format !== 'eot') return path;
    const file = Buffer.from(await Bun.file(path).bytes());
    expect(file.readUInt32LE(0)).toBe(file.length);
    const inside = join(harness.dir, `${crypto.randomUUID()}.ttf`);
    await Bun.write(inside, file.subarray(file.length - file.readUInt32LE(4)));
    return inside;
  };
  let otf = '';

  beforeAll(async () => {
    harness = await startHarness();
    // A PostScript font may not be installed: DejaVu's outlines labelled as CFF suffice to test the container.
    otf = await postscriptFont();
    if (otf === '') {
      const bytes = Buffer.from(await Bun.file(sources.ttf).bytes());
      const count = bytes.readUInt16BE(4);
      for (let at = 12; at < 12 + count * 16; at += 16)
        if (bytes.toString('latin1', at, at + 4) === 'glyf') bytes.write('CFF ', at, 'latin1');
      bytes.write('OTTO', 0, 'latin1');
      otf = join(harness.dir, 'postscript.otf');
      await Bun.write(otf, bytes);
    }
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(fontEngine.steps))
    test(`step ${step.from} to ${step.to} is the same font to FreeType`, async () => {
      const isPostscript = step.from === 'otf' || step.to === 'otf';
      const source = isPostscript ? otf : sources.ttf;
      const input =
        step.from === 'ttf' || step.from === 'otf' ? source : await follow(source, stepOf(isPostscript ? 'otf' : 'ttf', step.from));
      const output = await follow(input, step);
      const marks: Readonly<Record<string, string>> = { ttf: '\0\x01\0\0', otf: 'OTTO', woff: 'wOFF', woff2: 'wOF2' };
      const mark = marks[step.to];
      if (mark) expect(Buffer.from(await Bun.file(output).bytes()).toString('latin1', 0, 4)).toBe(mark);
      if (!otf.startsWith(harness.dir) || !isPostscript) expect(await facts(await bareFont(output, step.to))).toBe(await facts(source));
    });

  test('curves of the other kind are not passed off as those of the target', async () => {
    const woff = await follow(sources.ttf, stepOf('ttf', 'woff'));
    expect(await rejection(follow(woff, stepOf('woff', 'otf')))).toMatchObject({ code: 'unsupported_conversion' });
  });

  test('broken fonts and those that say to unpack to gigabytes are refused', async () => {
    const woff2 = Buffer.from(await Bun.file(await follow(sources.ttf, stepOf('ttf', 'woff2'))).bytes());
    const path = join(harness.dir, 'broken.woff2');
    woff2.writeUInt32BE(0x7fffffff, 16);
    await Bun.write(path, woff2);
    expect(await rejection(follow(path, stepOf('woff2', 'ttf')))).toMatchObject({ code: 'decompression_bomb' });
    for (const [format, to] of [
      ['woff2', 'ttf'],
      ['woff', 'ttf'],
      ['ttf', 'woff2'],
      ['eot', 'ttf'],
    ] as const) {
      const cut = join(harness.dir, `cut.${format}`);
      const whole = format === 'ttf' ? sources.ttf : await follow(sources.ttf, stepOf('ttf', format));
      await Bun.write(cut, (await Bun.file(whole).bytes()).slice(0, 20_000));
      expect(await rejection(follow(cut, stepOf(format, to)))).toMatchObject({ code: 'corrupt_input' });
    }
  });
});
