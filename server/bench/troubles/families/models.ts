import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { finding } from '../../fidelity/check.ts';
import { look } from '../../fidelity/look.ts';
import { pdfPages } from '../look/pdf.ts';
import { holds, noted } from '../look/words.ts';
import type { Situation } from '../situation.ts';
import { auditedModels } from './models/audited.ts';
import { collected } from './models/collected.ts';
import { collectedScenes } from './models/collected-scenes.ts';
import { delivered } from './models/delivered.ts';
import { deliveredText } from './models/delivered-text.ts';
import { exchanged } from './models/exchanged.ts';
import { exchangedText } from './models/exchanged-text.ts';
import { handedOn } from './models/handed-on.ts';
import { handedOnShapes } from './models/handed-on-shapes.ts';
import { meshes } from './models/meshes.ts';
import { passedOn } from './models/passed-on.ts';
import { passedOnShapes } from './models/passed-on-shapes.ts';
import { reported } from './models/reported.ts';
import { reportedScenes } from './models/reported-scenes.ts';

const pad = (bytes: Buffer, fill: number): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, fill)]);

/** A GLB of one flat triangle with a blue material. */
const flatGlb = (): Buffer => {
  const corners = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
  const json = pad(
    Buffer.from(
      JSON.stringify({
        asset: { version: '2.0' },
        scene: 0,
        scenes: [{ nodes: [0] }],
        nodes: [{ mesh: 0 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
        materials: [{ name: 'Blue', pbrMetallicRoughness: { baseColorFactor: [0, 0, 1, 1] } }],
        buffers: [{ byteLength: corners.length }],
        bufferViews: [{ buffer: 0, byteLength: corners.length }],
        accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
      }),
    ),
    0x20,
  );
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data]);
  };
  const body = Buffer.concat([chunk('JSON', json), chunk('BIN\0', corners)]);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(body.length + 12, 8);
  return Buffer.concat([head, body]);
};

const dxf = (first: string): string =>
  `${first}0\nSECTION\n2\nENTITIES\n0\nLINE\n8\n0\n10\n0.0\n20\n0.0\n11\n100.0\n21\n50.0\n0\nENDSEC\n0\nEOF\n`;

const obj = 'mtllib cube.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nusemtl Red\nf 1 2 3\nf 1 2 4\nf 2 3 4\nf 1 3 4\n';

/** A 3MF of one triangle with a thumbnail, as slicers write it. */
const pictured3mf = (): Uint8Array => {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="http://schemas.${type}" Target="${target}"/>`;
  const vertices = ['0 0 0', '1 0 0', '0 1 0', '0 0 1'].map((corner) => {
    const [x, y, z] = corner.split(' ');
    return `<vertex x="${x}" y="${y}" z="${z}"/>`;
  });
  const triangles = ['0 2 1', '0 1 3', '1 2 3', '0 3 2'].map((face) => {
    const [a, b, c] = face.split(' ');
    return `<triangle v1="${a}" v2="${b}" v3="${c}"/>`;
  });
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/><Default Extension="png" ContentType="image/png"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'openxmlformats.org/package/2006/relationships/metadata/thumbnail', '/Metadata/thumbnail.png')}${relation(2, 'microsoft.com/3dmanufacturing/2013/01/3dmodel', '/3D/3dmodel.model')}</Relationships>`,
    '3D/3dmodel.model': `<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh></object></resources><build><item objectid="1"/></build></model>`,
  };
  const thumbnail = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), deflateSync(Buffer.alloc(64))]);
  return zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    'Metadata/thumbnail.png': new Uint8Array(thumbnail),
  });
};

const gltfAlone = JSON.stringify({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  buffers: [{ uri: 'scene.bin', byteLength: 36 }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
});

export const models: readonly Situation[] = [
  {
    ...{ name: '3mf-with-a-thumbnail', source: 'assimp/assimp#5328', file: 'part.3mf', from: '3mf', to: 'stl', input: pictured3mf },
    expect: 'four triangles',
    check: async ({ path }) => [finding('triangles', (await Bun.file(path).bytes())[80] === 4, String((await Bun.file(path).bytes())[80]))],
  },
  {
    ...{
      name: 'gltf-without-its-bin',
      source: 'KhronosGroup/glTF-Blender-IO#1278',
      file: 'scene.gltf',
      from: 'gltf',
      to: 'stl',
      input: () => gltfAlone,
    },
    expect: 'an answer that names scene.bin, and does not call the file damaged',
    refused: ['conversion_failed'],
  },
  {
    ...{ name: 'glb-flat-triangle-to-stl', source: 'assimp/assimp#3944', file: 'flat.glb', from: 'glb', to: 'stl', input: flatGlb },
    expect: 'one triangle',
    check: async ({ path }) => [finding('triangles', (await Bun.file(path).bytes())[80] === 1, String((await Bun.file(path).bytes())[80]))],
  },
  {
    ...{ name: 'glb-flat-triangle-to-3mf', source: 'assimp/assimp#3944', file: 'flat.glb', from: 'glb', to: '3mf', input: flatGlb },
    expect: 'one triangle in its blue',
    check: async ({ path }) => [
      finding('triangles', (await look('unzip', '-p', path, '3D/*.model')).split('<triangle ').length === 2, 'not one triangle'),
      finding('blue', (await look('unzip', '-p', path, '3D/*.model')).includes('#0000FFFF'), 'not blue'),
    ],
  },
  {
    ...{ name: 'glb-colours-to-obj', source: 'zeux/meshoptimizer#590', file: 'flat.glb', from: 'glb', to: 'obj', input: flatGlb },
    expect: 'an OBJ and the list of its materials with the blue one',
    check: async ({ paths, text }) => [
      finding('two files', paths.length === 2, paths.length),
      holds('blue', await text(paths.find((path) => path.endsWith('.mtl'))), 'Kd 0 0 1'),
    ],
  },
  {
    ...{
      name: 'obj-whose-materials-are-missing',
      source: 'CesiumGS/obj2gltf#279',
      file: 'cube.obj',
      from: 'obj',
      to: 'glb',
      input: () => obj,
    },
    expect: 'the shapes, and a note that cube.mtl is missing',
    check: async ({ path, notes }) => [
      finding('glb', (await Bun.file(path).text()).startsWith('glTF'), 'not a GLB'),
      noted(notes, /cube\.mtl/),
    ],
  },
  {
    ...{ name: 'dxf-that-begins-with-a-comment', source: 'OpenOrienteering/mapper#1044', file: 'part.dxf', from: 'dxf', to: 'pdf' },
    input: () => dxf('999\nFreeCAD v0.19\n'),
    expect: 'a page with the drawing',
    check: async ({ path }) => [finding('pages', (await pdfPages(path)) === 1, 'not one page')],
  },
  ...meshes,
  ...exchanged,
  ...exchangedText,
  ...reported,
  ...reportedScenes,
  ...passedOn,
  ...passedOnShapes,
  ...handedOn,
  ...handedOnShapes,
  ...delivered,
  ...deliveredText,
  ...collected,
  ...collectedScenes,
  ...auditedModels,
];
