import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Step } from '../../contract/engine.ts';
import { chosenSteps, stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { modelEngine } from './engine.ts';

longTimeout();

/** A pyramid of four vertices and four faces, whose longest edge is 30. */
const points = [
  [0, 0, 0],
  [30, 0, 0],
  [0, 20, 0],
  [0, 0, 10],
] as const;
const faces = [
  [0, 2, 1],
  [0, 1, 3],
  [0, 3, 2],
  [1, 2, 3],
] as const;
const lines = (rows: readonly (readonly number[])[], before = ''): string => rows.map((row) => before + row.join(' ')).join('\n');

const gltf = (): string => {
  const data = Buffer.concat([Buffer.from(new Float32Array(points.flat()).buffer), Buffer.from(new Uint16Array(faces.flat()).buffer)]);
  return JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    buffers: [{ byteLength: data.length, uri: `data:application/octet-stream;base64,${data.toString('base64')}` }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 48 },
      { buffer: 0, byteOffset: 48, byteLength: 24 },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [30, 20, 10] },
      { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
    ],
  });
};

/** Models written by hand from the format descriptions; the engine makes the others from these. */
const samples: Readonly<Record<string, () => string>> = {
  obj: () =>
    `${lines(points, 'v ')}\n${lines(
      faces.map((face) => face.map((at) => at + 1)),
      'f ',
    )}\n`,
  off: () => `OFF\n4 4 6\n${lines(points)}\n${lines(faces, '3 ')}\n`,
  ply: () =>
    `ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nelement face 4\nproperty list uchar int vertex_indices\nend_header\n${lines(points)}\n${lines(faces, '3 ')}\n`,
  stl: () =>
    `solid a\n${faces
      .map(
        (face) =>
          `facet normal 0 0 0\nouter loop\n${lines(
            face.map((at) => points[at] ?? []),
            'vertex ',
          )}\nendloop\nendfacet`,
      )
      .join('\n')}\nendsolid a\n`,
  gltf,
  x3d: () =>
    `<?xml version="1.0" encoding="UTF-8"?><X3D profile="Interchange" version="3.3"><Scene><Shape><IndexedFaceSet coordIndex="${faces.map((face) => `${face.join(' ')} -1`).join(' ')}"><Coordinate point="${points.map((point) => point.join(' ')).join(' ')}"/></IndexedFaceSet></Shape></Scene></X3D>`,
  amf: () =>
    `<?xml version="1.0"?><amf unit="millimeter"><object id="0"><mesh><vertices>${points.map(([x, y, z]) => `<vertex><coordinates><x>${x}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`).join('')}</vertices><volume>${faces.map(([a, b, c]) => `<triangle><v1>${a}</v1><v2>${b}</v2><v3>${c}</v3></triangle>`).join('')}</volume></mesh></object></amf>`,
};

const numbers = (text: string): readonly number[] =>
  [...text.matchAll(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/gi)].map(([number]) => Number(number));
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Number of triangles in a result, by readers other than Assimp's, each failing on files that violate the format. */
const triangles: Readonly<Record<string, (path: string) => Promise<number>>> = {
  stl: async (path) => Number(/Number of facets\s+:\s+(\d+)/.exec(await tell('admesh', path))?.[1]),
  obj: async (path) => count(await Bun.file(path).text(), /^f /gm),
  ply: async (path) => Number(/element face (\d+)/.exec(await Bun.file(path).text())?.[1]),
  glb: async (path) => {
    const file = Buffer.from(await Bun.file(path).bytes());
    expect([file.toString('latin1', 0, 4), file.readUInt32LE(4), file.readUInt32LE(8)]).toEqual(['glTF', 2, file.length]);
    const { meshes, accessors } = JSON.parse(file.toString('utf8', 20, 20 + file.readUInt32LE(12)));
    expect(Math.max(...accessors.flatMap(({ max }: { max?: number[] }) => max ?? []))).toBeGreaterThanOrEqual(29);
    return meshes
      .flatMap(({ primitives }: { primitives: { indices: number }[] }) => primitives)
      .reduce((sum: number, { indices }: { indices: number }) => sum + accessors[indices].count / 3, 0);
  },
  dae: async (path) =>
    numbers(
      await tell('xmllint', '--nonet', '--xpath', "string(//*[local-name()='polylist' or local-name()='triangles']/@count)", path),
    )[0] ?? 0,
  '3mf': async (path) => {
    const model = await tell('unzip', '-p', path, '3D/*.model');
    expect(await tell('unzip', '-Z1', path)).toContain('[Content_Types].xml');
    return count(model, /<triangle /g);
  },
  x3d: async (path) => count(await tell('xmllint', '--nonet', '--xpath', 'string(//@coordIndex)', path), /-1/g),
  '3ds': async (path) => {
    const file = Buffer.from(await Bun.file(path).bytes());
    expect([file.readUInt16LE(0), file.readUInt32LE(2)]).toEqual([0x4d4d, file.length]);
    const at = file.indexOf(Buffer.from([0x20, 0x41, 0x4a, 0, 0, 0]));
    return file.readUInt16LE(at + 6);
  },
  // The points are followed by the number of faces and, one per line, their corner count and corners.
  x: async (path) =>
    count((await Bun.file(path).text()).split(/^ +Mesh \w+ \{/m)[1]?.split('MeshNormals')[0] ?? '', /^\s*3;\d+,\d+,\d+;/gm),
};

describe.skipIf(lacks('assimp', 'admesh', 'xmllint', 'unzip'))('models', () => {
  let harness: Harness;
  const stepOf = stepFinder(modelEngine);
  const follow = async (path: string, step: Step): Promise<string> =>
    (await harness.follow(path, [{ engine: modelEngine, step }])).paths[0] ?? '';
  const input = async (format: string): Promise<string> => {
    const path = join(harness.dir, `pyramid.${format}`);
    const sample = samples[format];
    if (!sample) return follow(await input('obj'), stepOf('obj', format));
    await Bun.write(path, sample());
    return path;
  };

  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  for (const step of chosenSteps(modelEngine.steps))
    test(`step ${step.from} to ${step.to} has its four faces`, async () => {
      const output = await follow(await input(step.from), step);
      expect(await triangles[step.to]?.(output)).toBe(4);
    });

  test('what is no model, or points at files beside it, is refused', async () => {
    for (const [format, text] of [
      ['obj', 'just words\n'],
      [
        'gltf',
        '{"asset":{"version":"2.0"},"buffers":[{"byteLength":9,"uri":"../../etc/passwd"}],"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}]}',
      ],
      ['ply', 'ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n'],
      ['off', 'OFF\n4000000000 4000000000 0\n0 0 0\n'],
      ['dae', '<COLLADA>'],
    ] as const) {
      const path = join(harness.dir, `no.${format}`);
      await Bun.write(path, text);
      const code = await follow(path, stepOf(format, 'stl')).then(
        () => 'done',
        (thrown) => thrown.code,
      );
      expect([format, ['corrupt_input', 'resource_limit', 'conversion_failed'].includes(code) ? 'refused' : code]).toEqual([
        format,
        'refused',
      ]);
    }
  });
});
