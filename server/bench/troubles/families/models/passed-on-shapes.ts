import { finding, near, same } from '../../../fidelity/check.ts';
import { facesOf, isStl, lines } from '../../look/models.ts';
import { read3mf } from '../../look/printed-models.ts';
import { areaOf, volumeOf } from '../../look/scene.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { objCorners, objFaces, single } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';
import { colladaOf, colouredGlb, objZip, skinnedGlb, tallObject, tallStl } from './passed-on-builders.ts';
import { plyText, x3d } from './reported-builders.ts';
import { baseColours, grey } from './scene-findings.ts';

type Result = { readonly path: string; readonly notes: readonly string[] };

const toColour =
  (wanted: string) =>
  async ({ path }: Result) => {
    const found = await baseColours(path);
    return [finding('colour', found.includes(wanted), found)];
  };

/** Reports about faces, corners and names that change on the way. */
export const passedOnShapes: readonly Situation[] = [
  of(
    'dae-inputs-that-share-numbers',
    'soopercool101/BrawlCrate#90',
    ['stage.dae', 'dae', 'stl'],
    () =>
      colladaOf({
        inputs:
          '<input semantic="VERTEX" source="#v" offset="0"/><input semantic="NORMAL" source="#n" offset="1"/><input semantic="TEXCOORD" source="#u" offset="2" set="0"/><input semantic="TEXCOORD" source="#u" offset="2" set="1"/>',
        numbers: faces.flatMap((face) => face.flatMap((corner, at) => [corner, at % 2, at])).join(' '),
        phong: '<diffuse><color>1 0 0 1</color></diffuse>',
      }),
    'a metre is 1000 mm: four triangles between 0 and 10,000, standing on z',
    isStl('4 0..10000 -10000..0 0..10000'),
  ),
  of(
    'x3d-clockwise',
    'x3dom/x3dom#655',
    ['pyramid.x3d', 'x3d', 'obj'],
    () =>
      x3d(
        `<Shape><IndexedFaceSet ccw="false" coordIndex="${faces.map(([a, b, c]) => `${a} ${c} ${b} -1`).join(' ')}"><Coordinate point="${corners.join(' ')}"/></IndexedFaceSet></Shape>`,
      ),
    'triangles that face outwards: a volume of 166.7',
    async ({ text }) => {
      const written = await text();
      const points = [...written.matchAll(/^v\s+(\S+) (\S+) (\S+)/gm)].map(([, ...values]) => values.slice(0, 3).map(Number) as never);
      const triangles = [...written.matchAll(/^f\s+(\d+)\S* (\d+)\S* (\d+)/gm)].map(([, ...at]) =>
        at.slice(0, 3).map((one) => points[Number(one) - 1] as never),
      );
      return [near('volume', volumeOf(triangles), 1000 / 6, 0.1)];
    },
  ),
  of(
    'x3d-that-bends-inwards',
    'x3dom/x3dom#653',
    ['wall.x3d', 'x3d', 'obj'],
    () =>
      x3d(
        '<Shape><IndexedFaceSet convex="false" solid="false" coordIndex="0 1 2 3 4 5 6 7 -1"><Coordinate point="0 0 0 10 0 0 10 10 0 8 10 0 8 2 0 2 2 0 2 10 0 0 10 0"/></IndexedFaceSet></Shape>',
      ),
    'an area of 52, as the face has it',
    async ({ text }) => {
      const written = await text();
      const points = [...written.matchAll(/^v\s+(\S+) (\S+) (\S+)/gm)].map(([, ...values]) => values.slice(0, 3).map(Number) as never);
      const triangles = [...written.matchAll(/^f\s+(\d+)\S* (\d+)\S* (\d+)/gm)].map(([, ...at]) =>
        at.slice(0, 3).map((one) => points[Number(one) - 1] as never),
      );
      return [near('area', areaOf(triangles), 52, 0.01)];
    },
  ),
  of(
    'x3d-of-a-fan',
    'x3dom/x3dom#502',
    ['fan.x3d', 'x3d', 'obj'],
    () =>
      x3d(
        '<Shape><IndexedTriangleFanSet index="0 1 2 3 -1"><Coordinate point="0 0 0 10 0 0 10 10 0 0 10 0"/></IndexedTriangleFanSet></Shape>',
      ),
    'two triangles',
    async ({ text }) => [await facesOf(await text(), 2)],
  ),
  of(
    'stl-to-3mf-is-closed',
    'gumyr/build123d#232',
    ['mount.stl', 'stl', '3mf'],
    () => tallStl(),
    'four corners that the triangles share, so that no edge is open',
    async ({ path }) => {
      const { corners: found, triangles } = await read3mf(path);
      return [same('corners', found.length, 4), same('triangles', triangles, 4)];
    },
  ),
  of(
    'ply-colours-to-obj',
    'nschloe/meshio#901',
    ['scan.ply', 'ply', 'obj'],
    () => plyText([['uchar red', 'uchar green', 'uchar blue'], (at) => ['255 0 0', '0 255 0', '0 0 255', '128 128 128'][at] ?? '']),
    'corners with their colours, half grey among them',
    async ({ text }) => [finding('grey', /^v\s+0 0 10 0\.50\d* 0\.50\d* 0\.50\d*\s*$/m.test(await text()), (await text()).slice(0, 500))],
  ),
  of(
    'glb-colours-of-corners-to-obj',
    'mikedh/trimesh#456',
    ['face.glb', 'glb', 'obj'],
    () => colouredGlb(1, 0, 0, 0, 1, 0, 0, 0, 1, grey, grey, grey),
    'corners with their colours as screens show them',
    async ({ text }) => [
      finding('grey', /^v\s+0 0 10 0\.50\d* 0\.50\d* 0\.50\d*\s*$/m.test(await text()), (await text()).slice(0, 500)),
      finding('red', /^v\s+0 0 0 1 0 0\s*$/m.test(await text()), (await text()).slice(0, 500)),
    ],
  ),
  of(
    'glb-moved-by-bones-to-obj',
    'mrdoob/three.js#16931',
    ['dancer.glb', 'glb', 'obj'],
    skinnedGlb,
    'the pyramid where its bone puts it: from 5 to 15',
    async ({ text }) => {
      const xs = [...(await text()).matchAll(/^v\s+(\S+) /gm)].map(([, x]) => Number(x));
      return [same('x', [Math.min(...xs), Math.max(...xs)], [5, 15])];
    },
  ),
  of(
    'obj-with-tabs',
    'cnr-isti-vclab/meshlab#267',
    ['box.obj', 'obj', 'stl'],
    () =>
      `o\t1\n\n${objCorners.replaceAll(' ', '\t').replaceAll('\t10', '\t+10')}\n\nusemtl Default\n${objFaces(String).replaceAll(' ', '\t')}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-whose-materials-have-blanks-in-their-name',
    'tinyobjloader/tinyobjloader#385',
    ['cubes.zip', 'obj', 'glb'],
    () =>
      objZip(`mtllib colored cubes.mtl\n${objCorners}\nusemtl Red\n${objFaces(String)}\n`, 'newmtl Red\nKd 1 0 0\n', 'colored cubes.mtl'),
    'the red of the materials',
    toColour('1 0 0 1'),
  ),
  of(
    'mtl-with-tabs',
    'MeshInspector/MeshLib#6394',
    ['house.zip', 'obj', 'glb'],
    () => objZip(`\tmtllib looks.mtl\n${objCorners}\n\tusemtl Green\n${objFaces(String)}\n`, 'newmtl Green\n\tNs 10\n\tKd 0 1 0\n'),
    'the green of the materials',
    toColour('0 1 0 1'),
  ),
  of(
    'stl-with-more-behind-its-triangles',
    'BlueQuartzSoftware/simplnx#1696',
    ['scan.stl', 'stl', 'obj'],
    () => tallStl('exported', [7, 7, 7, 7], Buffer.from('made by a scanner on a Monday')),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4), same('corner', lines(await text(), 'v') >= 4, true)],
  ),
  of(
    '3mf-of-a-surface',
    'prusa3d/PrusaSlicer#11999',
    ['fan-duct.3mf', '3mf', 'stl'],
    single(tallObject('surface'), '<item objectid="1" transform="1 0 0 0 1 0 0 0 1 5 0 0"/>'),
    'four triangles, moved by 5',
    isStl('4 5..15 0..20 0..30'),
  ),
];
