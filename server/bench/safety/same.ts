/**
 * Converts the same files on two servers, one after the other, and compares the results byte by byte:
 * `bun run same [pattern of "engine from to"]`. Each engine makes each of its targets of one source; with `--all` of every source.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '../../../catalogue/operations.ts';
import { engines } from '../../engines.ts';
import { requiredOptions } from './required-options.ts';
import { mayDiffer } from './same-exceptions.ts';
import { sameInputs } from './same-inputs.ts';
import { conversionForm, postConversion, startServerUnderTest } from './server-under-test.ts';

/** A request to both servers. */
type Asked = { readonly name: string; readonly from: string; readonly to: string; readonly operation?: string };
type Answer = { readonly status: number; readonly hash: string; readonly path: string };
type Server = { readonly url: string };

const askedOf = (
  pattern: string,
  isAll: boolean,
  inputs: ReadonlyMap<string, string>,
  conversions: Readonly<Record<string, readonly string[]>>,
): readonly Asked[] => {
  const seen = new Set<string>();
  const steps = engines.flatMap((engine) =>
    engine.steps.flatMap(({ from, to }): readonly Asked[] => {
      const key = isAll ? `${from} ${to}` : `${engine.id} ${to}`;
      const name = `${engine.id} ${from} ${to}`;
      if (from === to || seen.has(key) || !inputs.has(from) || !conversions[from]?.includes(to) || !new RegExp(pattern).test(name))
        return [];
      seen.add(key);
      return [{ name, from, to }];
    }),
  );
  const done = operations.flatMap(({ id, formats, to }) => {
    const from = formats.find((format) => inputs.has(format));
    return from === undefined ? [] : [{ name: `${id} ${from} ${to ?? from}`, from, to: to ?? from, operation: id }];
  });
  return [...steps, ...done].filter(({ name }) => new RegExp(pattern).test(name));
};

const answersOf = async (
  server: Server,
  asked: readonly Asked[],
  inputs: ReadonlyMap<string, string>,
  dir: string,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (const [index, { from, to, operation }] of asked.entries()) {
    const form = conversionForm(await Bun.file(inputs.get(from) ?? '').bytes(), from, to);
    if (operation) form.set('operation', operation);
    if (operation && requiredOptions[operation]) form.set('options', JSON.stringify(requiredOptions[operation]));
    const answer = await postConversion(server, form);
    const body = await answer.bytes();
    const path = join(dir, `${index}.${to}`);
    await Bun.write(path, body);
    answers.push({ status: answer.status, hash: createHash('sha256').update(body).digest('hex'), path });
  }
  return answers;
};

/** Position of the first difference between two files, and the bytes around it. */
const difference = async (one: string, other: string): Promise<string> => {
  const [a, b] = await Promise.all([one, other].map(async (path) => Buffer.from(await Bun.file(path).bytes())));
  if (!a || !b) return '';
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const shown = (bytes: Buffer): string => JSON.stringify(bytes.subarray(Math.max(0, at - 20), at + 40).toString('latin1'));
  return `${a.length} and ${b.length} bytes, from byte ${at}: ${shown(a)} and ${shown(b)}`;
};

const main = async (): Promise<void> => {
  const [pattern = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const dir = await mkdtemp(join(tmpdir(), 'same-'));
  const first = await startServerUnderTest();
  const { conversions } = (await (await fetch(`${first.url}/api/formats`)).json()) as {
    conversions: Readonly<Record<string, readonly string[]>>;
  };
  const wanted = new Set(
    engines.flatMap((engine) =>
      engine.steps.flatMap(({ from, to }) => (new RegExp(pattern).test(`${engine.id} ${from} ${to}`) ? [from] : [])),
    ),
  );
  const inputs = await sameInputs(join(dir, 'inputs'), first, conversions, wanted);
  const asked = askedOf(pattern, process.argv.includes('--all'), inputs, conversions);
  if (asked.length === 0) throw new Error(`No conversion here fits ${pattern}.`);
  const one = await answersOf(first, asked, inputs, join(dir, 'one'));
  await first.stop();
  const second = await startServerUnderTest();
  const other = await answersOf(second, asked, inputs, join(dir, 'other'));
  await second.stop();
  let [same, excepted, failed, unasked] = [0, 0, 0, 0];
  for (const [index, { name }] of asked.entries()) {
    const [a, b] = [one[index], other[index]];
    if (!a || !b) continue;
    const why = mayDiffer.find(({ which }) => which.test(name))?.why;
    const areDone = a.status === 200 && b.status === 200;
    if (a.status === b.status && a.status >= 400 && a.status < 500) {
      unasked++;
      console.log(`none ${name}: status ${a.status}`);
    } else if (areDone && a.hash === b.hash) same++;
    else if (areDone && why) excepted++;
    else {
      failed++;
      console.log(`FAIL ${name}: ${areDone ? await difference(a.path, b.path) : `status ${a.status} and ${b.status}`}`);
    }
  }
  console.log(
    `${asked.length} conversions on two servers: ${same} alike, ${excepted} that may differ, ${failed} that differ, ${unasked} without a result; ${inputs.size} formats of inputs`,
  );
  if (!process.argv.includes('--keep')) await rm(dir, { recursive: true });
  else console.log(dir);
  process.exit(failed === 0 ? 0 : 1);
};

if (import.meta.main) await main();
