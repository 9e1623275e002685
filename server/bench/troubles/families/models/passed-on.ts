import { finding, near, same } from '../../../fidelity/check.ts';
import { facesOf, isStl, lines, readGlb } from '../../look/models.ts';
import { is3mf, read3mf } from '../../look/printed-models.ts';
import { areaOf, boundsOf, cornerColours, placedCorners, plyColours, volumeOf } from '../../look/scene.ts';
import type { Situation } from '../../situation.ts';
import { objCorners, objFaces, of, single } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';
import { colladaOf, colouredGlb, materialGlb, objZip, skinnedGlb, tallObject, tallStl } from './passed-on-builders.ts';
import { collada, nodesGlb, plyText, x3d } from './reported-builders.ts';

type Result = { readonly path: string; readonly notes: readonly string[] };
const upright = async ({ path }: Result) => [same('bounds', boundsOf(await placedCorners(path), 4), '0..0.01 0..0.03 -0.02..0')];

/** Materials of a GLB as their base colours, with two decimals. */
const baseColours = async (path: string): Promise<readonly string[]> =>
  ((await readGlb(path)).gltf.materials ?? []).map((one) =>
    ((Object(one).pbrMetallicRoughness?.baseColorFactor ?? []) as number[]).map((value) => Number(value.toFixed(2))).join(' '),
  );

const toColour =
  (wanted: string) =>
  async ({ path }: Result) => {
    const found = await baseColours(path);
    return [finding('colour', found.includes(wanted), found)];
  };

const grey = 0.21586; // linear, which is 128 of 255 in sRGB

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
