import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Attack, Lure } from './attacks/attack.ts';
import { setCallTrap } from './call-trap.ts';
import { judge } from './judge.ts';
import { outwardNames } from './outward-names.ts';
import { holdsSecret, secretImage } from './secrets.ts';
import { canary, conversionForm, postConversion, type ServerUnderTest } from './server-under-test.ts';

/** A successful attack, or an incorrect answer. */
export type Breach = { readonly name: string; readonly why: string };
export type AttackReport = {
  readonly breaches: readonly Breach[];
  /** `converted`: it came past the inspection of uploads, to an engine. */
  readonly slowest: readonly { readonly name: string; readonly ms: number; readonly answer: string; readonly converted: boolean }[];
};

/** Default limit for an answer, in seconds. */
const usualSeconds = 15;

const archives: ReadonlySet<string> = new Set(['zip', 'tar', 'cbz']);

/** Files that attacks try to write outside; the folders of the collection's runner have similar names. */
const marksLeft = (): readonly string[] =>
  readdirSync('/tmp').filter((name) => name.startsWith('hostile-') && !existsSync(`/tmp/${name}/files`));

/** Sends attacks to a server, `atOnce` concurrently, and reports breaches: late answers as well if `isTimed`, which takes an idle machine. */
export const attackServer = async (
  server: ServerUnderTest,
  attacks: readonly Attack[],
  { atOnce = 2, isTimed = true } = {},
): Promise<AttackReport> => {
  const trap = setCallTrap(() => new Response(canary));
  const image = join(dirname(server.canaryFile), 'canary.png');
  await Bun.write(image, await secretImage());
  const before = new Set(marksLeft());
  const breaches: Breach[] = [];
  const slowest: { name: string; ms: number; answer: string; converted: boolean }[] = [];

  const send = async (attack: Attack): Promise<void> => {
    const { name, from, to, outcome, seconds = usualSeconds, options, operation, fileName, never, password, others = [] } = attack;
    const lure: Lure = { file: server.canaryFile, image, call: `${trap.url}/${name}` };
    const form = conversionForm(attack.content(lure), from, to, fileName);
    if (operation !== undefined) form.set('operation', operation);
    if (options) form.set('options', JSON.stringify(options));
    if (password !== undefined) form.set('password', password);
    for (const other of others) form.append('file', new Blob([other as BlobPart]), `other.${from}`);
    const started = performance.now();
    const wrong = (why: string): void => void breaches.push({ name, why });
    try {
      const answer = await postConversion(server, form);
      const body = await answer.bytes();
      const ms = performance.now() - started;
      const code = answer.ok ? '' : (JSON.parse(new TextDecoder().decode(body)) as { code: string }).code;
      const converted = answer.headers.get('server-timing')?.includes('convert;') ?? false;
      slowest.push({ name, ms, answer: `${answer.status} ${code}`.trim(), converted });
      const why = judge(answer.status, answer.headers, body);
      if (why) wrong(why);
      if (answer.ok && outcome === 'refused') wrong('it was converted');
      if (answer.ok && never?.test(Buffer.from(body).toString('latin1'))) wrong('the result holds what it must not');
      const outward = answer.ok && archives.has(to) ? outwardNames(body) : [];
      if (outward.length > 0) wrong(`names lead out of the result: ${outward.slice(0, 3).join(', ')}`);
      if (await holdsSecret(body)) wrong('the secret is in the answer');
      if (isTimed && ms > seconds * 1000) wrong(`it took ${Math.round(ms / 1000)} s, not ${seconds}`);
    } catch (thrown) {
      wrong(`no answer: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  };
  const rest = [...attacks];
  const lane = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  breaches.push(...trap.calls.map((path) => ({ name: path.slice(1), why: 'it called home' })));
  breaches.push(
    ...marksLeft()
      .filter((name) => !before.has(name))
      .map((name) => ({ name, why: 'it wrote a file outside' })),
  );
  if (!(await Bun.file(server.canaryFile).text()).startsWith(canary)) breaches.push({ name: 'one of them', why: 'it changed the secret' });
  await trap.close();
  return { breaches, slowest: slowest.sort((a, b) => b.ms - a.ms) };
};
