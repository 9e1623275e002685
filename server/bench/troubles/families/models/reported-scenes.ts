import { finding, near, same } from '../../../fidelity/check.ts';
import { isStl, lines, readGlb } from '../../look/models.ts';
import { areaOf, boundsOf, hasFourColours, placedCorners, trianglesOf, volumeOf } from '../../look/scene.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { single } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';
import { collada, modeGlb, nodesGlb, splats, x3d, x3dPyramid } from './reported-builders.ts';
import { pyramid } from './three-mf.ts';

type Result = { readonly path: string };
const liesAt =
  (bounds: string) =>
  async ({ path }: Result) => [same('bounds', boundsOf(await placedCorners(path)), bounds)];

const far = ['-2487002.9 -4684683.7 3529639.1', '-2487002.5 -4684683.7 3529639.1', '-2487002.9 -4684683.4 3529639.1'];

/** Reports about scenes of games, printers and surveys. */
export const reportedScenes: readonly Situation[] = [
  of(
    'glb-with-a-mirrored-part',
    'facebookincubator/FBX2glTF#31',
    ['car.glb', 'glb', 'stl'],
    () => nodesGlb([{ children: [1] }, { mesh: 0, scale: [-1, 1, 1] }]),
    'the mirrored pyramid, whose triangles face outwards: a volume of 166.7',
    async ({ path }) => [
      same('bounds', boundsOf((await trianglesOf(path)).flat()), '-10000..0 -10000..0 0..10000'),
      near('volume', volumeOf(await trianglesOf(path)) / 1e9, 1000 / 6, 0.1),
    ],
  ),
  of(
    'glb-of-parts-in-places',
    'secondlife/viewer#4109',
    ['rover.glb', 'glb', 'stl'],
    () =>
      nodesGlb([
        { children: [1, 2], translation: [100, 0, 0] },
        { mesh: 0, scale: [2, 2, 2], children: [3] },
        { mesh: 0, rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2] },
        { mesh: 0, matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 50, 1] },
      ]),
    'three pyramids where their nodes put them, in millimetres and standing on z',
    isStl('12 90000..120000 -120000..0 0..20000'),
  ),
  of(
    'glb-of-a-strip',
    'KhronosGroup/glTF-Blender-IO#553',
    ['road.glb', 'glb', 'stl'],
    () => modeGlb(5, 0, 0, 0, 10, 0, 0, 0, 10, 0, 10, 10, 0, 0, 20, 0),
    'three triangles that all face forwards, which is along -y in an STL: an area of 150 square metres',
    async ({ path }) => {
      const triangles = await trianglesOf(path);
      const forwards = triangles.filter(
        ([a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]]) => (b[0] - a[0]) * (c[2] - a[2]) > (b[2] - a[2]) * (c[0] - a[0]),
      );
      return [near('area', areaOf(triangles) / 1e6, 150, 0.01), same('forwards', forwards.length, 3)];
    },
  ),
  of(
    'glb-without-numbers-of-corners',
    'Siccity/GLTFUtility#41',
    ['shelf.glb', 'glb', 'stl'],
    () => modeGlb(4, ...faces.flatMap((face) => face.flatMap((at) => (corners[at] ?? '').split(' ').map(Number)))),
    'four triangles between 0 and 10,000 millimetres, standing on z',
    isStl('4 0..10000 -10000..0 0..10000'),
  ),
  of(
    'splats-to-obj',
    'graphdeco-inria/gaussian-splatting#1178',
    ['point_cloud.ply', 'ply', 'obj'],
    splats,
    'four points with their colours',
    async ({ text }) => [
      same('points', lines(await text(), 'v'), 4),
      finding('colour', /^v 10 0 0 0 1 0$/m.test(await text()), await text()),
    ],
  ),
  of(
    'splats-to-glb',
    'graphdeco-inria/gaussian-splatting#396',
    ['point_cloud.ply', 'ply', 'glb'],
    splats,
    'four points with their colours, as points',
    async (result) => [
      ...(await hasFourColours(result)),
      ...(await liesAt('0..10 0..10 0..10')(result)),
      same(
        'mode',
        (await readGlb(result.path)).gltf.meshes.flatMap(({ primitives }) => primitives.map((one) => Object(one).mode)),
        [0],
      ),
    ],
  ),
  of(
    'obj-far-from-zero',
    'isl-org/Open3D#5753',
    ['survey.obj', 'obj', 'glb'],
    () => `${far.map((corner) => `v ${corner}`).join('\n')}\nf 1 2 3\n`,
    'sides of 0.3, 0.4 and 0.5',
    async ({ path }) => {
      const points = await placedCorners(path);
      const sides = points.map((point, at) => Math.hypot(...point.map((value, axis) => value - (points[(at + 1) % 3]?.[axis] ?? 0))));
      return [same('sides', sides.map((side) => side.toFixed(3)).toSorted(), ['0.300', '0.400', '0.500'])];
    },
  ),
  of(
    'dae-in-inches',
    'assimp/assimp#3599',
    ['house.dae', 'dae', 'glb'],
    () => collada('<unit meter="0.0254" name="inch"/><up_axis>Y_UP</up_axis>'),
    'metres, in which a GLB measures: 10 inches are 0.254',
    liesAt('0..0.254 0..0.508 0..0.762'),
  ),
  of(
    'dae-that-stands-on-z',
    'SonyWWS/LevelEditor#20',
    ['tower.dae', 'dae', 'glb'],
    () => collada('<unit meter="1" name="meter"/><up_axis>Z_UP</up_axis>'),
    'a GLB measures its height along y: 30 high',
    liesAt('0..10 0..30 -20..0'),
  ),
  of(
    '3mf-of-coloured-materials',
    'Ghostkeeper/Blender3mfFormat#48',
    ['box.3mf', '3mf', 'glb'],
    single(
      `<basematerials id="9"><base name="Red" displaycolor="#FF0000"/></basematerials>${pyramid(1).replace('type="model"', 'type="model" pid="9" pindex="0"')}`,
      '<item objectid="1"/>',
    ),
    'the red material, or a note that the colours are gone',
    async ({ path, notes }) => {
      const materials = JSON.stringify((await readGlb(path)).gltf.materials ?? []);
      return [finding('red', /\[1(?:\.0)?,0(?:\.0)?,0(?:\.0)?/.test(materials) || notes.some((note) => /colour/i.test(note)), materials)];
    },
  ),
  of(
    '3mf-of-colour-groups',
    'openscad/openscad#5848',
    ['box.3mf', '3mf', 'stl'],
    single(
      `<m:colorgroup xmlns:m="http://schemas.microsoft.com/3dmanufacturing/material/2015/02" id="9"><m:color color="#FF0000FF"/></m:colorgroup>${pyramid(1).replace('type="model"', 'type="model" pid="9" pindex="0"')}`,
      '<item objectid="1"/>',
    ),
    'four triangles, and a note that the colours are gone',
    async (result) => [...(await isStl('4 0..10 0..10 0..10')(result)), noted(result.notes, /color/i)],
  ),
  of(
    '3mf-of-triangles-in-two-colours',
    'bambulab/BambuStudio#7775',
    ['dice.3mf', '3mf', 'glb'],
    single(
      `<m:colorgroup xmlns:m="http://schemas.microsoft.com/3dmanufacturing/material/2015/02" id="9"><m:color color="#FF0000FF"/><m:color color="#0000FFFF"/></m:colorgroup>${pyramid(
        1,
      )
        .replace('type="model"', 'type="model" pid="9" pindex="0"')
        .replace('v3="3"/>', 'v3="3" pid="9" p1="1"/>')}`,
      '<item objectid="1"/>',
    ),
    'three red triangles and a blue one',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const shades = (gltf.materials ?? []).map((one) => String(Object(one).pbrMetallicRoughness?.baseColorFactor));
      const counted = gltf.meshes.flatMap(({ primitives }) =>
        primitives.map((one) => `${shades[Object(one).material]} ${(gltf.accessors[Object(one).indices]?.count ?? 0) / 3}`),
      );
      return [same('colours', counted.toSorted(), ['0,0,1,1 1', '1,0,0,1 3'])];
    },
  ),
  of(
    'x3d-with-a-shape-used-twice',
    'cnr-isti-vclab/meshlab#447',
    ['keys.x3d', 'x3d', 'stl'],
    () =>
      x3d(`<Transform><Shape DEF="Key">${x3dPyramid}</Shape></Transform><Transform translation="50 0 0"><Shape USE="Key"/></Transform>`),
    'eight triangles, half of them at 50 metres, in millimetres and standing on z',
    isStl('8 0..60000 -10000..0 0..10000'),
  ),
];
