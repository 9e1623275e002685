import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { modelEngine } from './engine.ts';

longTimeout();

type Accessor = Readonly<Record<string, unknown>>;

/** A GLB of one triangle whose corners are the bytes given, four to a corner. */
const glb = (corners: Buffer, accessor: Accessor, node: object = {}): Buffer => {
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      ...{ extensionsUsed: ['KHR_mesh_quantization'], extensionsRequired: ['KHR_mesh_quantization'] },
      ...{ scene: 0, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0, ...node }] },
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      buffers: [{ byteLength: corners.length }],
      bufferViews: [{ buffer: 0, byteLength: corners.length, byteStride: 4 }],
      accessors: [{ bufferView: 0, count: 3, type: 'VEC3', ...accessor }],
    }),
  );
  const chunk = (type: string, data: Buffer, fill: number): Buffer => {
    const whole = Buffer.concat([Buffer.alloc(8), data, Buffer.alloc((4 - (data.length % 4)) % 4, fill)]);
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
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/3D/3dmodel.model"/></Relationships>',
    ),
    '3D/3dmodel.model': strToU8(
      `<model ${unit} xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object></resources><build><item objectid="1" ${transform}/></build></model>`,
    ),
  });

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

  test('lengths of 3MF and AMF become millimetres', async () => {
    expect(await sideOf('amf', amf('inch'))).toBeCloseTo(25.4, 4);
    expect(await sideOf('amf', amf('meter'))).toBeCloseTo(1000, 2);
    expect(await sideOf('amf', amf('millimeter'))).toBe(1);
    expect(await sideOf('3mf', threeMf('unit="centimeter"', 'transform="2 0 0 0 2 0 0 0 2 5 0 0"'))).toBeCloseTo(70, 3);
    expect(await sideOf('3mf', threeMf('unit="foot"', ''))).toBeCloseTo(304.8, 3);
    expect(await sideOf('3mf', threeMf('', ''))).toBe(1);
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
    expect(await sideOf('glb', glb(triangle, { componentType: 5120, sparse: {} }))).toBe('unsupported_conversion');
    expect(await sideOf('3mf', threeMf('unit="inch"', 'transform="1 0 0"'))).toBe('corrupt_input');
  });
});
