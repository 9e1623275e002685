import { join } from 'node:path';
import type { Attack, Lure } from './attacks/attack.ts';
import type { FormFlood } from './form-floods.ts';
import { conversionForm } from './server-under-test.ts';

/** How long an upload blocked the event loop: milliseconds that the server's main thread ran without a turn. */
export type Block = { readonly name: string; readonly ms: number; readonly answer: string };

/** Peak memory allowed for a server that inspects hostile uploads. Its threads have no separate limit, as the runtime supports none. */
export const maxPeakBytes = 400 * 1024 ** 2;

/** Maximum time in milliseconds that an upload of at most 50 MB may block the event loop. */
export const maxBlockMs = 50;

const lure: Lure = { file: '/none', image: '/none', call: 'http://127.0.0.1:9/' };

/** Cost of uploads to a server: blocks, the longest first, and the server's peak memory including its threads. */
type Blocks = { readonly blocks: readonly Block[]; readonly peakBytes: number };

/** Sends each of these to a server that accepts and inspects it. */
export const blocksOf = async (attacks: readonly Attack[], floods: readonly FormFlood[]): Promise<Blocks> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'intake-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { value } = await child.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  const ask = async () => (await (await fetch(url)).json()) as { readonly ms: number; readonly peakBytes: number };
  const blocks: Block[] = [];
  const send = async (name: string, init: RequestInit): Promise<void> => {
    await ask();
    const answer = await fetch(url, { method: 'POST', ...init }).then(
      (response) => response.text(),
      () => 'cut off',
    );
    const { ms } = await ask();
    blocks.push({ name, ms, answer });
  };
  // The first upload compiles shared code.
  await send('the first', { body: conversionForm('words', 'txt', 'pdf') });
  blocks.pop();
  for (const { name, from, to, content } of attacks) await send(name, { body: conversionForm(content(lure), from, to) });
  for (const { name, type, body } of floods) await send(name, { body: new Blob([body() as BlobPart]), headers: { 'content-type': type } });
  const { peakBytes } = await ask();
  child.kill();
  await child.exited;
  return { blocks: blocks.sort((a, b) => b.ms - a.ms), peakBytes };
};
