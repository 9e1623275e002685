/**
 * `bun run troubles [--family NAME,NAME] [--name TEXT] [--server URL] [--record] [--fresh] [--wrong] [--json FILE]`: converts
 * every situation that somebody reported as broken and compares the result with the right one. `--server` uses a running server
 * instead of a separate one, `--record` saves the results of first tries, `--fresh` skips situations that have one.
 * Exits with 1 if any is wrong.
 */
import { parseArgs } from 'node:util';
import { startApp } from '../../testing/app.ts';
import { situations } from './families.ts';
import { readFirstTries, recordFirstTries } from './first-tries.ts';
import { runSituation, type Send, type Verdict } from './run-situation.ts';
import { type Family, families } from './situation.ts';

const { values: args } = parseArgs({
  options: {
    family: { type: 'string' },
    name: { type: 'string', default: '' },
    server: { type: 'string' },
    record: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const asked = families.filter((family) => !args.family || args.family.split(',').includes(family));
const { server } = args;
const app = server ? undefined : await startApp({ CLIENT_PER_MINUTE: '100000' });
const send: Send = (form) => {
  if (app) return app.send('/api/convert', { method: 'POST', body: form });
  return fetch(new URL('/api/convert', server), { method: 'POST', body: form });
};

const byFamily = new Map<Family, readonly Verdict[]>();
for (const family of asked) {
  const verdicts: Verdict[] = [];
  const tried = args.fresh ? await readFirstTries(family) : {};
  for (const situation of situations[family].filter(({ name }) => name.includes(args.name) && !Object.hasOwn(tried, name))) {
    const verdict = await runSituation(situation, send);
    verdicts.push(verdict);
    const { right, said, seconds } = verdict;
    if (!right || !args.wrong)
      console.log(`${right ? 'right' : 'WRONG'}  ${family}/${situation.name}  ${seconds.toFixed(1)} s${right ? '' : `  ${said}`}`);
  }
  if (args.record) await recordFirstTries(family, verdicts);
  byFamily.set(family, verdicts);
}
await app?.close();

console.log('\nfamily      situations  right at first try  right now');
const totals = { all: 0, first: 0, now: 0 };
for (const [family, verdicts] of byFamily) {
  const firstTries = await readFirstTries(family);
  const first = verdicts.filter(({ situation }) => firstTries[situation.name]?.right).length;
  const now = verdicts.filter(({ right }) => right).length;
  console.log(`${family.padEnd(11)} ${String(verdicts.length).padStart(10)}  ${String(first).padStart(18)}  ${String(now).padStart(9)}`);
  totals.all += verdicts.length;
  totals.first += first;
  totals.now += now;
}
console.log(
  `${'all'.padEnd(11)} ${String(totals.all).padStart(10)}  ${String(totals.first).padStart(18)}  ${String(totals.now).padStart(9)}`,
);
if (args.json)
  await Bun.write(
    args.json,
    JSON.stringify(
      [...byFamily].flatMap(([family, verdicts]) =>
        verdicts.map(({ situation: { name, source, expect }, right, said }) => ({ family, name, source, expect, right, said })),
      ),
      undefined,
      1,
    ),
  );
process.exit(totals.now === totals.all ? 0 : 1);
