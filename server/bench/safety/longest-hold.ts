import { join } from 'node:path';
import type { Attack, Lure } from './attacks/attack.ts';
import type { FormFlood } from './form-floods.ts';
import { conversionForm } from './server-under-test.ts';

/** How long taking in an upload held the event loop, in milliseconds that the server's main thread ran without a turn. */
export type Hold = { readonly name: string; readonly ms: number; readonly answer: string };

/** Longest that no upload of at most 50 MB may hold the event loop. */
export const maxHoldMs = 50;

const lure: Lure = { file: '/none', image: '/none', call: 'http://127.0.0.1:9/' };

/** Sends each of these to a server that takes it in and looks at it. The longest come first. */
export const holdsOf = async (attacks: readonly Attack[], floods: readonly FormFlood[]): Promise<readonly Hold[]> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'intake-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { value } = await child.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  const ask = async (): Promise<number> => (await (await fetch(url)).json()) as number;
  const holds: Hold[] = [];
  const send = async (name: string, init: RequestInit): Promise<void> => {
    await ask();
    const answer = await fetch(url, { method: 'POST', ...init }).then(
      (response) => response.text(),
      () => 'cut off',
    );
    holds.push({ name, ms: await ask(), answer });
  };
  // The first one compiles what all use.
  await send('the first', { body: conversionForm('words', 'txt', 'pdf') });
  holds.pop();
  for (const { name, from, to, content } of attacks) await send(name, { body: conversionForm(content(lure), from, to) });
  for (const { name, type, body } of floods) await send(name, { body: new Blob([body() as BlobPart]), headers: { 'content-type': type } });
  child.kill();
  await child.exited;
  return holds.sort((a, b) => b.ms - a.ms);
};
