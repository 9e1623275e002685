import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { modelEngine } from './engine.ts';
import { packed3mf } from './testing.ts';

longTimeout();

const corners = ['0 0 0', '10 0 0', '0 10 0', '0 0 10'];
const faces = ['0 2 1', '0 1 3', '1 2 3', '0 3 2'];

/** Millimetres of an STL in a unit of glTF, COLLADA and X3D. */
const metre = 1000;

/** Volume of a binary STL in cubes of its unit, or of another: negative if its triangles face inwards. */
const volumeOf = (text: string, unit = 1): number => {
  const stl = Buffer.from(text, 'latin1');
  let sum = 0;
  for (let at = 84; at + 50 <= stl.length; at += 50) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = Array.from({ length: 9 }, (_, axis) =>
      stl.readFloatLE(at + 12 + axis * 4),
    );
    sum += (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)) / 6;
  }
  return Math.round((sum / unit ** 3) * 10) / 10;
};
const trianglesOf = (stl: string): number => Buffer.from(stl, 'latin1').readUInt32LE(80);

const ply = (vertex: readonly string[], rows: readonly string[], face = 'property list uchar int vertex_indices', faceRows = faces) =>
  [
    ...['ply', 'format ascii 1.0', `element vertex ${rows.length}`, ...vertex.map((one) => `property ${one}`)],
    ...[`element face ${faceRows.length}`, face, 'end_header', ...rows, ...faceRows.map((row) => `3 ${row}`), ''],
  ].join('\n');
const xyz = ['float x', 'float y', 'float z'];

const pyramid = Buffer.from(new Float32Array(corners.flatMap((corner) => corner.split(' ').map(Number))).buffer);
const order = Buffer.from(new Uint16Array(faces.flatMap((face) => face.split(' ').map(Number))).buffer);
/** A glTF of a pyramid below these nodes, with a primitive in a mode and corners in this order. */
const gltf = (nodes: readonly object[], mode = 4, points = pyramid, indices: Buffer | false = order): string =>
  JSON.stringify({
    ...{ asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes },
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode, ...(indices ? { indices: 1 } : {}) }] }],
    buffers: [points, indices || Buffer.alloc(4)].map((data) => ({
      byteLength: data.length,
      uri: `data:application/octet-stream;base64,${data.toString('base64')}`,
    })),
    bufferViews: [points, indices || Buffer.alloc(4)].map((data, buffer) => ({ buffer, byteLength: data.length })),
    accessors: [
      { bufferView: 0, componentType: 5126, count: points.length / 12, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
      { bufferView: 1, componentType: 5123, count: (indices ? indices.length : 2) / 2, type: 'SCALAR' },
    ],
  });

const x3d = (scene: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><X3D profile="Interchange" version="3.3"><Scene>${scene}</Scene></X3D>`;
const shape = `<Shape><IndexedFaceSet coordIndex="${faces.map((face) => `${face} -1`).join(' ')}"><Coordinate point="${corners.join(' ')}"/></IndexedFaceSet></Shape>`;
const dae = (place: string): string =>
  `<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><up_axis>Y_UP</up_axis></asset><library_geometries><geometry id="g"><mesh><source id="p"><float_array id="pa" count="12">${corners.join(' ')}</float_array><technique_common><accessor source="#pa" count="4" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="4"><input semantic="VERTEX" source="#v" offset="0"/><p>${faces.join(' ')}</p></triangles></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s"><node id="n">${place}<instance_geometry url="#g"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>`;
const threeMf = (transform: string): Uint8Array => {
  const vertices = corners.map((corner) => corner.split(' ')).map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`);
  const triangles = faces.map((face) => face.split(' ')).map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`);
  return packed3mf(
    `<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh></object></resources><build><item objectid="1" transform="${transform}"/></build></model>`,
  );
};

