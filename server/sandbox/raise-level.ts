import { existsSync } from 'node:fs';
import { readProc } from './read-proc.ts';
import type { SandboxLevel } from './sandbox-host.ts';

/** What may keep tools out of namespaces here. */
export type Obstacles = {
  readonly container: 'none' | 'docker' | 'podman' | 'kubernetes';
  /** A filter of system calls is on this process: that of the container. */
  readonly filtered: boolean;
  /** The AppArmor profile that this process is under; empty without one. */
  readonly profile: string;
  /** Settings of the kernel that forbid namespaces to those who are not root, as `sysctl -w` takes them to allow it. */
  readonly settings: readonly string[];
  readonly hasBubblewrap: boolean;
};

/** Settings that forbid, by what they hold then, and what allows. */
const forbidding: readonly (readonly [name: string, forbids: string, allows: string])[] = [
  ['kernel.unprivileged_userns_clone', '0', '1'],
  ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
  ['user.max_user_namespaces', '0', '15000'],
];

const containerOf = (): Obstacles['container'] => {
  if (process.env.KUBERNETES_SERVICE_HOST) return 'kubernetes';
  if (existsSync('/run/.containerenv')) return 'podman';
  return existsSync('/.dockerenv') ? 'docker' : 'none';
};

/** Looks at what this process is under. */
export const readObstacles = (): Obstacles => {
  const profile = readProc('/proc/self/attr/current').replaceAll('\0', '').trim();
  return {
    container: containerOf(),
    filtered: /^Seccomp:\s+2$/m.test(readProc('/proc/self/status')),
    profile: profile === 'unconfined' ? '' : profile,
    settings: forbidding
      .filter(([name, forbids]) => readProc(`/proc/sys/${name.replaceAll('.', '/')}`).trim() === forbids)
      .map(([name, , allows]) => `${name}=${allows}`),
    hasBubblewrap: Bun.which('bwrap', { PATH: '/usr/bin:/bin' }) !== null,
  };
};

const unmask = ({ container }: Obstacles): string =>
  container === 'podman' ? '--security-opt unmask=ALL' : '--security-opt systempaths=unconfined';

const flags = (level: SandboxLevel, obstacles: Obstacles): string => {
  if (level === 'namespaces-shared-proc') return unmask(obstacles);
  return [
    ...(obstacles.filtered ? ['--security-opt seccomp=docs/deploy/seccomp.json'] : []),
    ...(obstacles.profile ? ['--security-opt apparmor=unconfined'] : []),
    unmask(obstacles),
  ].join(' ');
};

/** What an operator does so that tools are held more strongly than at this level; empty at the strongest. */
export const howToRaise = (level: SandboxLevel, obstacles: Obstacles = readObstacles()): string => {
  if (level === 'namespaces') return '';
  if (!obstacles.hasBubblewrap) return 'Install bubblewrap 0.8 or newer.';
  if (level !== 'namespaces-shared-proc' && obstacles.settings.length > 0)
    return `On the host, as root: ${obstacles.settings.map((setting) => `sysctl -w ${setting}`).join(' && ')}`;
  if (obstacles.container === 'kubernetes')
    return 'Give the pod the seccomp profile docs/deploy/seccomp.json and procMount: Unmasked, as docs/deploy/kubernetes has them.';
  if (obstacles.container !== 'none' || obstacles.filtered) return `Start the container with ${flags(level, obstacles)}`;
  return 'Allow unprivileged user namespaces to this user; inside a chroot there are none (see docs/deployment.md).';
};
