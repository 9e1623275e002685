import { finding } from '../../fidelity/check.ts';
import { look } from '../../fidelity/look.ts';
import { pdfPages } from '../look/pdf.ts';
import { holds, noted } from '../look/words.ts';
import type { Situation } from '../situation.ts';

const pad = (bytes: Buffer, fill: number): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, fill)]);

/** A GLB of one flat triangle, blue by its material. */
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

/** Situations of this family; further files of the folder `models/` are listed here. */
export const models: readonly Situation[] = [
  {
    ...{ name: 'glb-flat-triangle-to-stl', source: 'assimp/assimp#3944', file: 'flat.glb', from: 'glb', to: 'stl', input: flatGlb },
    expect: 'one triangle',
    check: async ({ path }) => [finding('triangles', (await Bun.file(path).bytes())[80] === 1, String((await Bun.file(path).bytes())[80]))],
  },
  {
    ...{ name: 'glb-flat-triangle-to-3mf', source: 'assimp/assimp#3944', file: 'flat.glb', from: 'glb', to: '3mf', input: flatGlb },
    expect: 'one triangle, and a note that its colour was left out',
    check: async ({ path, notes }) => [
      finding('triangles', (await look('unzip', '-p', path, '3D/*.model')).split('<triangle ').length === 2, 'not one triangle'),
      noted(notes, /colours/),
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
    ...{ name: 'dxf-that-begins-with-a-comment', source: 'FreeCAD/FreeCAD#6520', file: 'part.dxf', from: 'dxf', to: 'pdf' },
    input: () => dxf('999\nFreeCAD v0.19\n'),
    expect: 'a page with the drawing',
    check: async ({ path }) => [finding('pages', (await pdfPages(path)) === 1, 'not one page')],
  },
];
