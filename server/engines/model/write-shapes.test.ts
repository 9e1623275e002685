import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { modelEngine } from './engine.ts';

longTimeout();

type Accessor = { readonly type: string; readonly kind?: number; readonly data: Buffer; readonly count: number };
const floats = (...values: readonly number[]): Buffer => Buffer.from(new Float32Array(values).buffer);
const vectors = (count: number, type: string, ...values: readonly number[]): Accessor => ({ type, count, data: floats(...values) });

/** A glTF of these accessors, whose data is written out in it. */
const gltf = (accessors: readonly Accessor[], rest: object): string =>
  JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    ...rest,
    buffers: accessors.map(({ data }) => ({
      byteLength: data.length,
      uri: `data:application/octet-stream;base64,${data.toString('base64')}`,
    })),
    bufferViews: accessors.map(({ data }, buffer) => ({ buffer, byteLength: data.length })),
    accessors: accessors.map(({ type, kind = 5126, count }, bufferView) => ({ bufferView, componentType: kind, count, type })),
  });

/** The same as a GLB without a binary chunk (glTF 2.0, 4.4). */
const glb = (text: string): Buffer => {
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.from('glTF\x02\0\0\0\0\0\0\0\0\0\0\0JSON', 'latin1');
  head.writeUInt32LE(json.length + 20, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json]);
};
const triangle = vectors(3, 'VEC3', 0, 0, 0, 1, 0, 0, 0, 1, 0);

describe.skipIf(lacks('assimp', 'python3'))('shapes written from a glTF', () => {
  let harness: Harness;
  const stepOf = stepFinder(modelEngine);
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const written = async (to: string, content: string): Promise<{ path: string; text: string; code: string }> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.glb`);
    await Bun.write(path, glb(content));
    return harness.follow(path, [{ engine: modelEngine, step: stepOf('glb', to) }]).then(
      async ({ paths }) => {
        const made = paths.find((one) => one.endsWith(`.${to}`)) ?? '';
        return { path: made, text: Buffer.from(await Bun.file(made).bytes()).toString('latin1'), code: '' };
      },
      (thrown) => ({ path: '', text: '', code: String(thrown.code) }),
    );
  };

  test('morphs and instances are applied', async () => {
    const morph = vectors(3, 'VEC3', 0, 0, 4, 0, 0, 4, 0, 0, 4);
    const mesh = { primitives: [{ attributes: { POSITION: 0 }, targets: [{ POSITION: 1 }] }], weights: [0.5] };
    expect((await written('obj', gltf([triangle, morph], { nodes: [{ mesh: 0 }], meshes: [mesh] }))).text).toContain('v 1 0 2\n');
    const places = vectors(2, 'VEC3', 10, 0, 0, 20, 0, 0);
    const instances = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } };
    const twice = gltf([triangle, places], {
      nodes: [{ mesh: 0, extensions: instances }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    });
    const { text } = await written('obj', twice);
    expect([text.match(/^f /gm)?.length, text.includes('v 11 0 0\n'), text.includes('v 21 0 0\n')]).toEqual([2, true, true]);
  });

  test('colours of corners and materials are as screens show them', async () => {
    const colours = vectors(3, 'VEC3', 0.21586, 0, 0, 1, 1, 1, 1, 1, 1);
    const coloured = gltf([triangle, colours], {
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, COLOR_0: 1 }, material: 0 }] }],
      materials: [{ pbrMetallicRoughness: { baseColorFactor: [1, 0.21586, 1, 1] } }],
    });
    const ply = await written('ply', coloured);
    expect(ply.text.slice(ply.text.indexOf('end_header\n') + 11).slice(12, 15)).toBe('\x80\0\0');
    const { text } = await written('obj', coloured);
    expect(text).toMatch(/^v 0 0 0 0\.50\d+ 0 0$/m);
  });

  test('lines are lines of an OBJ, and nothing in an STL', async () => {
    const lines = gltf([triangle], { nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode: 2 }] }] });
    expect((await written('obj', lines)).text.match(/^l /gm)?.length).toBe(3);
    expect((await written('stl', lines)).code).toBe('nothing_to_convert');
  });

  test('what a glTF says wrongly is an error, and too much is refused', async () => {
    const wrong = (rest: object, accessor: Partial<Accessor> = {}) =>
      gltf([{ ...triangle, ...accessor }], { nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], ...rest });
    const indices: Accessor = { type: 'SCALAR', kind: 5123, count: 3, data: Buffer.from(new Uint16Array([0, 1, 9]).buffer) };
    const far = gltf([triangle, indices], {
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    });
    for (const lie of [far, wrong({}, { count: 99 }), wrong({ meshes: [] }), wrong({ nodes: [{ mesh: 0, matrix: [1] }] })])
      expect((await written('obj', lie)).code).toBe('corrupt_input');
    expect((await written('obj', wrong({}, { count: 40_000_000 }))).code).toBe('resource_limit');
    const many = vectors(1, 'VEC3', 0, 0, 0);
    const bomb = gltf([triangle, { ...many, count: 30_000_000 }], {
      nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    });
    expect(['resource_limit', 'corrupt_input']).toContain((await written('stl', bomb)).code);
  });

  test('a 3MF has closed objects in their colours and with their names', async () => {
    const { path } = await written(
      '3mf',
      gltf([triangle], {
        nodes: [{ children: [1, 2] }, { mesh: 0, name: 'A "quoted" & b' }, { mesh: 0, name: 'C', translation: [1, 0, 0] }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
        materials: [{ pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1] } }],
      }),
    );
    const model = await tell('unzip', '-p', path, '3D/*.model');
    expect(model.match(/<object /g)?.length).toBe(3);
    expect(model).toContain('color="#FF0000FF"');
    expect(model).toContain('<components><component objectid=');
    expect(model).toContain('x="2000" y="0" z="0"');
    expect(model).toContain('A "quoted" &amp; b');
  });
});
