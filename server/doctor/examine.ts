import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import type { Environment } from '../config/setting-readers.ts';
import { checkClock } from './clock.ts';
import { checkDataDir } from './data-dir.ts';
import { checkDistribution } from './distribution.ts';
import type { Finding } from './finding.ts';
import { checkFonts } from './fonts.ts';
import { judgeMemory, memoryHere } from './memory.ts';
import { checkPort } from './port.ts';
import { checkServices } from './services.ts';
import { checkTools } from './tools.ts';

const siteFinding = ({ siteDir, role }: Config): Finding => {
  const topic = 'Pages';
  if (role === 'worker') return { topic, state: 'ok', says: 'none, as ROLE=worker serves none' };
  if (['index.html', 'index.html.gz'].some((name) => existsSync(join(siteDir, name)))) return { topic, state: 'ok', says: siteDir };
  return {
    topic,
    state: 'warning',
    says: `There are none in ${siteDir}.`,
    fix: 'npm start builds them; SITE_DIR says where they are otherwise.',
  };
};

/** Whether what listens at the port is a server of this kind, of this configuration or of another. */
const isServed = ({ port }: Config): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(3000) })
    .then((answer) => answer.json() as Promise<{ live?: unknown }>)
    .then(
      ({ live }) => live === true,
      () => false,
    );

const settingsFindings = async (config: Config): Promise<readonly Finding[]> => {
  const served = await isServed(config);
  const port: Finding = served
    ? { topic: 'Port', state: 'ok', says: `${config.port}, where the server runs` }
    : checkPort(config.port, config.host);
  return [port, await checkDataDir(config.dataDir, served), siteFinding(config), ...(await checkServices(config))];
};

/** Everything that holds on this machine for a server with this environment, in the order in which a start would need it. */
export const examine = async (env: Environment): Promise<readonly Finding[]> => {
  const machine = [await checkDistribution(), judgeMemory(memoryHere()), await checkClock()];
  try {
    const config = readConfig(env, availableParallelism());
    return [...machine, ...(await settingsFindings(config)), ...(await checkTools(config)), await checkFonts()];
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return [
      ...machine,
      { topic: 'Settings', state: 'fault', says: thrown.message, fix: 'docs/configuration.md lists every setting.' },
      await checkFonts(),
    ];
  }
};
