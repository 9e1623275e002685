import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatById } from '../../../catalogue/formats.ts';
import { outputsFor } from '../../../catalogue/pairs.ts';
import { plan } from '../../planning/plan.ts';
import { startHarness } from '../../testing/harness.ts';
import { readFixtures } from './fixtures.ts';
import { makeOwnFixtures } from './own-fixtures.ts';
import { headLine, rowLine, summary } from './report.ts';
import { type Row, runCase } from './run-case.ts';
import { missing } from './validators/validate.ts';

/**
 * `bun run fidelity [--from ID,ID] [--to ID,ID] [--file TEXT] [--failed] [--json FILE]`: converts every real file of the fixture set and
 * every generated one to each offered target, compares the results with facts about the file and runs the format's validators. Exits with 1
 * if a check fails.
 */
const { values: args } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    file: { type: 'string', default: '' },
    failed: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const dir = await mkdtemp(join(tmpdir(), 'fidelity-'));
const [real = [], own] = [await readFixtures(), await makeOwnFixtures(dir)];
if (real.length === 0)
  console.error('There is no fixture set beside the repository (../shared/fixtures/MANIFEST.json): only files made here.');
const fixtures = [...real, ...own];

const listed = (list: string | undefined, id: string): boolean => !list || list.split(',').includes(id);
const harness = await startHarness();
const rows: Row[] = [];
console.log(headLine);
for (const fixture of fixtures) {
  if (!listed(args.from, fixture.format) || !fixture.path.includes(args.file)) continue;
  for (const to of outputsFor(fixture.format)) {
    if (!listed(args.to, to) || !plan(harness.tools.engines, fixture.format, to)) continue;
    const row = await runCase(harness, fixture, to, formatById(to)?.kind ?? '');
    rows.push(row);
    if (!args.failed || row.findings.some(({ ok }) => !ok)) console.log(rowLine(row));
  }
}
await harness.close();
await rm(dir, { recursive: true });
if (rows.length === 0) throw new Error('Nothing was converted: no file that is here, or no pair, is what was asked for.');
console.log(summary(rows));
if (missing.size > 0) console.log(`Validators that are not here, and were not asked: ${[...missing].join(', ')}`);
if (args.json) await Bun.write(args.json, JSON.stringify(rows, undefined, 1));
process.exit(rows.some(({ findings }) => findings.some(({ ok }) => !ok)) ? 1 : 0);
