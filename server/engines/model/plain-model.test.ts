import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { modelEngine } from './engine.ts';
import { packed3mf } from './testing.ts';

longTimeout();

type Accessor = Readonly<Record<string, unknown>>;

/** A GLB of one triangle whose corners are the bytes given, four to a corner, and whose chunks have a multiple of `align` bytes. */
const glb = (corners: Buffer, accessor: Accessor, node: object = {}, align = 4): Buffer => {
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      ...{ extensionsUsed: ['KHR_mesh_quantization'], extensionsRequired: ['KHR_mesh_quantization'] },
      ...{ scene: 0, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0, ...node }] },
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      buffers: [{ byteLength: corners.length }],
      bufferViews: [{ buffer: 0, byteLength: corners.length, byteStride: accessor.componentType === 5126 ? 12 : 4 }],
      accessors: [{ bufferView: 0, count: 3, type: 'VEC3', ...accessor }],
    }),
  );
  const chunk = (type: string, data: Buffer, fill: number): Buffer => {
    const whole = Buffer.concat([Buffer.alloc(8), data, Buffer.alloc((align - (data.length % align)) % align, fill)]);
    whole.writeUInt32LE(whole.length - 8);
    whole.write(type, 4, 'latin1');
    return whole;
  };
  const body = Buffer.concat([chunk('JSON', json, 0x20), chunk('BIN\0', corners, 0)]);
  const head = Buffer.from('glTF\x02\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length + 12, 8);
  return Buffer.concat([head, body]);
};

const triangle = Buffer.from([0, 0, 0, 0, 127, 0, 0, 0, 0, 127, 0, 0]);
const amf = (unit: string): string =>
  `<?xml version="1.0"?><amf unit="${unit}"><object id="0"><mesh><vertices>${['0 0 0', '1 0 0', '0 1 0']
    .map((corner) => corner.split(' '))
    .map(([x, y, z]) => `<vertex><coordinates><x>${x}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`)
    .join('')}</vertices><volume><triangle><v1>0</v1><v2>1</v2><v3>2</v3></triangle></volume></mesh></object></amf>`;
const threeMf = (unit: string, transform: string): Uint8Array =>
  packed3mf(
    `<model ${unit} xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object></resources><build><item objectid="1" ${transform}/></build></model>`,
  );

/** The longest side of the model in an OBJ. */
const longest = (obj: string): number =>
  Math.max(...[...obj.matchAll(/^v (\S+) (\S+) (\S+)/gm)].flatMap(([, ...values]) => values.map(Number)));