describe.skipIf(lacks('assimp', 'python3'))('models that Assimp misreads', () => {
  let harness: Harness;
  const stepOf = stepFinder(modelEngine);
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const converted = async (
    format: string,
    to: string,
    content: string | Uint8Array,
  ): Promise<{ text: string; notes: readonly string[] }> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.${format}`);
    await Bun.write(path, content);
    return harness.follow(path, [{ engine: modelEngine, step: stepOf(format, to) }]).then(
      async ({ paths: [first = ''], notes }) => ({
        text: Buffer.from(await Bun.file(first).bytes()).toString('latin1'),
        notes,
      }),
      (thrown) => ({ text: String(thrown.code), notes: [] }),
    );
  };
  const outcome = async (format: string, to: string, content: string | Uint8Array): Promise<string> =>
    (await converted(format, to, content)).text;

  test('commas in numbers, and between them', async () => {
    const face = '\nv 0 0 0\nv 0 9 9\nf 1 2 3\n';
    expect(await outcome('obj', 'stl', `v 1,5 2,5 3,5${face}`)).toContain(
      Buffer.from(new Float32Array([1.5, 2.5, 3.5]).buffer).toString('latin1'),
    );
    expect(await outcome('obj', 'stl', `v 1,2,3${face}`)).toContain(Buffer.from(new Float32Array([1, 2, 3]).buffer).toString('latin1'));
    const off = `OFF\n3 1 0\n1,5 0 0\n0 1 0\n0 0 1\n3 0 1 2\n`;
    expect(await outcome('off', 'obj', off)).toMatch(/^v\s+1\.5 0 0/m);
    expect(
      await outcome(
        'ply',
        'obj',
        ply(
          xyz,
          corners.map((corner) => corner.replaceAll('10', '2,5')),
        ),
      ),
    ).toMatch(/^v\s+2\.5 0 0/m);
  });

  test('corners far from the origin are moved there, and only those', async () => {
    const far = ['500000.1 4649776.2 3', '500000.5 4649776.2 3', '500000.1 4649776.9 3'];
    const sides = (text: string) => /^v\s+0\.5\d* 76\.(?:2|1999)\d* 3$/m.test(text);
    const moved = /Add 500000, 4649700 and 0 /;
    const obj = await converted('obj', 'ply', `${far.map((corner) => `v ${corner}`).join('\n')}\nf 1 2 3\n`);
    expect([
      Buffer.from(obj.text, 'latin1').includes(Buffer.from(new Float32Array([0.5, 76.2]).buffer)),
      obj.notes.some((one) => moved.test(one)),
    ]).toEqual([true, true]);
    const off = await converted('off', 'obj', `OFF\n3 1 0\n${far.join('\n')}\n3 0 1 2\n`);
    expect([sides(off.text), off.notes.some((one) => moved.test(one))]).toEqual([true, true]);
    const text = await converted('ply', 'obj', ply(['double x', 'double y', 'double z'], far, undefined, ['0 1 2']));
    expect([sides(text.text), text.notes.some((one) => moved.test(one))]).toEqual([true, true]);
    const stl = `solid a\nfacet normal 0 0 1\nouter loop\n${far.map((corner) => `vertex ${corner}\n`).join('')}endloop\nendfacet\nendsolid a\n`;
    expect(sides((await converted('stl', 'obj', stl)).text)).toBe(true);
    const wide = await converted('obj', 'ply', 'v 0 0 0\nv 500000 0 0\nv 0 500000 0\nf 2 1 3\n');
    expect(wide.notes).toEqual([]);
  });

  test('comments, lines and colours of an OFF', async () => {
    const shape_ = `${corners.join('\n')}\n${faces.map((face) => `3 ${face}`).join('\n')}\n`;
    for (const head of ['OFF 4 4 6', 'OFF # a\n4 4 6 # b', '# c\nOFF\n\n4 4 6', 'OFF\r\n4 4 6'])
      expect(trianglesOf(await outcome('off', 'stl', `${head}\n${shape_}`))).toBe(4);
    expect(await outcome('off', 'stl', `4OFF\n4 4 6\n${shape_}`)).toBe('unsupported_conversion');
    expect(['corrupt_input', 'nothing_to_convert']).toContain(await outcome('off', 'stl', 'OFF # a\n4 4 6\n1 1\n'));
    const coloured = await converted(
      'off',
      'stl',
      `OFF\n4 4 6\n${corners.join('\n')}\n${faces.map((face) => `3 ${face} 255 0 0`).join('\n')}\n`,
    );
    expect(coloured.notes.join()).toContain('only the shapes');
  });

  test('strips, places and splats of a PLY', async () => {
    const strips = `ply\nformat ascii 1.0\nelement vertex 4\n${xyz.map((one) => `property ${one}\n`).join('')}element tristrips 1\nproperty list int int vertex_indices\nend_header\n0 0 0\n10 0 0\n0 10 0\n10 10 0\n8 0 1 2 3 -1 0 1 3\n`;
    expect(trianglesOf(await outcome('ply', 'stl', strips))).toBe(3);
    const list = 'property list uchar int vertex_indices\nproperty list uchar float texcoord';
    const rows = faces.map((face, at) => `${face} 6 ${[1, 2, 3].map((one) => `0.${at}${one} 0.5`).join(' ')}`);
    const placed = await outcome(
      'ply',
      'obj',
      ply(
        [...xyz, 'uchar red', 'uchar green', 'uchar blue'],
        corners.map((corner) => `${corner} 255 0 0`),
        list,
        rows,
      ),
    );
    expect(new Set(placed.match(/^vt\s+\S+/gm)).size).toBe(12);
    expect(
      await outcome(
        'ply',
        'obj',
        ply(
          xyz,
          corners,
          list,
          rows.map((row) => row.slice(0, -3)),
        ),
      ),
    ).toBe('corrupt_input');
    const splat = `ply\nformat ascii 1.0\nelement vertex 1\n${[...xyz, 'float f_dc_0', 'float f_dc_1', 'float f_dc_2'].map((one) => `property ${one}\n`).join('')}end_header\n1 2 3 2 -2 9\n`;
    expect(await outcome('ply', 'obj', splat)).toContain('v 1 2 3 1 0 1\n');
    expect(await outcome('ply', 'glb', splat)).toContain('"COLOR_0"');
  });

  test('colours of a PLY are the bytes that its header says', async () => {
    const coloured = corners.map((corner, at) => `v ${corner} ${['1 0 0', '0 1 0', '0 0 1', '1 1 0'][at]}`).join('\n');
    const made = await outcome('obj', 'ply', `${coloured}\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n`);
    const [head = '', body = ''] = made.split('end_header\n');
    const row = [...(head.split('element face')[0]?.matchAll(/^property (\w+)/gm) ?? [])].reduce(
      (sum, [, kind]) => sum + (kind === 'uchar' ? 1 : 4),
      0,
    );
    expect(body.length).toBe(4 * row + 4 * 13);
    expect(body.slice(row - 3, row)).toBe('\xff\0\0');
  });

  test('mirrored parts face outwards where the target has no nodes', async () => {
    const mirror = [-1, 1, 1];
    const strip = Buffer.from(new Float32Array([0, 0, 0, 10, 0, 0, 0, 10, 0, 10, 10, 0]).buffer);
    expect(volumeOf(await outcome('gltf', 'stl', gltf([{ mesh: 0 }])), metre)).toBe(166.7);
    expect(volumeOf(await outcome('gltf', 'stl', gltf([{ mesh: 0, scale: mirror }])), metre)).toBe(166.7);
    expect(
      volumeOf(
        await outcome(
          'gltf',
          'stl',
          gltf([
            { children: [1], scale: mirror },
            { mesh: 0, scale: mirror },
          ]),
        ),
        metre,
      ),
    ).toBe(166.7);
    expect(
      volumeOf(await outcome('gltf', 'stl', gltf([{ mesh: 0, matrix: [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }])), metre),
    ).toBe(166.7);
    // The same mesh as it is, and mirrored and moved.
    const twice = gltf([
      { mesh: 0, children: [1] },
      { mesh: 0, scale: mirror },
    ]);
    expect(volumeOf(await outcome('gltf', 'stl', twice), metre)).toBe(333.3);
    for (const [mode, count] of [
      [5, 2],
      [6, 2],
    ] as const) {
      const made = Buffer.from(await outcome('gltf', 'stl', gltf([{ mesh: 0, scale: [1, 1, -1] }], mode, strip, false)), 'latin1');
      expect(made.readUInt32LE(80)).toBe(count);
    }
    expect(volumeOf(await outcome('dae', 'stl', dae('<scale>1 -1 1</scale>')), metre)).toBe(166.7);
    expect(volumeOf(await outcome('dae', 'stl', dae('<matrix>-1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1</matrix>')), metre)).toBe(166.7);
    expect(volumeOf(await outcome('x3d', 'stl', x3d(`<Transform scale="1 1 -1">${shape}</Transform>`)), metre)).toBe(166.7);
    expect(volumeOf(await outcome('3mf', 'stl', threeMf('-1 0 0 0 1 0 0 0 1 5 0 0')))).toBe(166.7);
    expect(volumeOf(await outcome('3mf', 'stl', threeMf('1 0 0 0 1 0 0 0 1 5 0 0')))).toBe(166.7);
    expect(await outcome('dae', 'glb', dae('<scale>1 -1 1</scale>'))).toMatch(
      /"matrix":\[1(?:\.0)?,0(?:\.0)?,0(?:\.0)?,0(?:\.0)?,0(?:\.0)?,-1/,
    );
    const lie = gltf([{ mesh: 0, scale: mirror, children: [0, 99] }]);
    expect(['corrupt_input', 'nothing_to_convert']).toContain(await outcome('gltf', 'stl', lie));
  });
});
