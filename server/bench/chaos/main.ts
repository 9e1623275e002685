/**
 * `bun run chaos [jobs]`: runs two API nodes and three workers as processes with a real Redis and a real store on the loopback interface,
 * while nodes are killed, Redis and the store fail in every way, disks fill up and clocks differ. Exits with 1 if a job was lost, ended
 * twice, had wrong bytes, or left anything behind.
 */
import { chaos } from './chaos.ts';
import { canShiftClocks, faultsOf } from './faults.ts';

const jobs = Number(process.argv[2] ?? 500);
const say = (line: string): void => console.log(line);
if (!canShiftClocks()) say('Clocks are not shifted: the package faketime is missing.');
const plan = { jobs, apis: 2, workers: 3, atOnce: 10, faults: faultsOf(false), forgetMinutes: 4, withPoison: true, seed: 7, say };
const { tally, poison, recovery, left, leftNames } = await chaos(plan);
const ends = [...tally.ends].map(([state, count]) => `${count} ${state}`).join(', ');
say(`accepted ${tally.accepted}; ended: ${ends}`);
say(`ended twice ${tally.twice}, lost ${tally.lost}, wrong bytes ${tally.wrong}`);
say(`a poison file ended ${poison?.end} after ${poison?.kills} workers`);
say(
  `left after the shortened hour: ${left.objects} objects, ${left.keys} keys, ${left.logged} ids in the append-only file ${leftNames.join(' ')}`,
);
for (const [what, those] of Map.groupBy(tally.odd, (one) => one)) say(`  ${those.length} × ${what}`);
say('time to recover:');
for (const { name, seconds } of recovery) say(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
const isWell = tally.twice + tally.lost + tally.wrong + left.objects + left.keys + left.logged === 0 && poison?.end === 'failed';
process.exit(isWell ? 0 : 1);
