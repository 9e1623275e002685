import { finding, same } from '../../../fidelity/check.ts';
import { isStl, readGlb } from '../../look/models.ts';
import { is3mf } from '../../look/printed-models.ts';
import { boundsOf, cornerColours, placedCorners, plyColours } from '../../look/scene.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { objCorners, objFaces, single } from './exchanged-builders.ts';
import { faces } from './meshes.ts';
import { colladaOf, colouredGlb, materialGlb, objZip, tallObject, tallStl } from './passed-on-builders.ts';
import { collada, nodesGlb, plyText } from './reported-builders.ts';
import { baseColours, grey } from './scene-findings.ts';

type Result = { readonly path: string; readonly notes: readonly string[] };
const upright = async ({ path }: Result) => [same('bounds', boundsOf(await placedCorners(path), 4), '0..0.01 0..0.03 -0.02..0')];

/** Reports about lengths, axes, colours and transparency that change on the way. */
export const passedOn: readonly Situation[] = [
  of(
    'stl-to-glb-stands-upright',
    'wangerzi/3d-model-convert-to-gltf#11',
    ['test.stl', 'stl', 'glb'],
    () => tallStl(),
    'millimetres as metres, and the height along y: 0.01 wide, 0.03 high, 0.02 deep',
    upright,
  ),
  of(
    '3mf-to-glb-stands-upright',
    'Ultimaker/Cura#1562',
    ['part.3mf', '3mf', 'glb'],
    single(tallObject(), '<item objectid="1"/>'),
    'millimetres as metres, and the height along y: 0.01 wide, 0.03 high, 0.02 deep',
    upright,
  ),
  of(
    'glb-to-stl-stands-upright',
    'mrdoob/three.js#4504',
    ['figure.glb', 'glb', 'stl'],
    () => nodesGlb([{ mesh: 0, scale: [0.001, 0.002, 0.003] }]),
    'metres as millimetres, and the height along z: 10 wide, 30 deep, 20 high',
    isStl('4 0..10 -30..0 0..20'),
  ),
  of(
    'glb-to-3mf-stands-upright',
    'elalish/manifold#1505',
    ['figure.glb', 'glb', '3mf'],
    () => nodesGlb([{ mesh: 0, scale: [0.001, 0.002, 0.003] }]),
    'metres as millimetres, and the height along z: 10 wide, 30 deep, 20 high',
    is3mf('0..10 -30..0 0..20'),
  ),
  of(
    'dae-in-inches-to-stl',
    'tapnair/OctoFusion#3',
    ['lever.dae', 'dae', 'stl'],
    () => collada('<unit meter="0.0254" name="inch"/><up_axis>Z_UP</up_axis>'),
    'slicers read millimetres: 254 wide, 508 deep, 762 high',
    isStl('4 0..254 0..508 0..762'),
  ),
  of(
    'ply-grey-to-glb',
    'KhronosGroup/glTF-Blender-Exporter#206',
    ['scan.ply', 'ply', 'glb'],
    () => plyText([['uchar red', 'uchar green', 'uchar blue'], () => '128 128 128']),
    'glTF has linear colours: half grey is 0.22',
    async ({ path }) => [same('colours', [...new Set(await cornerColours(path))], ['0.22 0.22 0.22'])],
  ),
  of(
    'glb-grey-to-ply',
    'KhronosGroup/glTF-Blender-IO#127',
    ['flamingo.glb', 'glb', 'ply'],
    () => colouredGlb(...Array.from({ length: 12 }, () => grey)),
    'a PLY has colours as screens show them: 128 of 255',
    async ({ path }) => [
      same(
        'colours',
        [
          ...new Set(
            (await plyColours(path)).map((one) =>
              one
                .split(' ')
                .map((value) => Math.round(Number(value) * 255))
                .join(),
            ),
          ),
        ],
        ['128,128,128'],
      ),
    ],
  ),
  of(
    'stl-of-magics-to-glb',
    'mikedh/trimesh#438',
    ['part.stl', 'stl', 'glb'],
    () => tallStl('COLOR=\xff\xff\xff\xff,MATERIAL=', [0x1f, 0x3e0, 0x7c00, 0x7fff]),
    'the colours of the triangles, or a note that they are gone',
    async ({ path, notes }) => {
      const found = new Set(
        [...(await baseColours(path)), ...(await cornerColours(path))].map((one) => one.split(' ').slice(0, 3).join(' ')),
      );
      return [
        finding('colours', ['1 0 0', '0 1 0', '0 0 1'].every((one) => found.has(one)) || notes.some((one) => /colour/i.test(one)), [
          ...found,
        ]),
      ];
    },
  ),
  of(
    'stl-of-colours-to-ply',
    'mrdoob/three.js#5091',
    ['part.stl', 'stl', 'ply'],
    () => tallStl('', [0x8000 + 0x7c00, 0x8000 + 0x3e0, 0x8000 + 0x1f, 0x8000]),
    'the colours of the triangles, or a note that they are gone',
    async ({ path, notes }) => {
      const found = await plyColours(path).catch((): readonly string[] => []);
      return [finding('colours', found.includes('1 0 0') || notes.some((one) => /colour/i.test(one)), found)];
    },
  ),
  of(
    'glb-glass-to-obj',
    'vpenades/SharpGLTF#266',
    ['window.glb', 'glb', 'obj'],
    () => materialGlb({ name: 'Glass', alphaMode: 'BLEND', pbrMetallicRoughness: { baseColorFactor: [0, 1, 1, 0.2] } }),
    'a material of opacity 0.2',
    async ({ paths, text }) => {
      const materials = await text(paths.find((one) => one.endsWith('.mtl')));
      return [
        finding('opacity', /^\s*d 0\.2/m.test(materials), materials),
        finding('colour', /^\s*Kd 0(?:\.0+)? 1(?:\.0+)? 1(?:\.0+)?/m.test(materials), materials),
      ];
    },
  ),
  of(
    'obj-glass-to-glb',
    'kovacsv/Online3DViewer#518',
    ['glass.zip', 'obj', 'glb'],
    () => objZip(`mtllib looks.mtl\n${objCorners}\nusemtl Glass\n${objFaces(String)}\n`, 'newmtl Glass\nKd 0 0 1\nd 0.05\n'),
    'a blue that is nearly clear and blended',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const at = (await baseColours(path)).indexOf('0 0 1 0.05');
      return [finding('colour', at >= 0, await baseColours(path)), same('blended', Object(gltf.materials?.[at]).alphaMode, 'BLEND')];
    },
  ),
  of(
    'dae-glass-to-glb',
    'KhronosGroup/COLLADA2GLTF#262',
    ['window.dae', 'dae', 'glb'],
    () =>
      colladaOf({
        inputs: '<input semantic="VERTEX" source="#v" offset="0"/>',
        numbers: faces.flat().join(' '),
        phong:
          '<diffuse><color>1 0 0 1</color></diffuse><transparent opaque="A_ONE"><color>1 1 1 1</color></transparent><transparency><float>0.4</float></transparency>',
      }),
    'a red of opacity 0.4 that is blended',
    async ({ path }) => {
      const [found = ''] = await baseColours(path);
      return [same('colour', found, '1 0 0 0.4'), same('blended', Object((await readGlb(path)).gltf.materials?.[0]).alphaMode, 'BLEND')];
    },
  ),
];
