import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';

const folder = new URL('../../docs/deploy/kubernetes/', import.meta.url).pathname;

/** Kubernetes' own schemas, by kind. */
const models = { Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service };

type Manifest = { readonly kind: keyof typeof models; readonly metadata: { readonly name: string } };
const manifests = readdirSync(folder).flatMap((file) =>
  ([Bun.YAML.parse(readFileSync(join(folder, file), 'utf8'))].flat() as Manifest[]).map((manifest) => ({ file, manifest })),
);

const check = (manifest: Manifest): string => {
  const Model = models[manifest.kind] as unknown as new (data: unknown) => { readonly validate: () => void };
  try {
    new Model(manifest).validate();
    return 'valid';
  } catch (thrown) {
    return String(thrown);
  }
};

describe("manifests keep to Kubernetes' schemas", () => {
  test.each(manifests.map(({ file, manifest }) => [`${file} ${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s',
    (_, manifest) => expect(check(manifest)).toBe('valid'),
  );
  test('and one that does not is found', () => {
    const [first] = manifests;
    const broken = { ...first?.manifest, spec: { replicas: 'two' } } as unknown as Manifest;
    expect(check(broken)).not.toBe('valid');
  });
});

type Policy = {
  readonly spec: {
    readonly egress: readonly {
      readonly to: readonly { readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> } }[];
    }[];
  };
};

test('each role has a deployment and a policy, and reaches nothing but Redis, the store and names', () => {
  const names = manifests.map(({ manifest }) => `${manifest.kind} ${manifest.metadata.name}`);
  for (const role of ['api', 'worker'])
    for (const kind of ['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
      expect(names).toContain(`${kind} converter-${role}`);
  for (const { manifest } of manifests.filter(({ file }) => file === 'network.yaml')) {
    const reached = (manifest as unknown as Policy).spec.egress.flatMap(({ to }) => to.map(({ podSelector }) => podSelector?.matchLabels));
    expect(reached).toEqual([{ app: 'redis' }, { app: 'store' }, { 'k8s-app': 'kube-dns' }]);
  }
});
