/**
 * Plays compromised tools at every level of the sandbox that this machine supports: `bun run hostile:tools [pattern of names] [level …]`.
 */
import { SandboxError } from '../../../sandbox/level.ts';
import { type SandboxLevel, sandboxLevels } from '../../../sandbox/sandbox-host.ts';
import type { ToolAttack } from './attack.ts';
import { toolAttacks } from './attacks/attacks.ts';
import { makePlayground, type Outcome } from './playground.ts';

const families = [...new Set(toolAttacks.map(({ family }) => family))];
const [pattern = '', ...asked] = process.argv.slice(2);
const levels = asked.length > 0 ? sandboxLevels.filter((level) => asked.includes(level)) : sandboxLevels;

let played = 0;

/** Resolves with the number of successful attacks. */
const runLevel = async (level: SandboxLevel): Promise<number> => {
  const ground = await makePlayground(level).catch((thrown) => {
    if (thrown instanceof SandboxError) return thrown.message;
    throw thrown;
  });
  if (typeof ground === 'string') {
    console.log(`${level}: not on this machine. ${ground}`);
    return 0;
  }
  const seen: (readonly [ToolAttack, Outcome])[] = [];
  for (const attack of toolAttacks.filter((one) => new RegExp(pattern).test(one.name) && ground.canPlay(one))) {
    const outcome = await ground.play(attack);
    played++;
    seen.push([attack, outcome]);
    const { got, breaches, heldMs, otherMs } = outcome;
    console.log(
      `${breaches.length ? 'FAIL' : 'held'} ${level} ${attack.name}: tried ${attack.tries}; got ${got}${breaches.map((one) => `; ${one}`).join('')} (loop ${heldMs} ms, other job ${otherMs} ms)`,
    );
  }
  await ground.close();
  for (const family of families) {
    const own = seen.filter(([attack]) => attack.family === family);
    const held = own.filter(([, { breaches }]) => breaches.length === 0);
    if (own.length > 0)
      console.log(
        `${level}, ${family}: ${held.length} of ${own.length} hold; event loop held ${Math.max(...own.map(([, { heldMs }]) => heldMs))} ms at most, another job took ${Math.max(...own.map(([, { otherMs }]) => otherMs))} ms at most`,
      );
  }
  return seen.filter(([, { breaches }]) => breaches.length > 0).length;
};

let failed = 0;
for (const level of levels) failed += await runLevel(level);
if (played === 0) throw new Error('No attack was played: none has such a name, or none of these levels is on this machine.');
process.exit(failed === 0 ? 0 : 1);
