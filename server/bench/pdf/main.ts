import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownBody } from '../../engines/markup/markdown.ts';
import { convertPdf } from '../../engines/pdf-document/convert-pdf.ts';
import { ablate } from './ablate/ablate.ts';
import { measureLooks } from './looks.ts';
import { reportPlaces } from './places.ts';
import { overall, type Scores, scorePages } from './score.ts';
import { businessSet, type Sample, thirdSet } from './third-set.ts';

/**
 * `bun run bench:pdf [--set public|printed|business|round|looks|places] [--only TEXT] [--keep DIR] [--rounds docx,html]`: scores the
 * conversion of PDFs. `public` and `round` are sets in ../shared, if present. `printed` is made from manuals of installed packages,
 * `business` from the pages beside this file, both with every available printing program. `looks` prints the DOCX of `public` and compares
 * its pages, lines and words with the PDF; `places` reports DOCX content outside the paper. Scans stay pictures: recognition is measured through
 * the server.
 * `--ablate [--kinds function,condition,constant] [--minutes 15] [--most 8] [--list]` removes each rule in turn and writes
 * docs/pdf-ablation.md, or prints the list of rules. `--most` limits the documents of a rule for each of two processes. It takes all sets,
 * and `scripts`, as far as `bench:pdf:scripts` has printed it.
 */
const { values: args } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
    ablate: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    kinds: { type: 'string', default: 'function' },
    minutes: { type: 'string', default: '15' },
    most: { type: 'string' },
    rounds: { type: 'string', default: 'docx,html,epub,txt,xlsx,pptx' },
  },
});

const shared = join(import.meta.dir, '../../../../shared');
const wanted = (set: string): boolean => !args.set || args.set.includes(set);

if (args.ablate) {
  await ablate(args.kinds.split(','), {
    minutes: Number(args.minutes),
    most: args.most ? Number(args.most) : undefined,
    sets: args.set ?? ['public', 'round', 'business', 'printed', 'scripts'],
    list: args.list,
    report: join(import.meta.dir, '../../../docs/pdf-ablation.md'),
  });
  process.exit(0);
}

type Measured = { readonly id: string; readonly group: string; readonly scores?: Scores; readonly seconds: number; readonly pages: number };

const pagesOf = (bytes: Uint8Array): number => new TextDecoder('latin1').decode(bytes).match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 1;

const convert = async (pdf: string): Promise<{ readonly markdown: string; readonly seconds: number; readonly pages: number }> => {
  const bytes = new Uint8Array(await readFile(pdf));
  const pages = pagesOf(bytes);
  const start = performance.now();
  const converted = await convertPdf(bytes, 'md', { title: basename(pdf, '.pdf'), recognised: new Map() });
  const seconds = (performance.now() - start) / 1000;
  return { markdown: converted.kind === 'converted' ? new TextDecoder().decode(converted.bytes) : '', seconds, pages };
};

const mean = (values: readonly (number | undefined)[]): string => {
  const known = values.filter((v) => v !== undefined);
  return known.length ? (known.reduce((s, v) => s + v, 0) / known.length).toFixed(3) : '  -  ';
};

const line = (name: string, rows: readonly Measured[]): string => {
  const scores = rows.flatMap((r) => (r.scores ? [r.scores] : []));
  const pages = rows.reduce((s, r) => s + r.pages, 0);
  const seconds = rows.reduce((s, r) => s + r.seconds, 0);
  return `${name.padEnd(24)}${String(rows.length).padStart(5)} ${[
    mean(scores.map(overall)),
    mean(scores.map((s) => s.nid)),
    mean(scores.map((s) => s.teds)),
    mean(scores.map((s) => s.mhs)),
  ].join('  ')}  ${(seconds / Math.max(1, pages)).toFixed(3)}`;
};

const head = `${''.padEnd(24)} docs overall  nid   teds   mhs   s/page`;

