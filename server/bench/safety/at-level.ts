import { type SandboxLevel, sandboxLevels } from '../../sandbox/sandbox-host.ts';

/**
 * Loaded before the server under test where SANDBOX_LEVEL names a level: the machine then has that level alone. The server itself
 * knows no such setting, for nobody should be able to run a weaker sandbox than the machine has.
 */
const only = sandboxLevels.find((level) => level === process.env.SANDBOX_LEVEL);
if (!only) throw new Error(`SANDBOX_LEVEL is none of ${sandboxLevels.join(', ')}.`);
(sandboxLevels as SandboxLevel[]).splice(0, sandboxLevels.length, only);
