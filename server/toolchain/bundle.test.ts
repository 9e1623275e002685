import { expect, test } from 'bun:test';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { doneSchema } from '../contract/reply.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { bundle } from './bundle.ts';
import { nativeInside } from './bundle-sharp.ts';
import { packageDir } from './package-dir.ts';

/** Output of a worker with this source when it runs from its bundle with these packages. */
const saidBy = async (source: string, beside: readonly string[] = []): Promise<string> => {
  const dir = makeTestFolder('bundle');
  const entry = join(dir, 'trial/worker.ts');
  await Bun.write(entry, source);
  await symlink(join(import.meta.dir, '../../node_modules'), join(dir, 'node_modules'));
  await mkdir(join(dir, 'apart/bundles'), { recursive: true });
  await bundle({ id: 'trial', reply: doneSchema, entry, minIdle: 0 }, join(dir, 'apart/bundles'), 'onDemand');
  for (const name of beside) {
    await mkdir(join(dir, 'apart/node_modules', name, '..'), { recursive: true });
    await symlink(packageDir(name) ?? '', join(dir, 'apart/node_modules', name));
  }
  const child = Bun.spawn([process.execPath, join(dir, 'apart/bundles/trial.js')], { stdio: ['ignore', 'pipe', 'inherit'] });
  return await new Response(child.stdout).text();
};

test('a checkout at the path that sandboxes have the runtime at is bundled too, as in the image', () => {
  expect(nativeInside.test('/app/node_modules/@img/sharp-linux-x64/index.cjs')).toBe(true);
  for (const own of [
    '/app/server/engines/image/worker.ts',
    '/app/node_modules/sharp/dist/index.cjs',
    '/app/node_modules/@img/colour/index.cjs',
  ])
    expect([own, nativeInside.test(own)]).toEqual([own, false]);
});

test('a bundle loads dear modules when they are first used, and not before', async () => {
  const source = `import { constants, gunzipSync } from 'node:zlib';
import zlib from 'zlib';
import * as tls from 'node:tls';
import { decodeHTML } from 'entities/decode';
const asked: string[] = [];
const real = process.getBuiltinModule.bind(process);
process.getBuiltinModule = ((name: string) => (asked.push(name), real(name))) as typeof real;
console.log(asked.length, decodeHTML('&eacute;'), asked.length);
console.log(gunzipSync(zlib.gzipSync('words', { level: constants.Z_BEST_SPEED })).toString(), asked.join(), typeof tls);
`;
  expect(await saidBy(source)).toBe('0 é 0\nwords node:zlib object\n');
});

test("sharp's scripts are in the bundle, and its native part beside it", async () => {
  const source = `import sharp from 'sharp';
const main = async (): Promise<void> => {
  const red = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } }).png().toBuffer();
  const { data, info } = await sharp(red).raw().toBuffer({ resolveWithObject: true });
  console.log(info.width, info.height, [...data.subarray(0, 3)], sharp.versions.sharp, sharp.concurrency() > 0);
  console.log(await sharp(Buffer.from('none')).metadata().catch(({ message }) => message));
};
void main();
`;
  const natives = [`@img/sharp-${process.platform}-${process.arch}`, `@img/sharp-libvips-${process.platform}-${process.arch}`];
  const { version } = await Bun.file(join(packageDir('sharp') ?? '', 'package.json')).json();
  expect(await saidBy(source, natives)).toBe(`3 2 [ 255, 0, 0 ] ${version} true\nInput buffer contains unsupported image format\n`);
});
