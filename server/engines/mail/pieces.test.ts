import { expect, test } from 'bun:test';
import { mailArticle, readMessage } from './message.ts';

const shown = async (mail: Uint8Array): Promise<string> => mailArticle(await readMessage(mail));
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const inline = (id = ''): string =>
  `Content-Type: image/png; name=a.png\nContent-Disposition: inline; filename=a.png${id && `\nContent-ID: ${id}`}\nContent-Transfer-Encoding: base64\n\n${png}`;
const several = (kind: string, ...parts: readonly string[]): string =>
  `Content-Type: multipart/${kind}; boundary=${kind}\n\n${parts.map((one) => `--${kind}\n${one}\n`).join('')}--${kind}--`;
const text = (words: string): string => `Content-Type: text/plain\n\n${words}`;
const page = (words: string): string => `Content-Type: text/html\n\n<html><body>${words}</body></html>`;

test.each([
  ['texts', several('mixed', text('one'), inline(), text('two'), inline(), text('three')), ['one', 'data:', 'two', 'data:', 'three']],
  ['a picture before its text', several('mixed', inline(), text('one')), ['data:', 'one']],
  ['text and pages', several('mixed', page('one'), inline(), text('two')), ['one', 'data:', 'two']],
  [
    'pages that are the second form of a text',
    several('alternative', text('plain'), several('mixed', page('one'), inline(), page('two'))),
    ['one', 'data:', 'two'],
  ],
  [
    'forms that both have the picture',
    several('alternative', several('mixed', text('plain'), inline()), several('related', page('one <img src="cid:x"> two'), inline('<x>'))),
    ['one', 'data:', 'two', 'data:'],
  ],
  ['a page that names the picture above it', several('mixed', inline('<x>'), page('one <img src="cid:x"> two')), ['one', 'data:', 'two']],
])('pictures stay between %s', async (_, mail, expected) => {
  const html = await shown(Buffer.from(`From: a@example.org\n${mail}\n`));
  expect([...html.matchAll(/\b(?:one|two|three|plain)\b(?!")|data:(?=image)/g)].map(([found]) => found)).toEqual(expected);
});

test.each([
  ['blanks', '< x@example.org >', 'cid:x@example.org'],
  ['encoded words', '<=?us-ascii?Q?x@exam?=\n =?us-ascii?Q?ple.org?=>', 'cid:x@example.org'],
  ['an encoded sign', '<x+1@example.org>', 'cid:x%2B1%40example.org'],
])('the id of a picture with %s', async (_, id, address) => {
  const mail = several('related', page(`one <img src="${address}"> two`), inline(id));
  expect(await shown(Buffer.from(`From: a@example.org\n${mail}\n`))).toMatch(/one <img src="data:[^"]*" alt=""> two/);
});
