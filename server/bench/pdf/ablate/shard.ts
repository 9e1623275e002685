import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Listed, type Parsed, parse } from './corpus.ts';
import type { Rule } from './instrument.ts';
import { type Copy, loadCopy, makeScorer } from './measure.ts';
import type { Base, Found, Todo } from './models.ts';

/**
 * `bun shard.ts DIR SHARD`: removes the rules of DIR/todo.json in turn on this shard's part of DIR/documents.json and
 * appends a line of JSON for each to DIR/found-SHARD.jsonl.
 */
const [dir = '', shard = '0'] = process.argv.slice(2);

const readJson = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(dir, name), 'utf8')) as T;
const todo = await readJson<Todo>('todo.json');
const rules = await readJson<readonly Rule[]>('copy/rules.json');
const mine = (await readJson<readonly Listed[]>('documents.json')).filter((_, n) => n % todo.shards === Number(shard));

const documents: Parsed[] = [];
for (const document of mine) {
  const parsed = await parse(document);
  if (parsed) documents.push(parsed);
}
const copy: Copy = await loadCopy(join(dir, 'copy'));
const scorer = await makeScorer(join(dir, `out-${shard}`), todo.roundSet);
const { switches } = copy;

type Before = {
  readonly document: Parsed;
  readonly score: number;
  readonly seen: ReadonlySet<number>;
  readonly asked: number;
  readonly seconds: number;
};
const before: Before[] = [];
for (const document of documents) {
  const seen = new Set<number>();
  switches.seen = seen;
  await copy.write(document);
  switches.seen = undefined;
  switches.asked = 0;
  const start = performance.now();
  const result = await copy.write(document);
  const seconds = (performance.now() - start) / 1000;
  before.push({ document, seen, score: await scorer.score(document, result), asked: switches.asked, seconds });
}
const base: Base = {
  documents: before.map(({ document: { id, set, pages }, score, seconds }) => ({ id, set, score, seconds, pages: pages.length })),
  times: Object.fromEntries(switches.times),
};
await writeFile(join(dir, `base-${shard}.json`), JSON.stringify(base));

/** An endless loop evaluates far more conditions than before. */
const loop = { times: 30, more: 2_000_000 } as const;

const scoreWithout = async ({ document, asked }: Before): Promise<number> => {
  switches.asked = 0;
  switches.left = asked * loop.times + loop.more;
  try {
    return await scorer.score(document, await copy.write(document));
  } catch {
    return 0;
  } finally {
    switches.left = Number.POSITIVE_INFINITY;
  }
};

/** Slow documents of a set are tried last; this share of it is quick. */
const quick = 0.8;

/** A sample of `most` documents with the same share of each set, quick ones first. */
const sample = (all: readonly Before[], most: number): Before[] => {
  if (all.length <= most) return [...all];
  return [...Map.groupBy(all, (b) => b.document.set).values()].flatMap((group) => {
    const part = [...group].sort((a, b) => a.seconds - b.seconds).slice(0, Math.ceil(group.length * quick));
    const wanted = Math.max(1, Math.round((most * group.length) / all.length));
    return Array.from({ length: Math.min(wanted, part.length) }, (_, n) => part[Math.floor((n * part.length) / wanted)] as Before);
  });
};

for (const variant of todo.variants) {
  if (Date.now() > todo.until) break;
  const rule = rules[variant.rule] as Rule;
  const touched = variant.factor === undefined ? before.filter((b) => b.seen.has(variant.rule)) : before;
  const change: Record<string, number> = {};
  if (variant.factor === undefined) switches.off = variant.rule;
  else switches.constants.get(variant.rule)?.(variant.factor);
  for (const one of sample(touched, todo.most[rule.kind])) change[one.document.id] = (await scoreWithout(one)) - one.score;
  switches.off = -1;
  if (variant.factor !== undefined) switches.constants.get(variant.rule)?.(1);
  const counts = Object.fromEntries([...Map.groupBy(touched, (b) => b.document.set)].map(([set, group]) => [set, group.length]));
  await appendFile(join(dir, `found-${shard}.jsonl`), `${JSON.stringify({ ...variant, touched: counts, change } satisfies Found)}\n`);
}
scorer.end();
process.exit(0);
