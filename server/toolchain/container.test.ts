import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { allowedCalls, callClasses } from '../sandbox/calls/classes.ts';
import { callNumbers } from '../sandbox/calls/numbers.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { bundleSources } from './bundles.ts';
import { containerProfile } from './container-profile.ts';
import { installedPackages } from './installed-packages.ts';
import { namedIn, neededBy, serverPackages } from './leave-server-packages.ts';
import { unreadFiles } from './slim-image.ts';

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
    'open_tree',
    'kexec_load',
    'process_vm_readv',
    'unshare',
    'clone3',
    'socket',
  ])
    expect([call, free.has(call)]).toEqual([call, false]);
});

/** What Docker's own profile allows only with a capability (moby's profiles/seccomp/default.json, version 28). */
const withRightsAlone =
  'acct bpf chroot clock_settime clone3 delete_module fanotify_init finit_module fsconfig fsmount fsopen fspick get_mempolicy init_module ioperm iopl kcmp ' +
  'lookup_dcookie mbind mount mount_setattr move_mount open_by_handle_at open_tree perf_event_open pidfd_getfd process_madvise quotactl quotactl_fd reboot ' +
  'set_mempolicy set_mempolicy_home_node setdomainname sethostname setns settimeofday stime syslog umount umount2 unshare vhangup';
/** What it never allows. */
const never =
  'add_key keyctl request_key kexec_load kexec_file_load nfsservctl personality pivot_root swapon swapoff sysfs _sysctl uselib userfaultfd ustat vm86 vm86old';

test('beyond Docker’s default, the profile allows namespaces and nothing else', () => {
  const { syscalls } = JSON.parse(containerProfile()) as { readonly syscalls: readonly Rule[] };
  const allowed = syscalls.filter(({ action }) => action === 'SCMP_ACT_ALLOW');
  const beyond = new Set(`${withRightsAlone} ${never}`.split(' '));
  const found = allowed.flatMap(({ names }) => names).filter((name) => beyond.has(name));
  expect(found.sort()).toEqual(['mount', 'pivot_root', 'sethostname', 'setns', 'umount2', 'unshare']);
  // Namespaces are created together with a user namespace, where they grant no privileges outside.
  const flag = 0x10000000;
  expect(allowed.filter(({ names }) => names.includes('unshare')).map(({ args }) => args)).toEqual([
    [{ index: 0, value: flag, valueTwo: flag, op: 'SCMP_CMP_MASKED_EQ' }],
  ]);
});

test('the profile names system calls that there are', async () => {
  const header = Bun.file('/usr/include/x86_64-linux-gnu/asm/unistd_64.h');
  if (!(await header.exists())) return;
  const here = new Set([...(await header.text()).matchAll(/__NR_(\w+)/g)].map(([, name]) => name));
  const { syscalls } = JSON.parse(containerProfile()) as { readonly syscalls: readonly Rule[] };
  const unknown = syscalls.flatMap(({ names }) => names).filter((name) => !here.has(name) && !Object.hasOwn(callNumbers, name));
  expect(unknown).toEqual([]);
});

test('each part of the image is listed once', async () => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'parts.ts')], { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] });
  const { bomFormat, components } = (await new Response(child.stdout).json()) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly 'bom-ref': string }[];
  };
  expect([bomFormat, components.length]).toEqual(['CycloneDX', new Set(components.map((part) => part['bom-ref'])).size]);
});

