import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from './corpus.ts';
import { instrument, type Rule } from './instrument.ts';
import type { Base, Found, Todo, Variant } from './models.ts';
import { writeReport } from './report.ts';

const shards = 2;
/** Documents on which each shard tries a rule: nearly all that a function affects, and a sample for conditions and constants. */
const usualMost: Todo['most'] = { function: 30, condition: 8, constant: 14 };
const factors = [0.8, 1.25];
const roundSet = join(import.meta.dir, '../../../../../shared/pdf-roundtrip');

const linesOf = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T)
    : [];

const keyOf = ({ rule, factor }: Variant): string => `${rule} ${factor ?? ''}`;

/** A function that always returns true is a broken check, not a rule; only its removal is tried. */
const variantsOf = ({ id, kind, without }: Rule): Variant[] => {
  if (kind === 'constant') return factors.map((factor) => ({ rule: id, factor }));
  return kind === 'function' && without === '() => true' ? [] : [{ rule: id }];
};

/** Prints a line for each rule: kind, file, name and replacement. */
const printRules = (rules: readonly Rule[]): void => {
  for (const { kind, file, line, name, without } of rules) console.log(`${kind.padEnd(9)} ${file}:${line}  ${name}  (${without})`);
};

/**
 * Removes each rule of the given kinds in turn, for at most that many minutes and on at most `most` documents per shard, and writes
 * docs/pdf-ablation.md. Measurements stay in a folder named after the hash of the rules, so that the next call resumes.
 */
export const ablate = async (
  kinds: readonly string[],
  {
    minutes,
    most,
    sets,
    list,
    report,
  }: {
    readonly minutes: number;
    readonly most?: number | undefined;
    readonly sets: readonly string[];
    readonly list: boolean;
    readonly report: string;
  },
): Promise<void> => {
  const home = join(tmpdir(), 'bench-pdf-ablation');
  const temporary = join(home, 'new');
  const rules = await instrument(join(temporary, 'copy'));
  if (list) return printRules(rules.filter((r) => kinds.includes(r.kind)));
  const dir = join(home, Bun.hash(JSON.stringify(rules)).toString(36));
  await mkdir(dir, { recursive: true });
  await instrument(join(dir, 'copy'));
  await writeFile(join(dir, 'documents.json'), JSON.stringify(await listDocuments(sets)));
  const found = (): Found[][] => Array.from({ length: shards }, (_, n) => linesOf<Found>(join(dir, `found-${n}.jsonl`)));
  const done = found().map((own) => new Set(own.map(keyOf)));
  const variants = rules
    .filter((r) => kinds.includes(r.kind))
    .flatMap(variantsOf)
    .filter((v) => !done.every((own) => own.has(keyOf(v))));
  console.log(`${rules.length} rules, ${variants.length} variants to try in ${dir}`);
  const until = Date.now() + minutes * 60_000;
  await writeFile(
    join(dir, 'todo.json'),
    JSON.stringify({
      variants,
      shards,
      most: most ? { function: most, condition: most, constant: most } : usualMost,
      roundSet,
      until,
    } satisfies Todo),
  );
  await Promise.all(
    Array.from({ length: shards }, (_, n) =>
      Bun.spawn([process.execPath, join(import.meta.dir, 'shard.ts'), dir, String(n)], { stdout: 'inherit', stderr: 'inherit' }),
    ).map((child) => child.exited),
  );
  const bases = Array.from({ length: shards }, (_, n) => JSON.parse(readFileSync(join(dir, `base-${n}.json`), 'utf8')) as Base);
  await writeReport(report, rules, bases, found());
};
