import { existsSync } from 'node:fs';
import { readProc } from './read-proc.ts';
import type { SandboxLevel } from './sandbox-host.ts';

/** What may prevent namespaces on this machine. */
export type Obstacles = {
  readonly container: 'none' | 'docker' | 'podman' | 'kubernetes';
  /** Whether this process has a system-call filter, set by the container. */
  readonly filtered: boolean;
  /** The AppArmor profile of this process; empty without one. */
  readonly profile: string;
  /** The kernel settings to change so that users other than root get namespaces, as arguments of `sysctl -w`. */
  readonly settings: readonly string[];
  readonly hasBubblewrap: boolean;
};

/** Kernel settings with the value that forbids namespaces, and one that allows them. */
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

/** Inspects this process and its kernel. */
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

/** How an operator gets a stronger level than this one; empty at the strongest. */
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
