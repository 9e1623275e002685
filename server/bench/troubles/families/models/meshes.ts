import { strToU8, zipSync } from 'fflate';
import { finding } from '../../../fidelity/check.ts';
import { hasColours, isStl } from '../../look/models.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

/** A pyramid of four triangles, as numbers of corners. */
export const corners = ['0 0 0', '10 0 0', '0 10 0', '0 0 10'];
export const faces = [
  [0, 2, 1],
  [0, 1, 3],
  [1, 2, 3],
  [0, 3, 2],
] as const;

/** A binary STL with any header. */
const stl = (header: string): Buffer => {
  const head = Buffer.alloc(84, ' ');
  head.write(header, 'latin1');
  head.writeUInt32LE(faces.length, 80);
  const triangles = faces.map((face) => {
    const triangle = Buffer.alloc(50);
    for (const [at, corner] of face.entries())
      for (const [axis, value] of (corners[corner] ?? '').split(' ').entries())
        triangle.writeFloatLE(Number(value), 12 + at * 12 + axis * 4);
    return triangle;
  });
  return Buffer.concat([head, ...triangles]);
};

const inches = (transform: string): Uint8Array => {
  const vertices = corners.map((corner) => {
    const [x, y, z] = corner.split(' ').map((value) => Number(value) / 10);
    return `<vertex x="${x}" y="${y}" z="${z}"/>`;
  });
  const triangles = faces.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`);
  const model = `<model unit="inch" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh></object></resources><build><item objectid="1"${transform}/></build></model>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/3D/3dmodel.model"/></Relationships>',
    ),
    '3D/3dmodel.model': strToU8(model),
  });
};

const colours = ['1 0 0', '0 1 0', '0 0 1', '1 1 0'];
const colouredObj = (): string =>
  [
    ...corners.map((corner, index) => `v ${corner} ${colours[index]}`),
    ...faces.map((face) => `f ${face.map((corner) => corner + 1).join(' ')}`),
  ].join('\n');

const colouredPly = (): string =>
  `ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nelement face 4\nproperty list uchar int vertex_indices\nend_header\n${corners
    .map((corner, index) => `${corner} ${(colours[index] ?? '').replaceAll('1', '255')}`)
    .join('\n')}\n${faces.map((face) => `3 ${face.join(' ')}`).join('\n')}\n`;

const shorts = Buffer.from(new Int16Array(corners.flatMap((corner) => [...corner.split(' ').map(Number), 0])).buffer);
const order = Buffer.from(new Uint16Array(faces.flat()).buffer);

type Change = { readonly extension: string; readonly buffers: readonly object[]; readonly bufferViews: readonly object[] };

/** The pyramid at half its size, packed by an extension. */
const packed = ({ extension, buffers, bufferViews }: Change, componentType: number): string =>
  JSON.stringify({
    asset: { version: '2.0' },
    ...{ extensionsUsed: [extension], extensionsRequired: [extension], buffers, bufferViews },
    ...{ scene: 0, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0, scale: [0.5, 0.5, 0.5] }] },
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
      { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
    ],
  });

const whole = { byteLength: 56, uri: `data:application/octet-stream;base64,${Buffer.concat([shorts, order]).toString('base64')}` };
const quantized = packed(
  {
    extension: 'KHR_mesh_quantization',
    buffers: [whole],
    bufferViews: [
      { buffer: 0, byteLength: 32, byteStride: 8 },
      { buffer: 0, byteOffset: 32, byteLength: 24 },
    ],
  },
  5122,
);
const meshopt = (byteOffset: number, byteLength: number, byteStride: number, count: number, mode: string) => ({
  EXT_meshopt_compression: { buffer: 0, byteOffset, byteLength, byteStride, count, mode },
});
const squeezed = packed(
  {
    extension: 'EXT_meshopt_compression',
    buffers: [whole, { byteLength: 72, extensions: { EXT_meshopt_compression: { fallback: true } } }],
    bufferViews: [
      { buffer: 1, byteLength: 48, byteStride: 12, extensions: meshopt(0, 32, 12, 4, 'ATTRIBUTES') },
      { buffer: 1, byteOffset: 48, byteLength: 24, extensions: meshopt(32, 24, 2, 12, 'TRIANGLES') },
    ],
  },
  5126,
);

/** Meshes as CAD programs, scanners and slicers write them. */
export const meshes: readonly Situation[] = [
  {
    ...{ name: 'stl-of-bytes-that-begins-with-solid', source: 'sreiter/stl_reader#3', file: 'part.stl', from: 'stl', to: 'obj' },
    input: () => stl('solid base'),
    expect: 'four triangles',
    check: async ({ text }) => [finding('faces', ((await text()).match(/^f /gm) ?? []).length === 4, (await text()).slice(0, 200))],
  },
  {
    ...{ name: 'obj-counted-from-the-end', source: 'Ultimaker/Cura#8327', file: 'part.obj', from: 'obj', to: 'stl' },
    input: () =>
      `${corners.map((corner) => `v ${corner}`).join('\n')}\n${faces.map((face) => `f ${face.map((corner) => corner - 4).join(' ')}`).join('\n')}\n`,
    expect: 'four triangles between 0 and 10',
    check: isStl('4 0..10 0..10 0..10'),
  },
  {
    ...{
      name: 'obj-coloured-corners-to-glb',
      source: 'CesiumGS/obj2gltf#102',
      file: 'scan.obj',
      from: 'obj',
      to: 'glb',
      input: colouredObj,
    },
    expect: 'a colour for each corner',
    check: hasColours,
  },
  {
    ...{
      name: 'obj-coloured-corners-to-ply',
      source: 'cnr-isti-vclab/nexus#58',
      file: 'scan.obj',
      from: 'obj',
      to: 'ply',
      input: colouredObj,
    },
    expect: 'a colour for each corner',
    check: async ({ path }) => [holds('header', (await Bun.file(path).text()).slice(0, 600), 'red')],
  },
  {
    ...{ name: 'ply-coloured-corners-to-glb', source: 'assimp/assimp#3771', file: 'scan.ply', from: 'ply', to: 'glb', input: colouredPly },
    expect: 'a colour for each corner',
    check: hasColours,
  },
  {
    ...{
      name: '3mf-in-inches-to-stl',
      source: 'prusa3d/PrusaSlicer#15842',
      file: 'puck.3mf',
      from: '3mf',
      to: 'stl',
      input: () => inches(''),
    },
    expect: 'one inch is 25.4 mm',
    check: isStl('4 0..25.4 0..25.4 0..25.4'),
  },
  {
    ...{ name: '3mf-in-inches-moved', source: 'prusa3d/PrusaSlicer#15545', file: 'box.3mf', from: '3mf', to: 'stl' },
    input: () => inches(' transform="1 0 0 0 1 0 0 0 1 2 0 0"'),
    expect: 'moved by two inches, 50.8 mm',
    check: isStl('4 50.8..76.2 0..25.4 0..25.4'),
  },
  {
    ...{ name: 'gltf-of-quantized-numbers', source: 'assimp/assimp#6765', file: 'chair.gltf', from: 'gltf', to: 'stl' },
    input: () => quantized,
    expect: 'four triangles between 0 and 5 metres, in millimetres and standing on z',
    check: isStl('4 0..5000 -5000..0 0..5000'),
  },
  {
    ...{ name: 'gltf-packed-with-meshopt', source: 'rerun-io/rerun#6365', file: 'city.gltf', from: 'gltf', to: 'stl' },
    input: () => squeezed,
    expect: 'an answer that this compression is not read here, and does not call the file damaged',
    refused: ['unsupported_conversion', 'conversion_failed'],
  },
];
