/** Small inputs of many formats: own fixtures, made by FFmpeg, or converted from these by a server. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { smallPng } from './attacks/bytes.ts';
import { realFixtures } from './fixtures.ts';
import { ownFixtures } from './own-fixtures.ts';
import { conversionForm, postConversion } from './server-under-test.ts';

/** Maximum size of a real fixture: differences show in small files too. */
const mostBytes = 300_000;

const film = async (path: string): Promise<boolean> => {
  const sources = ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=10:duration=1', '-f', 'lavfi', '-i', 'sine=duration=1'];
  return (
    (await Bun.spawn(['ffmpeg', '-v', 'error', '-y', ...sources, path], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' }).exited) ===
    0
  );
};

/** Formats that convert to many others. */
const hubs: ReadonlySet<string> = new Set(['docx', 'odt', 'xlsx', 'pptx', 'epub', 'pdf', 'html', 'wav', 'tar']);

/** Paths of inputs by format, in a folder. The server converts existing inputs to the wanted formats that are missing. */
export const sameInputs = async (
  dir: string,
  server: { readonly url: string },
  conversions: Readonly<Record<string, readonly string[]>>,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> => {
  await mkdir(dir, { recursive: true });
  const inputs = new Map<string, string>();
  const add = async (format: string, content: Uint8Array): Promise<void> => {
    const path = join(dir, `in.${format}`);
    await Bun.write(path, content);
    inputs.set(format, path);
  };
  for (const { format, path } of await ownFixtures(dir)) inputs.set(format, path);
  for (const { format, path, audio } of await realFixtures())
    if (audio && !inputs.has(format) && Bun.file(path).size <= mostBytes) inputs.set(format, path);
  await add('png', smallPng(64));
  await add('zip', zipSync({ 'a.txt': Buffer.from('words'), 'b/c.txt': Buffer.from('more') }));
  if (await film(join(dir, 'in.mp4'))) inputs.set('mp4', join(dir, 'in.mp4'));
  // In order of insertion, so conversions of converted inputs come later.
  for (const [from, path] of inputs)
    for (const to of conversions[from] ?? []) {
      if (inputs.has(to) || !conversions[to] || !(wanted.has(to) || hubs.has(to))) continue;
      const answer = await postConversion(server, conversionForm(await Bun.file(path).bytes(), from, to));
      const body = await answer.bytes();
      // Several files come as an archive, which is no input.
      if (answer.ok && !(to !== 'zip' && answer.headers.get('content-type') === 'application/zip')) await add(to, body);
    }
  return inputs;
};
