/**
 * Prints the bill of materials of an image or a machine (CycloneDX 1.6, JSON): the installed npm packages, with hashes from
 * the lock file, and the system's packages.
 */

import { installedPackages } from './installed-packages.ts';

type Locked = { readonly version?: string; readonly integrity?: string; readonly license?: string };

const { name, version } = await Bun.file('package.json').json();
const lock = (await Bun.file('package-lock.json').json()) as { readonly packages: Readonly<Record<string, Locked>> };

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';
/** By name and version: a package may be installed in another folder than the lock file says. */
const locked = new Map(Object.entries(lock.packages).map(([path, one]) => [`${nameOf(path)}@${one.version}`, one]));

/** A package URL's name: the @ of a scope is encoded as %40. */
const purlName = (name: string): string => name.replace(/^@/, '%40');

/** Converts `sha512-` with base64 to hexadecimal. */
const hashes = (integrity: string | undefined) => {
  const [, encoded] = /^sha512-([A-Za-z0-9+/=]+)/.exec(integrity ?? '') ?? [];
  return encoded ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(encoded, 'base64').toString('hex') }] } : {};
};

const npmParts = Object.entries(await installedPackages('.')).map(([path, { version }]) => {
  const name = nameOf(path);
  const purl = `pkg:npm/${purlName(name)}@${version}`;
  const { integrity, license } = locked.get(`${name}@${version}`) ?? {};
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...hashes(integrity),
  };
});

const systemParts = async () => {
  if (!Bun.which('dpkg-query')) return [];
  const child = Bun.spawn(['dpkg-query', '-W'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = (await new Response(child.stdout).text()).trim().split('\n');
  if ((await child.exited) !== 0) throw new Error('dpkg-query failed.');
  return lines.map((line) => {
    const [named = '', version = ''] = line.split('\t');
    // Names of packages for several architectures include the architecture.
    const [name = '', arch] = named.split(':');
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}${arch ? `?arch=${arch}` : ''}`;
    return { type: 'library', 'bom-ref': purl, name, version, purl };
  });
};

console.log(
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${crypto.randomUUID()}`,
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...npmParts, ...(await systemParts())],
  }),
);
