import { tmpdir } from 'node:os';
import type { Config } from '../config/config.ts';
import { makeScratchFolder } from '../files/scratch-folder.ts';
import { isolationOf } from '../sandbox/isolation.ts';
import { judgeLevel, SandboxError } from '../sandbox/level.ts';
import { howToRaise } from '../sandbox/raise-level.ts';
import { prepareToolchain, type Toolchain } from '../toolchain/toolchain.ts';
import { makeVersions } from '../toolchain/versions.ts';
import type { Finding } from './finding.ts';

const sandboxFinding = ({ host, strongerLevels }: Toolchain, config: Config): Finding => {
  const topic = 'Sandbox';
  const { level } = host;
  const { userPerJob, processes, memory } = isolationOf(host);
  const says = `${level}; ${userPerJob ? 'a user for each job' : 'one user for all jobs'}; processes counted by ${processes}, memory by ${memory}`;
  try {
    judgeLevel(level, strongerLevels, config);
  } catch (thrown) {
    if (!(thrown instanceof SandboxError)) throw thrown;
    return { topic, state: 'fault', says: thrown.message, fix: howToRaise(level) };
  }
  if (level === 'namespaces') return { topic, state: 'ok', says };
  return { topic, state: 'warning', says: `${says}. Stronger levels: ${strongerLevels.join('; ')}.`, fix: howToRaise(level) };
};

const groupsFinding = ({ whyNoGroups }: Toolchain): Finding => {
  const topic = 'Control groups';
  if (!whyNoGroups) return { topic, state: 'ok', says: 'one for each run' };
  const fix = 'In a systemd unit: Delegate=yes, as in docs/deploy/file-converter.service; in a container: nothing is lost but exactness.';
  return { topic, state: 'warning', says: `None for runs: ${whyNoGroups}. Memory is measured four times a second instead.`, fix };
};

const enginesFinding = ({ engines, missing }: Toolchain): Finding => {
  const topic = 'Converters';
  const steps = engines.reduce((sum, engine) => sum + engine.steps.length, 0);
  const says = `${engines.length} engines, ${steps} kinds of conversion`;
  if (missing.length === 0) return { topic, state: 'ok', says };
  const off = missing.map(({ engine, programs, steps: count }) => `${count} of ${engine} (${programs.join(', ')})`).join('; ');
  const fix = 'npm start as root installs what this distribution has (server/toolchain/packages.txt), and says why it lacks the rest.';
  return { topic, state: 'warning', says: `${says}; off: ${off}`, fix };
};

/** The toolchain as a start prepares it, in a folder of its own that goes afterwards. */
export const checkTools = async (config: Config): Promise<readonly Finding[]> => {
  const { dir, remove } = await makeScratchFolder(tmpdir(), 'doctor-', 0o711);
  try {
    const tools = await prepareToolchain({ ...config, dataDir: dir });
    const versions = Object.entries(await makeVersions()()).map(([name, version]) => `${name} ${version}`);
    const findings: readonly Finding[] = [
      enginesFinding(tools),
      { topic: 'Versions', state: 'ok', says: versions.join(', ') },
      sandboxFinding(tools, config),
      groupsFinding(tools),
    ];
    await tools.close();
    return findings;
  } catch (thrown) {
    if (!(thrown instanceof SandboxError)) throw thrown;
    return [{ topic: 'Sandbox', state: 'fault', says: thrown.message, fix: 'Install bubblewrap, and allow user namespaces or Landlock.' }];
  } finally {
    await remove();
  }
};
