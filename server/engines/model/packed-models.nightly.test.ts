import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';
import { modelEngine } from './engine.ts';

longTimeout();

const triangle = 'v 0 0 0\nv 10 0 0\nv 0 10 0\nvt 0 0\nvt 1 0\nvt 0 1\n';
const floats = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
const gltf = JSON.stringify({
  ...{ asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }] },
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  ...{ materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }], textures: [{ source: 0 }] },
  ...{ images: [{ uri: 'textures/wood%20floor.png' }], buffers: [{ byteLength: 36, uri: 'scene.bin' }] },
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
});

describe.skipIf(lacks('assimp', 'python3'))('models in a ZIP', () => {
  let harness: Harness;
  let picture: Uint8Array;
  const stepOf = stepFinder(modelEngine);
  beforeAll(async () => {
    harness = await startHarness();
    picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a05020' } })
      .png()
      .toBuffer();
  });
  afterAll(() => harness.close());

  const packed = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content])),
    );
  const follow = async (format: string, to: string, content: Uint8Array) => {
    const path = join(harness.dir, `${crypto.randomUUID()}.${format}`);
    await Bun.write(path, content);
    return harness.follow(path, [{ engine: modelEngine, step: stepOf(format, to) }]);
  };
  const readGlb = async (path = ''): Promise<{ json: string; bytes: Buffer }> => {
    const bytes = Buffer.from(await Bun.file(path).bytes());
    return { json: bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)), bytes };
  };
  const chair = () =>
    packed({
      'chair/chair.obj': `mtllib old.mtl\n${triangle}usemtl Wood\nf 1/1 2/2 3/3\n`,
      'chair/chair.mtl': 'newmtl Wood\nKd 1 1 1\nmap_Kd C:\\models\\Wood Floor.PNG\n',
      'chair/textures/wood floor.png': picture,
      '__MACOSX/chair/._chair.obj': 'noise',
    });

  test('an OBJ has its materials and pictures in the GLB', async () => {
    const { paths, notes } = await follow('obj', 'glb', chair());
    const { json, bytes } = await readGlb(paths[0]);
    expect([paths.length, notes]).toEqual([1, []]);
    expect(JSON.parse(json).images).toMatchObject([{ mimeType: 'image/png' }]);
    expect(bytes.includes(Buffer.from(picture))).toBe(true);
    expect(json).not.toContain('.png');
  });

  test('pictures come along with a target that names them, and a picture that is missing is noted', async () => {
    const { paths } = await follow('obj', 'dae', chair());
    expect(paths).toHaveLength(2);
    expect(await Bun.file(paths[0] ?? '').text()).toContain('wood_floor-1.png');
    const lacking = await follow(
      'obj',
      'glb',
      packed({ 'a.obj': `mtllib a.mtl\n${triangle}f 1/1 2/2 3/3\n`, 'a.mtl': 'newmtl A\nmap_Kd gone.jpg\n' }),
    );
    expect(lacking.notes.join()).toContain('gone.jpg');
  });

  test('a glTF has its data and pictures, from other folders as well', async () => {
    const { paths, notes } = await follow(
      'gltf',
      'glb',
      packed({ 'a/scene.gltf': gltf, 'a/scene.bin': floats, 'a/textures/wood floor.png': picture }),
    );
    const { json, bytes } = await readGlb(paths[0]);
    expect([notes, json.includes('uri'), bytes.includes(floats), bytes.includes(Buffer.from(picture))]).toEqual([[], false, true, true]);
    expect(await rejection(follow('gltf', 'glb', packed({ 'a/scene.gltf': gltf })))).toMatchObject({ code: 'conversion_failed' });
  });

  test('several models become several results', async () => {
    const obj = (x: number) => `v 0 0 0\nv ${x} 0 0\nv 0 10 0\nf 1 2 3\n`;
    const path = join(harness.dir, 'several.obj');
    await Bun.write(path, packed({ 'left.obj': obj(5), 'sub/right.obj': obj(6), 'readme.txt': 'words' }));
    const made = await harness.follow(path, [{ engine: modelEngine, step: stepOf('obj', 'stl') }]);
    expect(made.parts).toEqual(['left', 'right']);
    const stl = (x: number) => Buffer.from(new Float32Array([x]).buffer);
    expect(Buffer.from(await Bun.file(made.paths[1] ?? '').bytes()).includes(stl(6))).toBe(true);
  });

  test('hostile packages reach nothing outside', async () => {
    for (const [files, code] of [
      [{ 'readme.txt': 'no model' }, 'nothing_to_convert'],
      [{ '../../etc/a.obj': 'v 0 0 0\n' }, 'corrupt_input'],
      [{ 'a.gltf': gltf.replace('scene.bin', '../../../etc/passwd') }, 'conversion_failed'],
    ] as const)
      expect(await rejection(follow('a.gltf' in files ? 'gltf' : 'obj', 'stl', packed(files)))).toMatchObject({ code });
    const { paths } = await follow(
      'obj',
      'glb',
      packed({ 'a.obj': `mtllib /etc/hosts\n${triangle}f 1 2 3\n`, 'b.mtl': 'newmtl A\nmap_Kd /etc/passwd\n' }),
    );
    expect((await readGlb(paths[0])).bytes.includes('root:')).toBe(false);
    const cut = chair().slice(0, 300);
    expect(await rejection(follow('obj', 'glb', cut))).toMatchObject({ code: 'corrupt_input' });
  });
});
