import { parseArgs } from 'node:util';
import { formatById } from '../../../catalogue/formats.ts';
import { outputsFor } from '../../../catalogue/pairs.ts';
import { plan } from '../../plan.ts';
import { startHarness } from '../../testing/harness.ts';
import { readFixtures } from './fixtures.ts';
import { headLine, rowLine, summary } from './report.ts';
import { type Row, runCase } from './run-case.ts';

/**
 * `bun run fidelity [--from ID,ID] [--to ID,ID] [--file TEXT] [--failed] [--json FILE]`: every offered pair on every real
 * file of the fixture set, compared with facts about that file. Ends with 1 when a check failed.
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

const fixtures = await readFixtures();
if (!fixtures) {
  console.error('There is no fixture set beside the repository (../shared/fixtures/MANIFEST.json), so there is nothing to compare.');
  process.exit(1);
}

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
console.log(summary(rows));
if (args.json) await Bun.write(args.json, JSON.stringify(rows, undefined, 1));
process.exit(rows.some(({ findings }) => findings.some(({ ok }) => !ok)) ? 1 : 0);
