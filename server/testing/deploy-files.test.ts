import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxTogetherBytes } from '../../catalogue/limits.ts';
import { problems } from '../../catalogue/problems.ts';
import { formOverheadBytes } from '../intake/form-size.ts';
import { makeMetrics } from '../observability/metrics.ts';

const deploy = new URL('../../docs/deploy/', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');
const yaml = <Shape>(text: string): Shape => Bun.YAML.parse(text) as Shape;

test('alerts name metrics and reasons that there are', () => {
  const { groups } = yaml<{ readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[] }>(
    read('alerts.yaml'),
  );
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(4);
  const gauges = readFileSync(new URL('../node/conditions.ts', import.meta.url), 'utf8');
  const text = makeMetrics().text({});
  for (const { alert, expr } of rules) {
    for (const [name] of expr.matchAll(/converter_\w+/g)) {
      const known = text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `) || gauges.includes(` ${name.replace('converter_', '')}:`);
      expect([alert, name, known]).toEqual([alert, name, true]);
    }
    for (const code of /reason=~"([^"]*)"/.exec(expr)?.[1]?.split('|') ?? [])
      expect([alert, code, code in problems]).toEqual([alert, code, true]);
  }
});

test('templates for home servers have the flags of compose.yaml, and none that gives rights', () => {
  type Compose = { readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  const own = yaml<Compose>(readFileSync(join(deploy, '../../compose.yaml'), 'utf8')).services.converter;
  for (const name of ['truenas.yaml', 'casaos.yaml']) {
    const [service] = Object.values(yaml<Compose>(read(`templates/${name}`)).services);
    expect([name, service?.read_only, service?.cap_drop, service?.tmpfs]).toEqual([name, true, ['ALL'], own?.tmpfs]);
    expect(JSON.stringify(service)).not.toContain('privileged":true');
  }
  const unraid = read('templates/unraid.xml');
  expect(unraid).toContain('<Privileged>false</Privileged>');
  expect(unraid).toContain('--read-only --cap-drop ALL');
});

type Job = {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly include?: readonly { readonly arch: string }[] } };
  readonly steps?: readonly { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> }[];
};
const { jobs, permissions } = yaml<{ readonly jobs: Readonly<Record<string, Job>>; readonly permissions: unknown }>(
  readFileSync(join(deploy, '../../.github/workflows/release.yml'), 'utf8'),
);

test('the workflow publishes only what it has tested, and needs no key', () => {
  expect(permissions).toEqual({ contents: 'read' });
  expect([jobs.build?.needs, jobs.publish?.needs]).toEqual(['test', 'build']);
  const said = JSON.stringify(jobs.publish?.steps);
  for (const word of ['cosign sign', 'attest-build-provenance', 'attest-sbom']) expect(said).toContain(word);
  expect(jobs.publish?.permissions?.['id-token']).toBe('write');
  expect(said).not.toContain('--key');
});

test('the name of the image is in small letters for every owner of the repository', () => {
  const text = readFileSync(join(deploy, '../../.github/workflows/release.yml'), 'utf8');
  expect(text).not.toContain('github.repository_owner }}/');
  for (const job of ['build', 'publish']) {
    const [naming, using] = ['IMAGE=ghcr.io/', '"$IMAGE'].map(
      (part) => jobs[job]?.steps?.findIndex(({ run }) => run?.includes(part)) ?? -1,
    ) as [number, number];
    expect([job, naming >= 0 && naming < using]).toEqual([job, true]);
  }
  const named = Bun.spawnSync(['bash', '-c', `(${/run: (echo "IMAGE=.*)/.exec(text)?.[1]}) | cat`], {
    env: { PATH: process.env.PATH, GITHUB_REPOSITORY_OWNER: 'Some-Owner', GITHUB_ENV: '/dev/stdout' },
  });
  expect(named.stdout.toString()).toBe('IMAGE=ghcr.io/some-owner/file-converter\n');
});

test('the image of each processor that is built gets its own parts list', () => {
  const built = [...new Set(jobs.build?.strategy?.matrix.include?.map(({ arch }) => arch))];
  expect(built.length).toBeGreaterThan(1);
  const attested = jobs.publish?.steps?.filter(({ uses }) => uses?.startsWith('actions/attest-sbom@'));
  expect(attested?.map((step) => [step.with?.['subject-digest'], step.with?.['sbom-path']])).toEqual(
    built.map((arch) => [`\${{ steps.manifest.outputs.${arch} }}`, `parts-\${{ matrix.tools }}-${arch}.cdx.json`]),
  );
  // The outputs that the digests come from.
  expect(jobs.publish?.steps?.map(({ run }) => run).join('\n')).toContain(`for arch in ${built.join(' ')};`);
});

test('proxies pass the largest form that the server takes, and little more', () => {
  const sizes = [
    ['proxies/nginx.conf', /client_max_body_size (\d+)m;/],
    ['proxies/Caddyfile', /max_size (\d+)MiB/],
    ['helm/file-converter/values.yaml', /proxy-body-size: (\d+)m/],
  ] as const;
  for (const [name, size] of sizes) {
    const room = Number(size.exec(read(name))?.[1]) * 1024 ** 2 - maxTogetherBytes - formOverheadBytes;
    expect([name, room >= 0 && room < 2 * 1024 ** 2]).toEqual([name, true]);
  }
});

test('the scripts that documents name are there and can be read by bash', () => {
  for (const name of readdirSync(deploy).filter((file) => file.endsWith('.sh')))
    expect([name, Bun.spawnSync(['bash', '-n', join(deploy, name)]).exitCode]).toEqual([name, 0]);
  for (const text of [read('verify.md'), readFileSync(join(deploy, '../deployment.md'), 'utf8')])
    for (const [, script = ''] of text.matchAll(/docs\/deploy\/([\w-]+\.sh)/g)) expect(readdirSync(deploy)).toContain(script);
});

test('the unit keeps what the sandbox is made of', () => {
  const unit = read('file-converter.service');
  for (const line of ['StateDirectoryMode=0711', 'Delegate=memory pids', 'KillMode=mixed']) expect(unit).toContain(line);
  for (const taken of ['RestrictNamespaces=yes', 'PrivateUsers=yes', 'NoNewPrivileges=yes', 'ProtectProc='])
    expect(unit).not.toContain(taken);
});
