import { type SandboxLevel, sandboxLevels } from '../../sandbox/sandbox-host.ts';

/**
 * Preloaded into the server under test if SANDBOX_LEVEL is set: restricts the machine to that level. The server itself
 * has no such setting, so that nobody can run a weaker sandbox than the machine supports.
 */
const only = sandboxLevels.find((level) => level === process.env.SANDBOX_LEVEL);
if (!only) throw new Error(`SANDBOX_LEVEL is none of ${sandboxLevels.join(', ')}.`);
(sandboxLevels as SandboxLevel[]).splice(0, sandboxLevels.length, only);