const report = (title: string, rows: readonly Measured[]): void => {
  console.log(`\n${title}\n${head}`);
  const groups = Map.groupBy(rows, (r) => r.group);
  if (groups.size > 1) for (const [group, own] of groups) console.log(line(group, own));
  console.log(line('all', rows));
};

const measure = async (samples: readonly Sample[], asPage: (truth: string) => string): Promise<Measured[]> => {
  const rows: Measured[] = [];
  for (const { id, maker, pdf, truth } of samples) {
    if (!id.includes(args.only)) continue;
    const { markdown, seconds, pages } = await convert(pdf);
    if (args.keep) {
      await mkdir(args.keep, { recursive: true });
      await writeFile(join(args.keep, `${id.replaceAll('/', '-')}.md`), markdown);
    }
    if (markdown.trim() === '') console.error(`${id} came out empty`);
    const scores = truth === undefined ? undefined : scorePages(asPage(truth), markdownBody(markdown));
    rows.push({ id, group: maker, seconds, pages, ...(scores ? { scores } : {}) });
    if (args.only && scores) console.log(id, overall(scores).toFixed(3), JSON.stringify(scores));
  }
  return rows;
};

const publicSet = join(shared, 'pdf-bench');
if (wanted('public') && existsSync(publicSet)) {
  const names = (await readdir(join(publicSet, 'pdf'))).sort();
  const samples = await Promise.all(
    names.map(async (name): Promise<Sample> => {
      const id = basename(name, '.pdf');
      return {
        id,
        maker: 'public',
        pdf: join(publicSet, 'pdf', name),
        truth: await readFile(join(publicSet, 'truth', `${id}.md`), 'utf8'),
      };
    }),
  );
  report(
    'Public pages (shared half; signs of markup are not compared, so figures are above those of its own score.py)',
    await measure(samples, markdownBody),
  );
}

const printed = join(tmpdir(), 'bench-pdf-printed');
if (wanted('printed')) report('Manuals printed here', await measure(await thirdSet(printed), (truth) => truth));
if (wanted('business')) report('Business pages printed here', await measure(await businessSet(printed), (truth) => truth));

const roundSet = join(shared, 'pdf-roundtrip');
if (wanted('round') && existsSync(roundSet)) {
  const cli = join(import.meta.dir, '../../engines/pdf-document/cli.ts');
  console.log('\nRound trips of office documents (pdf-roundtrip/score.py)');
  for (const kind of args.rounds.split(',')) {
    const child = Bun.spawn(
      [
        'python3',
        join(roundSet, 'score.py'),
        '--command',
        `'${process.execPath}' '${cli}' {in} {out}`,
        '--kind',
        kind,
        '--quiet',
        ...(args.only ? ['--only', args.only] : []),
      ],
      {
        stdout: 'pipe',
        stderr: 'inherit',
      },
    );
    console.log((await new Response(child.stdout).text()).trim());
    await child.exited;
  }
}

if (wanted('looks') && existsSync(publicSet)) {
  const names = (await readdir(join(publicSet, 'pdf'))).filter((name) => name.includes(args.only)).sort();
  const samples = names.map((name) => ({ id: basename(name, '.pdf'), pdf: join(publicSet, 'pdf', name) }));
  const rows = await measureLooks(samples, args.keep ?? join(tmpdir(), 'bench-pdf-looks'));
  console.log('\nLooks of DOCX, printed by LibreOffice (public pages)\n                         docs pages  lines  words');
  const [pages, lines, words] = [rows.map((r) => r.samePages), rows.map((r) => r.sameLines), rows.map((r) => r.inPlace)];
  console.log(`all${String(rows.length).padStart(26)} ${mean(pages)}  ${mean(lines)}  ${mean(words)}`);
}

if (wanted('places')) {
  const files: string[] = [];
  for (const dir of [printed, join(tmpdir(), 'bench-pdf-scripts'), shared])
    if (existsSync(dir))
      for await (const name of new Bun.Glob('**/*.pdf').scan(dir)) if (name.includes(args.only)) files.push(join(dir, name));
  await reportPlaces(files.sort());
}