describe.skipIf(lacks('assimp', 'python3'))('models in terms that Assimp does not read', () => {
  let harness: Harness;
  const stepOf = stepFinder(modelEngine);
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const sideOf = async (format: string, content: string | Uint8Array): Promise<number | string> => {
    const path = join(harness.dir, `foreign.${format}`);
    await Bun.write(path, content);
    return harness.follow(path, [{ engine: modelEngine, step: stepOf(format, 'obj') }]).then(
      async ({ paths }) => longest(await Bun.file(paths.find((one) => one.endsWith('.obj')) ?? '').text()),
      (thrown) => thrown.code,
    );
  };

  test('whole numbers of a GLB count as such, or as parts of one', async () => {
    expect(await sideOf('glb', glb(triangle, { componentType: 5120 }))).toBe(127);
    expect(await sideOf('glb', glb(triangle, { componentType: 5120, normalized: true }, { scale: [2, 2, 2] }))).toBe(2);
    expect(await sideOf('glb', glb(triangle, { componentType: 5121, normalized: true }, { scale: [255, 255, 255] }))).toBeCloseTo(127, 3);
  });

  test('a GLB whose text was not filled up to four bytes, as some programs write it', async () => {
    const corners = Buffer.from(new Float32Array([0, 0, 0, 5, 0, 0, 0, 5, 0]).buffer);
    for (const name of ['a', 'ab', 'abc', 'abcd'])
      expect([name, await sideOf('glb', glb(corners, { componentType: 5126, name }, {}, 1))]).toEqual([name, 5]);
  });

  test('lengths of 3MF and AMF become millimetres', async () => {
    expect(await sideOf('amf', amf('inch'))).toBeCloseTo(25.4, 4);
    expect(await sideOf('amf', amf('meter'))).toBeCloseTo(1000, 2);
    expect(await sideOf('amf', amf('millimeter'))).toBe(1);
    expect(await sideOf('3mf', threeMf('unit="centimeter"', 'transform="2 0 0 0 2 0 0 0 2 5 0 0"'))).toBeCloseTo(70, 3);
    expect(await sideOf('3mf', threeMf('unit="foot"', ''))).toBeCloseTo(304.8, 3);
    expect(await sideOf('3mf', threeMf('', ''))).toBe(1);
  });

  test('glTF 1.0 is not read, and not called damaged', async () => {
    expect(await sideOf('gltf', JSON.stringify({ asset: { version: '1.0' }, meshes: {}, scenes: {} }))).toBe('unsupported_conversion');
    expect(await sideOf('gltf', JSON.stringify({ meshes: { a: {} }, buffers: { b: { uri: 'a.bin' } } }))).toBe('unsupported_conversion');
  });

  test('accessors that lie are refused', async () => {
    for (const lie of [
      { count: 4_000_000_000 },
      { count: -1 },
      { bufferView: 7 },
      { byteOffset: -4 },
      { type: 'MAT4' },
      { count: '3' },
      { count: 1e300 },
    ])
      expect(['corrupt_input', 'resource_limit']).toContain(String(await sideOf('glb', glb(triangle, { componentType: 5120, ...lie }))));
    expect(await sideOf('glb', glb(triangle, { componentType: 5120, sparse: {} }))).toBe('corrupt_input');
    expect(await sideOf('3mf', threeMf('unit="inch"', 'transform="1 0 0"'))).toBe('corrupt_input');
  });

  const outcome = async (format: string, to: string, content: string | Uint8Array): Promise<string> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.${format}`);
    await Bun.write(path, content);
    return harness.follow(path, [{ engine: modelEngine, step: stepOf(format, to) }]).then(
      async ({ paths: [first = ''] }) => Buffer.from(await Bun.file(first).bytes()).toString('latin1'),
      (thrown) => thrown.code,
    );
  };
  const square = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';
  const trianglesOf = (stl: string): number => Buffer.from(stl, 'latin1').readUInt32LE(80);

  test('a model without a corner is empty, and not damaged', async () => {
    const ply = (format: string): string =>
      `ply\nformat ${format} 1.0\nelement vertex 0\nproperty float x\nproperty float y\nproperty float z\nend_header\n`;
    for (const [format, content] of [
      ['obj', 'o nothing\n'],
      ['obj', ''.padEnd(100, '# \n')],
      ['ply', ply('ascii')],
      ['ply', ply('binary_little_endian')],
      ['stl', new Uint8Array(84)],
      ['stl', 'solid nothing\nendsolid nothing\n'],
    ] as const)
      expect([format, await outcome(format, 'glb', content)]).toEqual([format, 'nothing_to_convert']);
  });

  test('lines and points are no faces of an STL or 3MF, and no shape without faces', async () => {
    const mixed = `${square}l 1 2 \\\n3\np 4\nf 1 2\nf 1 2 3\nf 1 3 4\n`;
    const stl = await outcome('obj', 'stl', mixed);
    expect([trianglesOf(stl), stl.length]).toEqual([2, 184]);
    expect((await outcome('obj', '3mf', mixed)).startsWith('PK')).toBe(true);
    expect(await outcome('obj', 'stl', `${square}l 1 2 3\n`)).toBe('nothing_to_convert');
    expect(await outcome('ply', 'stl', cloud('ascii', Buffer.from('0 0 0 255\n1 0 0 255\n')))).toBe('nothing_to_convert');
  });

  const cloud = (form: string, body: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(
        `ply\nformat ${form} 1.0\nelement vertex 2\nproperty float x\nproperty float y\nproperty float z\nproperty uchar intensity\nend_header\n`,
      ),
      body,
    ]);

  test('points of a PLY without faces are those of the OBJ', async () => {
    const binary = Buffer.alloc(26);
    binary.writeFloatBE(2.5, 13);
    expect(await outcome('ply', 'obj', cloud('binary_big_endian', binary))).toContain('v 0 0 0\nv 2.5 0 0\n');
    expect(await outcome('ply', 'obj', cloud('ascii', Buffer.from('1 2 3 255\n4 5 6 255\n')))).toContain('v 1 2 3\nv 4 5 6\n');
    expect(await outcome('ply', 'obj', cloud('binary_big_endian', binary.subarray(0, 20)))).toBe('corrupt_input');
    expect(await outcome('ply', 'obj', cloud('ascii', Buffer.from('1 2\n')))).toBe('corrupt_input');
  });

  test('an STL in capitals, and colours of a PLY by longer names', async () => {
    const stl = 'SOLID A\nFACET NORMAL 0 0 1\nOUTER LOOP\nVERTEX 0 0 0\nVERTEX 1 0 0\nVERTEX 0 1 0\nENDLOOP\nENDFACET\nENDSOLID A\n';
    expect(await outcome('stl', 'obj', stl)).toContain('\nf ');
    const colours = ['red', 'green', 'blue'].map((one) => `property uchar diffuse_${one}\n`).join('');
    const ply = `ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\n${colours}element face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0 255 0 0\n1 0 0 0 255 0\n0 1 0 0 0 255\n3 0 1 2\n`;
    expect(await outcome('ply', 'glb', ply)).toContain('COLOR_0');
  });

  const object = (id: number) =>
    `<object id="${id}" type="model"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object>`;
  const part = (resources: string, build: string) =>
    `<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06"><resources>${resources}</resources><build>${build}</build></model>`;
  const parted = (main: string, others: Readonly<Record<string, string>>): Uint8Array => packed3mf(main, others);

  test('objects of a 3MF in several parts, under the same numbers', async () => {
    const components = ['a', 'b'].map(
      (name, at) => `<component p:path="/3D/${name}.model" objectid="1" transform="1 0 0 0 1 0 0 0 1 ${at * 9} 0 0"/>`,
    );
    const main = part(
      `${object(1)}<object id="5" type="model"><components>${components.join('')}</components></object>`,
      '<item objectid="5"/><item objectid="1"/>',
    );
    const others = { '3D/a.model': part(object(1), ''), '3D/b.model': part(object(1), '') };
    expect(trianglesOf(await outcome('3mf', 'stl', parted(main, others)))).toBe(3);
    const items = part('', '<item p:path="/3D/a.model" objectid="1"/>').replace('<resources></resources>', '<resources/>');
    expect(trianglesOf(await outcome('3mf', 'stl', parted(items, others)))).toBe(1);
    expect(await outcome('3mf', 'stl', parted(main, { '3D/a.model': others['3D/a.model'] ?? '', '3D/c.model': '' }))).toBe('corrupt_input');
  });

  test('a glTF with its data written out becomes a GLB with the same content', async () => {
    const data = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
    const gltf = (uri: string, more: object = {}) =>
      JSON.stringify({
        asset: { version: '2.0' },
        buffers: [{ byteLength: 36, uri }],
        bufferViews: [{ buffer: 0, byteLength: 36 }],
        extras: { note: 'größer' },
        ...more,
      });
    const glb_ = Buffer.from(
      await outcome('gltf', 'glb', gltf(`data:application/octet-stream;base64,${data.toString('base64')}`)),
      'latin1',
    );
    const length = glb_.readUInt32LE(12);
    expect(JSON.parse(glb_.toString('utf8', 20, 20 + length))).toMatchObject({ buffers: [{ byteLength: 36 }], extras: { note: 'größer' } });
    expect([glb_.subarray(28 + length).equals(data), glb_.readUInt32LE(8)]).toEqual([true, glb_.length]);
    for (const lie of ['[]', '{', gltf('data:,', { bufferViews: [{ buffer: 7 }] })])
      expect(await outcome('gltf', 'glb', lie)).toBe('corrupt_input');
    expect(await outcome('gltf', 'glb', gltf('data:,', { asset: { version: '1.0' } }))).toBe('unsupported_conversion');
  });
});
