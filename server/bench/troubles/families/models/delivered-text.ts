import { finding, same } from '../../../fidelity/check.ts';
import { facesOf, isStl, lines, readGlb } from '../../look/models.ts';
import { read3mf } from '../../look/printed-models.ts';
import { cornerColours } from '../../look/scene.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { listsPly, stlWithoutNormals, stripsPly } from './delivered-builders.ts';
import { asciiPly, asciiStl, single, xyz } from './exchanged-builders.ts';
import { amfObject, amfOf } from './handed-on-builders.ts';
import { corners, faces } from './meshes.ts';
import { stlText, x3d } from './reported-builders.ts';
import { pyramid } from './three-mf.ts';

const coordinates = `<Coordinate point="${corners.join(' ')}"/>`;
const index = faces.map((face) => `${face.join(' ')} -1`).join(' ');

/** Reports about text that programs write in their own way. */
export const deliveredText: readonly Situation[] = [
  of(
    'ply-of-strips',
    'assimp/assimp#6296',
    ['brain.ply', 'ply', 'stl'],
    stripsPly,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'ply-of-long-lists',
    'cnr-isti-vclab/meshlab#1126',
    ['tracks.ply', 'ply', 'stl'],
    listsPly,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'ply-with-counts-of-two-bytes',
    'cnr-isti-vclab/meshlab#290',
    ['scan.ply', 'ply', 'obj'],
    () => asciiPly(xyz('float'), () => '', 'property list ushort uint vertex_indices\n'),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4)],
  ),
  of(
    'stl-with-powers-without-a-point',
    'wolph/numpy-stl#52',
    ['part.stl', 'stl', 'obj'],
    () => stlText('OpenSCAD_Model', (corner) => corner.replaceAll('10', '1e+001').replace(/^0 /, '2.22045e-15 ')),
    'four triangles with corners at 10',
    async ({ text }) => [await facesOf(await text(), 4), finding('corner', /^v\s+10 0 0\s*$/m.test(await text()), await text())],
  ),
  of(
    'stl-with-normals-that-are-no-numbers',
    'helix-toolkit/helix-toolkit#1150',
    ['part.stl', 'stl', 'obj'],
    () => asciiStl('solid ascii', 'endsolid', (text) => text.replace('facet normal 0 0 0', 'facet normal NaN NaN NaN')),
    'four triangles, and no NaN',
    async ({ text }) => [await facesOf(await text(), 4), finding('numbers', !/nan/i.test(await text()), await text())],
  ),
  of(
    'stl-of-bytes-with-normals-that-are-no-numbers',
    'openscad/openscad#1225',
    ['ball.stl', 'stl', 'glb'],
    stlWithoutNormals,
    'normals of length 1, or none',
    async ({ path }) => {
      const { gltf, binary } = await readGlb(path);
      const normal = gltf.meshes[0]?.primitives[0]?.attributes.NORMAL;
      const accessor = gltf.accessors[normal ?? -1];
      const view = gltf.bufferViews[accessor?.bufferView ?? -1] as { byteOffset?: number; byteStride?: number } | undefined;
      const lengths = Array.from({ length: accessor?.count ?? 0 }, (_, row) => {
        const at = (view?.byteOffset ?? 0) + (accessor?.byteOffset ?? 0) + row * (view?.byteStride ?? 12);
        return Math.hypot(binary.readFloatLE(at), binary.readFloatLE(at + 4), binary.readFloatLE(at + 8));
      });
      return [
        finding(
          'lengths',
          lengths.every((length) => Math.abs(length - 1) < 0.01),
          lengths,
        ),
      ];
    },
  ),
  of(
    'stl-of-one-triangle',
    'cnr-isti-vclab/meshlab#168',
    ['face.stl', 'stl', 'ply'],
    () => 'solid face_5_facet_1\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid\n',
    'one triangle',
    async ({ text }) => [finding('faces', (await text()).includes('element face 1'), (await text()).slice(0, 300))],
  ),
  of(
    'obj-smooth-by-groups',
    'tinyobjloader/tinyobjloader#323',
    ['roof.obj', 'obj', 'glb'],
    () => 'v 0 0 0\nv 1 0 -1\nv 0 1 0\nv -1 0 -1\nvt 0.5 0\nvt 1 0\nvt 1 1\nvt 0 0\ns 1\nf 1/1 2/2 3/3\ns 2\nf 1/1 3/3 4/4\n',
    'an edge between both triangles, since they are in two groups: two normals, or none',
    async ({ path }) => {
      const { gltf, binary } = await readGlb(path);
      const found = gltf.meshes
        .flatMap(({ primitives }) => primitives)
        .flatMap(({ attributes }) => {
          const accessor = gltf.accessors[attributes.NORMAL ?? -1];
          const view = gltf.bufferViews[accessor?.bufferView ?? -1] as { byteOffset?: number; byteStride?: number } | undefined;
          return Array.from({ length: accessor?.count ?? 0 }, (_, row) => {
            const at = (view?.byteOffset ?? 0) + (accessor?.byteOffset ?? 0) + row * (view?.byteStride ?? 12);
            return [0, 4, 8].map((by) => binary.readFloatLE(at + by).toFixed(2)).join(' ');
          });
        });
      return [finding('normals', found.length === 0 || new Set(found).size === 2, found)];
    },
  ),
  of(
    '3mf-with-an-object-beside-its-plate',
    '3MFConsortium/spec_core#60',
    ['plate.3mf', '3mf', 'stl'],
    single(`${pyramid(1)}${pyramid(2, 0.1)}`, '<item objectid="1"/>'),
    'the four triangles of the object on the plate alone',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'x3d-colours-of-faces',
    'x3dom/x3dom#941',
    ['contour.x3d', 'x3d', 'glb'],
    () =>
      x3d(
        `<Shape><IndexedFaceSet colorPerVertex="false" coordIndex="${index}">${coordinates}<Color color="1 0 0 0 1 0 0 0 1 1 1 0"/></IndexedFaceSet></Shape>`,
      ),
    'four triangles, each in its own colour',
    async ({ path }) => {
      const found = await cornerColours(path);
      return [same('colours', [...new Set(found)].toSorted(), ['0 0 1', '0 1 0', '1 0 0', '1 1 0'])];
    },
  ),
  of(
    'x3d-normals-of-faces',
    'x3dom/x3dom#597',
    ['faces.x3d', 'x3d', 'obj'],
    () =>
      x3d(
        `<Shape><IndexedFaceSet solid="false" creaseAngle="3.14" normalPerVertex="false" coordIndex="0 1 2 -1 0 1 3 -1"><Coordinate point="0 0 0, 0 1 0, 1 0 0, 0 0 1"/><Normal vector="0 0 -1, -1 0 0"/></IndexedFaceSet></Shape>`,
      ),
    'two triangles, and no normal but the two given ones',
    async ({ text }) => {
      const normals = [...(await text()).matchAll(/^vn\s+(\S+) (\S+) (\S+)/gm)].map(([, ...one]) =>
        one
          .slice(0, 3)
          .map(Number)
          .map((value) => value + 0)
          .join(' '),
      );
      return [
        await facesOf(await text(), 2),
        finding(
          'normals',
          normals.every((one) => ['0 0 -1', '-1 0 0'].includes(one)),
          normals,
        ),
      ];
    },
  ),
  of(
    'x3d-see-through-colours',
    'cnr-isti-vclab/meshlab#887',
    ['field.x3d', 'x3d', 'ply'],
    () =>
      x3d(
        `<Shape><IndexedFaceSet coordIndex="${index}">${coordinates}<ColorRGBA color="1 0 0 1 0 1 0 1 0 0 1 1 1 1 0 0.5"/></IndexedFaceSet></Shape>`,
      ),
    'four triangles whose corners have colours, or a note that they are gone',
    async ({ text, notes }) => [
      finding('faces', (await text()).includes('element face 4'), (await text()).slice(0, 300)),
      (await text()).includes('property uchar red') ? finding('colours', true, '') : noted(notes, /color/i),
    ],
  ),
  of(
    'amf-coloured-by-volume',
    'jscad/OpenJSCAD.org#774',
    ['toy.amf', 'amf', '3mf'],
    () => amfOf(amfObject(1).replace('<volume>', '<volume><color><r>1</r><g>0</g><b>0</b></color>')),
    'four triangles, and their red or a note that it is gone',
    async ({ path, notes }) => {
      const { triangles, text } = await read3mf(path);
      return [same('triangles', triangles, 4), /#FF0000/i.test(text) ? finding('red', true, '') : noted(notes, /color/i)];
    },
  ),
  of(
    'amf-in-inches',
    'prusa3d/PrusaSlicer#7',
    ['spool.amf', 'amf', 'stl'],
    () => amfOf(amfObject(1)).replace('unit="millimeter"', 'unit="inch"'),
    'millimetres: 10 inches are 254',
    isStl('4 0..254 0..254 0..254'),
  ),
  of(
    'obj-whose-groups-share-corners',
    'Twinklebear/tobj#48',
    ['box.obj', 'obj', 'ply'],
    () =>
      'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\ng floor\nusemtl white\nf -6 -5 -4 -3\ng leftWall\nf 1 2 6 5\ng leftWall\nf 1 4 5\n',
    'six corners, and five triangles or the three faces',
    async ({ text }) => {
      const header = (await text()).split('end_header')[0] ?? '';
      return [
        finding('faces', /element face [35]$/m.test(header), header),
        finding('corners', lines(await text(), 'element vertex') === 1, header),
      ];
    },
  ),
];
