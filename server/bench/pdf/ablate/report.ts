import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rule } from './instrument.ts';
import type { Base, Found } from './models.ts';

const engine = join(import.meta.dir, '../../../engines/pdf-document');
/** In thousandths of a score, over all sets: smaller effects count as none. */
const nothing = 0.2;

type Row = {
  readonly rule: Rule;
  readonly factor: number | undefined;
  readonly touched: number;
  /** Score lost without the rule, in thousandths, per set in order. */
  readonly worth: readonly number[];
  readonly all: number;
  readonly milliseconds: number;
};

/** Sums up the shards; omits variants that some shard has not tried. */
const rowsOf = (rules: readonly Rule[], bases: readonly Base[], shards: readonly (readonly Found[])[]) => {
  const documents = bases.flatMap((b) => b.documents);
  const setOf = new Map(documents.map((d) => [d.id, d.set]));
  const sizes = new Map([...Map.groupBy(documents, (d) => d.set)].map(([set, own]) => [set, own.length]));
  const pages = documents.reduce((sum, d) => sum + d.pages, 0);
  const variants = Map.groupBy(shards.flat(), ({ rule, factor }) => `${rule} ${factor ?? ''}`);
  const rows = [...variants.values()]
    .filter((parts) => parts.length >= shards.length)
    .map((parts): Row => {
      const { rule, factor } = parts[0] as Found;
      const changes = Map.groupBy(
        parts.flatMap((p) => Object.entries(p.change)),
        ([id]) => setOf.get(id) ?? '',
      );
      const worth = [...sizes].map(([set, size]) => {
        const own = changes.get(set) ?? [];
        const touched = parts.reduce((sum, p) => sum + (p.touched[set] ?? 0), 0);
        const change = own.reduce((sum, [, by]) => sum + by, 0) / Math.max(1, own.length);
        return (-1000 * change * touched) / size;
      });
      return {
        rule: rules[rule] as Rule,
        factor,
        touched: parts.reduce((sum, p) => sum + Object.values(p.touched).reduce((a, b) => a + b, 0), 0),
        worth,
        all: worth.reduce((sum, w) => sum + w, 0) / sizes.size,
        milliseconds: bases.reduce((sum, b) => sum + (b.times[rule] ?? 0), 0) / pages,
      };
    });
  return { rows, sizes, documents };
};

const figure = (value: number, digits = 2): string => (Math.abs(value) < 0.005 ? '·' : value.toFixed(digits));

const tableOf = (rows: readonly Row[], sets: readonly string[]): string =>
  [
    `| rule | documents | ms a page | all | ${sets.join(' | ')} |`,
    `|---|--:|--:|--:|${sets.map(() => '--:').join('|')}|`,
    ...rows.map(
      ({ rule, factor, touched, worth, all, milliseconds }) =>
        `| \`${rule.file}\` ${rule.name.replaceAll('|', '\\|')}${factor ? ` × ${factor}` : ''} | ${touched} | ${figure(milliseconds)} | ${figure(all)} | ${worth.map((w) => figure(w)).join(' | ')} |`,
    ),
  ].join('\n');

const countLines = async (): Promise<{ readonly source: number; readonly tests: number; readonly files: number }> => {
  const names = (await readdir(engine, { recursive: true })).filter((name) => /\.(?:ts|py)$/.test(name));
  const counts = await Promise.all(
    names.map(async (name) => ({ name, lines: (await readFile(join(engine, name), 'utf8')).split('\n').length - 1 })),
  );
  const sum = (own: typeof counts): number => own.reduce((n, c) => n + c.lines, 0);
  const [tests, source] = [counts.filter((c) => c.name.endsWith('.test.ts')), counts.filter((c) => !c.name.endsWith('.test.ts'))];
  return { source: sum(source), tests: sum(tests), files: counts.length };
};

/** Writes the worth of the rules as a page of the documentation. */
export const writeReport = async (
  path: string,
  rules: readonly Rule[],
  bases: readonly Base[],
  shards: readonly (readonly Found[])[],
): Promise<void> => {
  const { rows, sizes, documents } = rowsOf(rules, bases, shards);
  const sets = [...sizes.keys()];
  const { source, tests, files } = await countLines();
  const constants = new Set(rules.filter((r) => r.kind === 'constant').map((r) => `${r.file} ${r.name.split(/[.[]/)[0]}`)).size;
  const functions = rows.filter((r) => r.rule.kind === 'function').sort((a, b) => b.all - a.all);
  const earning = functions.filter((r) => r.all >= nothing);
  const idle = functions.filter((r) => r.all < nothing);
  const moved = Map.groupBy(
    rows.filter((r) => r.rule.kind === 'constant'),
    (r) => `${r.rule.file} ${r.rule.name}`,
  );
  const still = [...moved.values()].filter((own) => own.every((r) => r.worth.every((w) => Math.abs(w) < 0.005)));
  const conditions = rows.filter((r) => r.rule.kind === 'condition' && r.all < -nothing).sort((a, b) => a.all - b.all);
  const base = sets.map((set) => {
    const own = documents.filter((d) => d.set === set);
    return `| ${set} | ${own.length} | ${(own.reduce((sum, d) => sum + d.score, 0) / own.length).toFixed(4)} |`;
  });
  const text = `# What each rule of the PDF engine is worth

\`bun run bench:pdf --ablate\` writes this page. It copies \`server/engines/pdf-document\`, puts a switch at each function, condition and
constant of \`understand/\` and \`write/\`, parses the documents once, and understands, writes and scores them again with one rule off at a time: a function gives
what changes nothing (its input, an empty list, no), a condition no longer counts, a constant is scaled by 0.8 and 1.25. Only documents
that a rule touches are tried, and of many a sample. The product itself has no switches. Pictures are left out, and so are documents of more than 14 pages.

The engine has ${source} lines of source and ${tests} of tests in ${files} files, and ${constants} named constants in these two folders. Figures
are thousandths of a score that are lost without the rule (negative: gained), by set and as their mean; milliseconds include what a
function calls. A set's scores say nothing of how a DOCX looks, nor of kinds of document that no set has.

| set | documents | score |
|---|--:|--:|
${base.join('\n')}

## Functions that earn their place (${earning.length})

${tableOf(earning, sets)}

## Functions worth less than ${nothing} (${idle.length})

Some are parts of others above, or hold for scripts, tags and looks that no set measures; the others are the next to go.

${tableOf(idle, sets)}

## Conditions that cost (${conditions.length} of ${rows.filter((r) => r.rule.kind === 'condition').length} tried)

${tableOf(conditions, sets)}

## Constants that may be scaled without effect (${still.length} of ${moved.size} tried)

${still.map(([r]) => `- \`${r?.rule.file}\` ${r?.rule.name} = ${r?.rule.without}`).join('\n')}
`;
  await writeFile(path, text);
  console.log(`${earning.length} functions earn their place, ${idle.length} do not; ${path}`);
};
