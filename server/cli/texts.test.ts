import { expect, test } from 'bun:test';
import { completionOf } from './completion.ts';
import { readEvents } from './event-reader.ts';
import { shells } from './flags.ts';
import { pairHelp, usage } from './help.ts';
import { manualPage } from './manual.ts';
import { barText, makeProgressBar } from './progress-bar.ts';
import { plainLine } from './report.ts';

test('a completion names every flag, the options of conversions and the formats', () => {
  for (const shell of shells) for (const word of ['completion', 'strip-metadata', 'heic']) expect(completionOf(shell)).toContain(word);
});

test('bash takes its completion, and completes with it', async () => {
  const script = `${completionOf('bash')}
words() { COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _file_converter; echo "\${COMPREPLY[*]}"; }
words file-converter --strip; words file-converter a --to hei; words file-converter --csv-delimiter sem`;
  expect(await Bun.$`bash -c ${script}`.text()).toBe('--strip-metadata\nheic heif\nsemicolon\n');
});

test('the help of a pair has its options with their ranges, and no others', () => {
  const text = pairHelp('png', 'jpg');
  expect(text).toMatch(/--quality NUMBER +a whole number from 1 to 100\./);
  expect(text).not.toContain('--video-quality');
  expect(usage).toContain('--completion bash|zsh|fish');
});

test('the bar shows what is done and under way, within the width of the terminal', () => {
  const text = barText(1, 4, new Map([['b\x1b[2J.png', 0.5]]), 80);
  expect(text).toBe(`[${'█'.repeat(9)}${'░'.repeat(15)}] 1/4  37 %  b?[2J.png`);
  expect([...barText(1, 4, new Map([['ä'.repeat(300), 0]]), 40)]).toHaveLength(39);
});

test('nothing is drawn where the output is no terminal', () => {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  const silent = makeProgressBar(2, { write });
  silent.set('a', 0.5);
  silent.finish('a');
  silent.close();
  expect(written).toBe('');
  const drawn = makeProgressBar(2, { isTTY: true, columns: 60, write });
  drawn.set('a', 0.5);
  drawn.close();
  expect(written).toContain('0/2  25 %  a');
});

test('events are read however they are cut, and those without data are signs of life', async () => {
  const bytes = new TextEncoder().encode(': watching\n\nid: 1\ndata: {"a":"ü"}\n\n: still here\n\nid: 2\ndata: 2\n\n');
  const cut = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await Array.fromAsync(readEvents(cut))).toEqual([
    { id: '1', data: '{"a":"ü"}' },
    { id: '2', data: '2' },
  ]);
});

test('a failure says its title, reason and remedy once each, and no name moves the cursor', () =>
  expect(
    plainLine({
      given: 'a\x1b[1m.png',
      to: 'jpg',
      outcome: {
        state: 'failed',
        problem: { code: 'x', title: 'It is damaged', detail: 'Save it.', remedy: 'Save it.', retryable: false },
      },
    }),
  ).toBe('a?[1m.png: It is damaged. Save it.'));

test('the manual page of the package is that of the command line, and clean', async () => {
  const { version } = await Bun.file(new URL('../../package.json', import.meta.url)).json();
  const page = manualPage(version);
  // bun server/cli/main.ts --man > docs/file-converter.1
  expect(await Bun.file(new URL('../../docs/file-converter.1', import.meta.url)).text()).toBe(page);
  if (!Bun.which('groff')) return;
  const drawn = await Bun.$`groff -man -Tutf8 -ww < ${Buffer.from(page)}`.quiet();
  expect(drawn.stderr.toString()).toBe('');
  expect(drawn.stdout.toString()).toContain('watch');
});
