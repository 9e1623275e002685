import { expect, test } from 'bun:test';
import { howToRaise, type Obstacles, readObstacles } from './raise-level.ts';

const nothing: Obstacles = { container: 'none', filtered: false, profile: '', settings: [], hasBubblewrap: true };
const stockDocker: Obstacles = { ...nothing, container: 'docker', filtered: true, profile: 'docker-default (enforce)' };

test('the strongest level needs no advice', () => {
  expect(howToRaise('namespaces', stockDocker)).toBe('');
});

test('a stock container names the flags that it lacks, and no others', () => {
  expect(howToRaise('landlock', stockDocker)).toBe(
    'Start the container with --security-opt seccomp=docs/deploy/seccomp.json --security-opt apparmor=unconfined --security-opt systempaths=unconfined',
  );
  expect(howToRaise('landlock', { ...stockDocker, profile: '' })).not.toContain('apparmor');
  expect(howToRaise('namespaces-shared-proc', stockDocker)).toBe('Start the container with --security-opt systempaths=unconfined');
  expect(howToRaise('namespaces-shared-proc', { ...stockDocker, container: 'podman' })).toBe(
    'Start the container with --security-opt unmask=ALL',
  );
});

test('for a kernel that forbids namespaces, the host’s setting is advised before any flag of a container', () => {
  const settings = ['kernel.apparmor_restrict_unprivileged_userns=0'];
  for (const where of [nothing, stockDocker])
    expect(howToRaise('landlock', { ...where, settings })).toBe(
      'On the host, as root: sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
    );
});

test('Kubernetes, a missing bubblewrap and a chroot have advice of their own', () => {
  expect(howToRaise('landlock', { ...stockDocker, container: 'kubernetes' })).toContain('procMount');
  expect(howToRaise('landlock', { ...nothing, hasBubblewrap: false })).toContain('bubblewrap');
  expect(howToRaise('landlock', nothing)).toContain('chroot');
});

test('the obstacles of this machine can be read', () => {
  const { container, settings } = readObstacles();
  expect(['none', 'docker', 'podman', 'kubernetes']).toContain(container);
  expect(settings.every((setting) => /^[\w.]+=\d+$/.test(setting))).toBe(true);
});
