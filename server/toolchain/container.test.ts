import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { allowedCalls, callClasses } from '../sandbox/calls/classes.ts';
import { containerProfile } from './container-profile.ts';

const checkout = join(import.meta.dir, '../..');

type Rule = { readonly names: readonly string[]; readonly action: string; readonly args?: readonly unknown[] };

test('the profile for containers is made from the lists as they are', async () => {
  expect(await Bun.file(join(checkout, 'docs/deploy/seccomp.json')).text()).toBe(containerProfile());
});

test('the profile allows what tools may do, namespaces only with users of their own, and nothing that reaches the machine', () => {
  const { syscalls } = JSON.parse(containerProfile()) as { readonly syscalls: readonly Rule[] };
  const free = new Set(syscalls.filter(({ action, args }) => action === 'SCMP_ACT_ALLOW' && !args).flatMap(({ names }) => names));
  for (const name of callClasses)
    for (const call of allowedCalls[name]) expect([call, free.has(call) || call === 'clone']).toEqual([call, true]);
  for (const call of [
    'bpf',
    'ptrace',
    'keyctl',
    'io_uring_setup',
    'userfaultfd',
    'setns',
    'open_tree',
    'kexec_load',
    'process_vm_readv',
    'unshare',
    'clone3',
    'socket',
  ])
    expect([call, free.has(call)]).toEqual([call, false]);
});

test('the image is pinned, needs the sandbox, and what is in it is told', async () => {
  const dockerfile = await Bun.file(join(checkout, 'Dockerfile')).text();
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  expect(bases.length).toBe(2);
  for (const base of bases) expect(base).toMatch(/@sha256:[0-9a-f]{64}$/);
  expect(dockerfile).toContain('REQUIRE_SANDBOX=1');
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'parts.ts')], { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] });
  const parts = (await new Response(child.stdout).json()) as {
    readonly components: readonly { readonly name: string; readonly purl: string }[];
  };
  expect(parts.components.map(({ name }) => name)).toContain('sharp');
  expect(new Set(parts.components.map(({ purl }) => purl.split('/')[0]))).toContain('pkg:npm');
});
