import { join } from 'node:path';
import type { Finding } from './finding.ts';

const topic = 'Distribution';

/** Versions of distributions that the set-up is tried on, as `id version`. */
export const knownReleases = async (): Promise<readonly string[]> => {
  const text = await Bun.file(join(import.meta.dir, '../toolchain/distributions.txt')).text();
  return [...text.matchAll(/^release +(\S+) +(\S+)/gm)].map(([, id, version]) => `${id} ${version}`);
};

/** What an os-release file says, os-release(5). */
export const readRelease = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]));

export const judgeDistribution = (release: ReadonlyMap<string, string>, arch: string, known: readonly string[]): Finding => {
  const says = `${release.get('PRETTY_NAME') ?? 'of unknown name'}, ${arch}`;
  if (known.includes(`${release.get('ID')} ${release.get('VERSION_ID')}`)) return { topic, state: 'ok', says };
  const fix = `Tools of other versions may answer otherwise. The container has those that tests run with; others that are known: ${known.join(', ')}.`;
  return { topic, state: 'warning', says: `${says}: the set-up is not tried on it.`, fix };
};

export const checkDistribution = async (): Promise<Finding> => {
  const text = await Bun.file('/etc/os-release')
    .text()
    .catch(() => '');
  return judgeDistribution(readRelease(text), process.arch, await knownReleases());
};