test('the image is pinned, starts where namespaces are forbidden, and lists its parts', async () => {
  const dockerfile = await Bun.file(join(checkout, 'Dockerfile')).text();
  const bases = [...dockerfile.matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, name]) => name);
  expect(bases).toEqual(['NODE_IMAGE', 'DEBIAN_IMAGE']);
  for (const name of bases) expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=\\S+@sha256:[0-9a-f]{64}$`, 'm'));
  expect(dockerfile).not.toMatch(/^ENV .*REQUIRE_SANDBOX/m);
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'parts.ts')], { cwd: checkout, stdio: ['ignore', 'pipe', 'inherit'] });
  const parts = (await new Response(child.stdout).json()) as {
    readonly components: readonly { readonly name: string; readonly purl: string }[];
  };
  expect(parts.components.map(({ name }) => name)).toContain('sharp');
  expect(new Set(parts.components.map(({ purl }) => purl.split('/')[0]))).toContain('pkg:npm');
});

test('nothing that the image is without after its bundles are made counts as their source', async () => {
  const dockerfile = await Bun.file(join(checkout, 'Dockerfile')).text();
  const gone = /setup\.sh build[\s\S]*?rm -rf ([^\n]+)/.exec(dockerfile)?.[1]?.split(' ') ?? [];
  expect(gone).toContain('server/bench');
  const sources = bundleSources();
  expect(sources).toContain('server/engines/table/worker.ts');
  expect(sources.filter((path) => gone.some((one) => path.startsWith(`${one}/`)))).toEqual([]);
});

test('of the packages, the image keeps those that the server names, and none that only the pages are built with', async () => {
  expect(namedIn(['bun', 'a', '@b/c', 'd'], ["import x from 'a/b.js'", 'const beside = ["@b/c"]', 'd'])).toEqual(['bun', 'a', '@b/c']);
  const kept = await serverPackages(checkout);
  for (const name of ['sharp', 'elysia', 'pdfjs-dist', 'bullmq', 'pptxgenjs']) expect(kept).toContain(name);
  for (const name of ['astro', 'react', 'tailwindcss', 'playwright']) expect(kept).not.toContain(name);
});

test('installed packages are found in scopes and in each other, without a list of npm', async () => {
  const dir = makeTestFolder('installed');
  const folders = ['node_modules/a', 'node_modules/a/node_modules/@b/c', 'node_modules/@b/c', 'node_modules/@b/c/node_modules/d'];
  for (const folder of folders) await Bun.write(join(dir, folder, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  for (const other of ['node_modules/.bin/tool', 'node_modules/a/lib/package.json', 'node_modules/rest/index.js'])
    await Bun.write(join(dir, other), '{}');
  expect(Object.keys(await installedPackages(dir)).sort()).toEqual([...folders].sort());
});

test('of what packages depend on, the nearest one is kept, and what nothing needs is not', () => {
  const none = { dependencies: undefined, optionalDependencies: undefined, peerDependencies: undefined };
  const installed = {
    'node_modules/a': { ...none, dependencies: { b: '1' }, optionalDependencies: { elsewhere: '1' } },
    'node_modules/a/node_modules/b': { ...none, peerDependencies: { '@c/d': '1' } },
    'node_modules/b': { ...none, dependencies: { e: '1' } },
    'node_modules/@c/d': { ...none, dependencies: { a: '1' } },
    'node_modules/e': none,
  };
  expect([...neededBy(installed, ['a'])].sort()).toEqual(['node_modules/@c/d', 'node_modules/a', 'node_modules/a/node_modules/b']);
});

test('an image leaves types, source maps and pages out that it has compressed', async () => {
  const dir = makeTestFolder('slim');
  const names = [
    'node_modules/a/index.js',
    'node_modules/a/index.js.map',
    'node_modules/@b/c/index.d.ts',
    'node_modules/a/coverage/x.html',
  ];
  const pages = ['dist/index.html', 'dist/index.html.br', 'dist/index.html.gz', 'dist/a/small.html', 'dist/half.html', 'dist/half.html.gz'];
  for (const name of [...names, ...pages]) await Bun.write(join(dir, name), name);
  expect([...unreadFiles(dir)].map((path) => path.slice(dir.length + 1)).sort()).toEqual([
    'dist/index.html',
    'node_modules/@b/c/index.d.ts',
    'node_modules/a/coverage/x.html',
    'node_modules/a/index.js.map',
  ]);
});

test('workflows pin actions of others to a commit, and name its version', async () => {
  for (const name of new Bun.Glob('*.yml').scanSync({ cwd: join(checkout, '.github/workflows') })) {
    const text = await Bun.file(join(checkout, '.github/workflows', name)).text();
    const uses = [...text.matchAll(/\buses: (?!\.\/)(.*)$/gm)].map(([, action = '']) => action);
    for (const action of uses) expect([name, action]).toEqual([name, expect.stringMatching(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)]);
  }
});
