import { join } from 'node:path';
import type { Attack, Lure } from './attacks/attack.ts';
import type { FormFlood } from './form-floods.ts';
import { conversionForm } from './server-under-test.ts';

/** How long taking in an upload held the event loop, in milliseconds that the server's main thread ran without a turn. */
export type Hold = { readonly name: string; readonly ms: number; readonly answer: string };

/** Most memory that a server may have which looks at hostile uploads: its threads have no limit of their own, the runtime knows none. */
export const maxPeakBytes = 400 * 1024 ** 2;

/** Longest that no upload of at most 50 MB may hold the event loop. */
export const maxHoldMs = 50;

const lure: Lure = { file: '/none', image: '/none', call: 'http://127.0.0.1:9/' };

/** What uploads cost a server that takes them in: holds, the longest first, and the memory of that server, its threads included, when it had most. */
type Holds = { readonly holds: readonly Hold[]; readonly peakBytes: number };

/** Sends each of these to a server that takes it in and looks at it. */
export const holdsOf = async (attacks: readonly Attack[], floods: readonly FormFlood[]): Promise<Holds> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'intake-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { value } = await child.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  const ask = async () => (await (await fetch(url)).json()) as { readonly ms: number; readonly peakBytes: number };
  const holds: Hold[] = [];
  const send = async (name: string, init: RequestInit): Promise<void> => {
    await ask();
    const answer = await fetch(url, { method: 'POST', ...init }).then(
      (response) => response.text(),
      () => 'cut off',
    );
    const { ms } = await ask();
    holds.push({ name, ms, answer });
  };
  // The first one compiles what all use.
  await send('the first', { body: conversionForm('words', 'txt', 'pdf') });
  holds.pop();
  for (const { name, from, to, content } of attacks) await send(name, { body: conversionForm(content(lure), from, to) });
  for (const { name, type, body } of floods) await send(name, { body: new Blob([body() as BlobPart]), headers: { 'content-type': type } });
  const { peakBytes } = await ask();
  child.kill();
  await child.exited;
  return { holds: holds.sort((a, b) => b.ms - a.ms), peakBytes };
};
