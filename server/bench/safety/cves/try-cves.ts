/**
 * Tries every published vulnerability twice: as the server runs, and without a sandbox, where those that only the sandbox stops must
 * succeed. A full run writes docs/safety/cves.md.
 */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sandboxLevels } from '../../../sandbox/sandbox-host.ts';
import { attackServer } from '../attack-server.ts';
import { setCallTrap } from '../call-trap.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { makePlayground } from '../tools/playground.ts';
import type { Cve } from './cve.ts';
import { cvePage, type Held } from './cve-page.ts';
import { cveFamilies } from './cves.ts';

/** Outcome of a vulnerability at one sandbox level. */
type Outcome = { readonly breaches: readonly string[]; readonly answer: string; readonly converted: boolean };
type Server = Awaited<ReturnType<typeof startServerUnderTest>>;

const tryFile = async (server: Server, { attack }: Extract<Cve, { by: 'file' }>): Promise<Outcome> => {
  const { breaches, slowest } = await attackServer(server, [attack]);
  for (const name of readdirSync('/tmp').filter((one) => breaches.some((breach) => breach.name === one)))
    rmSync(join('/tmp', name), { recursive: true });
  const [last] = slowest;
  return { breaches: breaches.map(({ why }) => why), answer: last?.answer ?? 'none', converted: last?.converted ?? false };
};

const tryRequest = async (server: Server, { send, id }: Extract<Cve, { by: 'request' }>): Promise<Outcome> => {
  const trap = setCallTrap(() => new Response('called'));
  const image = join(dirname(server.canaryFile), 'canary.png');
  const wrong = await send(server, { file: server.canaryFile, image, call: `${trap.url}/${id}` });
  const called = trap.calls.length > 0 ? ['it called home'] : [];
  await trap.close();
  return { breaches: [...(wrong ? [wrong] : []), ...called], answer: '', converted: false };
};

/** Tries these at one sandbox level, by default the strongest of this machine. */
const tryAll = async (chosen: readonly Cve[], level: string | undefined): Promise<ReadonlyMap<string, Outcome>> => {
  const outcomes = new Map<string, Outcome>();
  if (level) process.env.SANDBOX_LEVEL = level;
  const server = await startServerUnderTest({ SPARE_WORKERS: '0' });
  for (const cve of chosen) {
    if (cve.by === 'file') outcomes.set(cve.id, await tryFile(server, cve));
    if (cve.by === 'request') outcomes.set(cve.id, await tryRequest(server, cve));
  }
  await server.stop();
  delete process.env.SANDBOX_LEVEL;
  const tools = chosen.filter((cve) => cve.by === 'tool');
  if (tools.length === 0) return outcomes;
  const [strongest = 'none'] = sandboxLevels;
  const ground = await makePlayground(sandboxLevels.find((one) => one === level) ?? strongest);
  for (const { id, attack } of tools) {
    const { breaches, got } = await ground.play(attack, 'alone');
    outcomes.set(id, { breaches, answer: got, converted: true });
  }
  await ground.close();
  return outcomes;
};

const layerOf = (cve: Cve, { converted }: Outcome, without: Outcome): Held['layer'] => {
  if (cve.by === 'request') return 'routes';
  if (without.breaches.length > 0) return 'sandbox';
  return converted ? 'tool' : 'inspection';
};

/** Resolves with whether every vulnerability is closed, and every one that needs the sandbox succeeds without it. */
export const tryCves = async (pattern: string): Promise<boolean> => {
  const families = Object.entries(cveFamilies).map(
    ([family, all]) => [family, all.filter(({ id, product }) => new RegExp(pattern, 'i').test(`${id} ${product}`))] as const,
  );
  const chosen = families.flatMap(([, all]) => all);
  if (chosen.length === 0) throw new Error(`No published hole has an id or a product that fits ${pattern}.`);
  const asked = process.env.SANDBOX_LEVEL;
  const outcomes = await tryAll(chosen, asked);
  const without = asked ? outcomes : await tryAll(chosen, 'none');
  let failed = 0;
  const held: Held[] = [];
  for (const [family, all] of families) {
    let closed = 0;
    for (const cve of all) {
      const [outcome, bare] = [outcomes.get(cve.id), without.get(cve.id)];
      if (!outcome || !bare) throw new Error(`${cve.id} was not tried.`);
      const bites = bare.breaches.length > 0;
      const isBlunt = !asked && cve.by === 'tool' && !bites;
      const wrong = [...outcome.breaches, ...(isBlunt ? ['it does not bite without a sandbox'] : [])];
      if (wrong.length > 0) failed++;
      else closed++;
      const layer = layerOf(cve, outcome, bare);
      held.push({ family, cve, layer, answer: outcome.answer, bites: bare.breaches });
      console.log(
        `${wrong.length > 0 ? 'FAIL' : 'ok  '} ${cve.id} ${cve.product}: ${wrong.join('; ') || `held by the ${layer}`}${asked || !bites ? '' : ` (without a sandbox: ${bare.breaches.join('; ')})`}`,
      );
    }
    if (all.length > 0) console.log(`${family}: ${closed} of ${all.length} hold`);
  }
  console.log(
    `${chosen.length} published holes of ${new Set(chosen.map(({ product }) => product)).size} products: ${chosen.length - failed} hold; ${held.filter(({ bites }) => bites.length > 0).length} bite without a sandbox`,
  );
  if (pattern === '' && !asked && failed === 0)
    await Bun.write(new URL('../../../../docs/safety/cves.md', import.meta.url).pathname, cvePage(held));
  return failed === 0;
};
