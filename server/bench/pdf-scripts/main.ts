import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownBody } from '../../engines/markup/markdown.ts';
import { convertPdf } from '../../engines/pdf-document/convert-pdf.ts';
import { overall, scorePages } from '../pdf/score.ts';
import { bodyOf, kinds, pageOf } from './documents.ts';
import { folds, looks } from './makers.ts';
import { texts } from './texts.ts';

/**
 * `bun run bench:pdf:scripts [--only TEXT]`: scores the conversion of PDFs in the world's scripts, by script and maker, in two folds:
 * one for tuning, the other for judging. The texts are in this folder. Skips makers that are not installed.
 */
const { values: args } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const dir = join(tmpdir(), 'bench-pdf-scripts');
/** Maximum difference between the folds before it counts as overfitting. */
const mostGap = 0.02;

type Scored = { readonly script: string; readonly fold: keyof typeof folds; readonly maker: string; readonly score: number };

const run = async (argv: readonly string[]): Promise<void> => {
  await Bun.spawn([...argv], { stdout: 'ignore', stderr: 'ignore' }).exited;
};

const isWritten = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);

const scored: Scored[] = [];
mkdirSync(dir, { recursive: true });
for (const text of texts)
  for (const kind of kinds) {
    const name = `${text.id}-${kind}`;
    const body = bodyOf(text, kind);
    const html = join(dir, `${name}.html`);
    await writeFile(html, pageOf(text, body, looks.bordered as string));
    for (const [look, css] of Object.entries(looks)) await writeFile(join(dir, `${name}.${look}.html`), pageOf(text, body, css));
    for (const fold of ['tuned', 'judged'] as const)
      for (const maker of folds[fold]) {
        const pdf = join(dir, maker.id, `${name}.pdf`);
        if (!`${maker.id}/${name}`.includes(args.only) || !Bun.which(maker.program)) continue;
        mkdirSync(join(dir, maker.id), { recursive: true });
        if (!isWritten(pdf)) await run(maker.make(html, pdf, dir));
        if (!isWritten(pdf)) continue;
        const converted = await convertPdf(new Uint8Array(await readFile(pdf)), 'md', { title: name, recognised: new Map() });
        const found = converted.kind === 'converted' ? new TextDecoder().decode(converted.bytes) : '';
        const score = overall(scorePages(body, markdownBody(found)));
        scored.push({ script: text.id, fold, maker: maker.id, score });
        if (args.only) console.log(maker.id, name, score.toFixed(3));
      }
  }

const line = (name: string, rows: readonly Scored[]): void => {
  const of = (fold: Scored['fold']): number => mean(rows.filter((r) => r.fold === fold).map((r) => r.score));
  console.log(`${name.padEnd(20)}${String(rows.length).padStart(5)}  ${of('tuned').toFixed(3)}  ${of('judged').toFixed(3)}`);
};
console.log(`\n${''.padEnd(20)} docs  tuned  judged`);
for (const [script, rows] of Map.groupBy(scored, (r) => r.script)) line(script, rows);
line('all', scored);
console.log('');
for (const [maker, rows] of Map.groupBy(scored, (r) => r.maker))
  console.log(`${maker.padEnd(20)}${String(rows.length).padStart(5)}  ${mean(rows.map((r) => r.score)).toFixed(3)}`);
const gap =
  mean(scored.filter((r) => r.fold === 'tuned').map((r) => r.score)) - mean(scored.filter((r) => r.fold === 'judged').map((r) => r.score));
console.log(`\nThe folds are ${Math.abs(gap).toFixed(3)} apart${Math.abs(gap) > mostGap ? ': a defect' : ''}.`);
