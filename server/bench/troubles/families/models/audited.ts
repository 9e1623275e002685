import { same } from '../../../fidelity/check.ts';
import { isStl, lines } from '../../look/models.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { asciiStl, floats, glb, order, points } from './exchanged-builders.ts';
import { corners } from './meshes.ts';
import { colladaOf } from './passed-on-builders.ts';
import { collada, stlText } from './reported-builders.ts';
import { baseColours, liesAt } from './scene-findings.ts';

const power = (value: string): string =>
  Number(value)
    .toExponential(6)
    .replace(/e([+-])(\d+)$/, (_, sign, digits) => `e${sign}${digits.padStart(3, '0')}`);
const extents = (text: string): readonly (readonly number[])[] => {
  const all = [...text.matchAll(/^v\s+(\S+) (\S+) (\S+)/gm)].map(([, ...three]) => three.map(Number));
  return [0, 1, 2].map((axis) => [
    Math.min(...all.map((one) => one[axis] ?? Number.NaN)),
    Math.max(...all.map((one) => one[axis] ?? Number.NaN)),
  ]);
};

/** A GLB whose mesh hangs below its armature, moved by 3; the bone hangs there too and moves it by 5 and 7. */
const armature = (): Buffer =>
  glb(
    {
      ...{ asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], buffers: [{ byteLength: 152 }] },
      nodes: [
        { name: 'Armature', translation: [5, 0, 0], children: [1, 2] },
        { name: 'Bone', translation: [0, 7, 0] },
        { name: 'Body', mesh: 0, skin: 0, translation: [0, 0, 3] },
      ],
      skins: [{ joints: [1] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, JOINTS_0: 1, WEIGHTS_0: 2 }, indices: 3 }] }],
      bufferViews: [48, 16, 64, 24].map((byteLength, at, all) => ({
        ...{ buffer: 0, byteLength },
        byteOffset: all.slice(0, at).reduce((sum, one) => sum + one, 0),
      })),
      accessors: [
        { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
        { bufferView: 1, componentType: 5121, count: 4, type: 'VEC4' },
        { bufferView: 2, componentType: 5126, count: 4, type: 'VEC4' },
        { bufferView: 3, componentType: 5123, count: 12, type: 'SCALAR' },
      ],
    },
    Buffer.concat([points, Buffer.alloc(16), floats(...corners.flatMap(() => [1, 0, 0, 0])), order]),
  );

/** Parts of CAD programs, and a figure with bones. */
export const auditedModels: readonly Situation[] = [
  of(
    'stl-with-powers-of-three-digits',
    'christopherpoole/CADMesh#2',
    ['part.stl', 'stl', 'obj'],
    () =>
      asciiStl('solid part', 'endsolid part', (text) =>
        text.replace(/(?<=vertex )\S+ \S+ \S+/g, (three) => three.split(' ').map(power).join(' ')),
      ),
    'the pyramid',
    async ({ text }) => {
      const all = await text();
      return [
        same('faces', lines(all, 'f'), 4),
        same('extents', extents(all), [
          [0, 10],
          [0, 10],
          [0, 10],
        ]),
      ];
    },
  ),
  of(
    'stl-whose-name-is-a-sentence',
    'PDLPorters/pdl#504',
    ['apple.stl', 'stl', 'obj'],
    () => stlText("Apple'sFinder and vertex facet can read", (corner) => corner).replace(/endsolid .*/, 'endsolid'),
    'the pyramid',
    async ({ text }) => [same('faces', lines(await text(), 'f'), 4)],
  ),
  of(
    'glb-body-below-its-bones-to-stl',
    'raysan5/raylib#1964',
    ['figure.glb', 'glb', 'obj'],
    armature,
    'the body where its bone puts it, from 5 and from 7',
    async ({ text }) => [
      same('extents', extents(await text()), [
        [5, 15],
        [7, 17],
        [0, 10],
      ]),
    ],
  ),
  of(
    'stl-of-a-scan-to-glb',
    'fougue/mayo#166',
    ['scan.stl', 'stl', 'glb'],
    () => asciiStl('solid', 'endsolid'),
    'the pyramid, upright',
    liesAt('0..0.01 0..0.01 -0.01..0'),
  ),
  of(
    'obj-of-a-mesh-to-stl',
    'gcad3d/gcad3d#51',
    ['mesh.obj', 'obj', 'stl'],
    () => `# mesh\no Abstract\n${corners.map((one) => `v ${one}`).join('\n')}\ns off\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n`,
    'the pyramid',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'dae-of-materials-of-a-sketch-to-glb',
    'FreeCAD/FreeCAD#11277',
    ['link.dae', 'dae', 'glb'],
    () =>
      colladaOf({
        inputs: '<input semantic="VERTEX" source="#v" offset="0"/>',
        numbers: '0 2 1 0 1 3 1 2 3 0 3 2',
        phong: '<diffuse><color>1 0 0 1</color></diffuse>',
      }).replaceAll('phong>', 'lambert>'),
    'its red',
    async ({ path }) => [same('colours', await baseColours(path), ['1 0 0 1'])],
  ),
  of(
    'dae-moved-turned-and-scaled-to-stl',
    'jefftrull/ColladaOgreImporter#1',
    ['cube.dae', 'dae', 'stl'],
    () =>
      collada('<unit meter="0.001" name="millimeter"/><up_axis>Z_UP</up_axis>').replace(
        '<node id="n">',
        '<node id="n"><translate sid="location">100 0 0</translate><rotate sid="rotationZ">0 0 1 90</rotate><rotate sid="rotationY">0 1 0 0</rotate><rotate sid="rotationX">1 0 0 0</rotate><scale sid="scale">2 2 2</scale>',
      ),
    'twice as large, turned by a quarter and moved by 100 along x',
    isStl('4 60..100 0..20 0..60'),
  ),
];
