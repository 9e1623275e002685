import { finding, near, same } from '../../../fidelity/check.ts';
import { isStl, lines, readGlb } from '../../look/models.ts';
import { boundsOf, cornerColours, placedCorners, volumeOf } from '../../look/scene.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { objCorners, objFaces, of, single } from './exchanged-builders.ts';
import { amfObject, amfOf, picturedZip, secondPlacesGlb, twoMaterialsGlb, twoObjects } from './handed-on-builders.ts';
import { corners, faces } from './meshes.ts';
import { objZip, tallStl } from './passed-on-builders.ts';
import { collada, nodesGlb, plyText, x3d } from './reported-builders.ts';
import { placed, pyramid } from './three-mf.ts';

type Result = { readonly path: string };
const liesAt =
  (bounds: string) =>
  async ({ path }: Result) => [same('bounds', boundsOf(await placedCorners(path)), bounds)];
const placedObj = objCorners.concat('\nvt 0 0.25\nvt 1 0.25\nvt 0 1\nvt 1 1');
const offFaces = faces.map((face) => `3 ${face.join(' ')}`).join('\n');
const pictureCount = async (path: string): Promise<number> =>
  ((await readGlb(path)).gltf.images ?? []).filter(({ bufferView }) => bufferView !== undefined).length;

/** Reports about parts, names, materials and pictures on their way between programs. */
export const handedOn: readonly Situation[] = [
  of(
    'amf-of-a-constellation',
    'prusa3d/PrusaSlicer#1998',
    ['cube.amf', 'amf', 'stl'],
    () => amfOf(`${amfObject(1)}<constellation id="0"><instance objectid="1"/></constellation>`),
    'four triangles, once',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'amf-of-two-bodies',
    'prusa3d/PrusaSlicer#7792',
    ['bodies.amf', 'amf', 'stl'],
    () => amfOf(`${amfObject(1)}${amfObject(2, 30)}`),
    'both bodies in their places',
    isStl('8 0..40 0..10 0..10'),
  ),
  of(
    'amf-of-two-volumes',
    'bambulab/BambuStudio#1919',
    ['plate.amf', 'amf', 'stl'],
    () => amfOf(amfObject(1, 0, [faces.slice(0, 2), faces.slice(2)])),
    'four triangles',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'off-with-its-counts-in-the-first-line',
    'MeshInspector/MeshLib#3552',
    ['shape.off', 'off', 'stl'],
    () => `OFF 4 4 6\n${corners.join('\n')}\n${offFaces}\n`,
    'four triangles',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'off-with-comments-behind-blanks',
    'CGAL/cgal#516',
    ['shape.off', 'off', 'obj'],
    () => `OFF\n   # a comment\n4 4 0 # counts\n\n${corners.join(' # corner\n')}\n${offFaces}\n`,
    'four triangles between 0 and 10',
    async ({ text }) => [same('faces', lines(await text(), 'f'), 4), same('corners', lines(await text(), 'v'), 4)],
  ),
  of(
    'obj-of-two-objects-to-glb',
    'mikedh/trimesh#580',
    ['box.obj', 'obj', 'glb'],
    () => `o Lid\n${twoObjects('', 'o Bottom')}\n`,
    'two meshes under their names',
    async ({ path }) => {
      const names = ((await readGlb(path)).gltf as unknown as { nodes: { name?: string; mesh?: number }[] }).nodes
        .filter(({ mesh }) => mesh !== undefined)
        .map(({ name }) => name);
      return [same('names', names.toSorted(), ['Bottom', 'Lid'])];
    },
  ),
  of(
    'obj-of-two-objects-in-one-material',
    'mikedh/trimesh#613',
    ['pair.zip', 'obj', 'glb'],
    () => objZip(`mtllib looks.mtl\n${twoObjects('usemtl Steel', 'o Other\nusemtl Steel')}\n`, 'newmtl Steel\nKd 1 0 0\n'),
    'one material of that name for both',
    async ({ path }) => [
      same('materials', ((await readGlb(path)).gltf.materials ?? []).filter((one) => Object(one).name === 'Steel').length, 1),
    ],
  ),
  of(
    'glb-of-two-materials-to-obj',
    'mikedh/trimesh#1499',
    ['kitchen.glb', 'glb', 'obj'],
    twoMaterialsGlb,
    'both materials with their colours, each used',
    async ({ paths, text }) => {
      const materials = await text(paths.find((one) => one.endsWith('.mtl')));
      const obj = await text(paths.find((one) => one.endsWith('.obj')));
      return [
        holds('red', materials, 'Kd 1 0 0'),
        holds('blue', materials, 'Kd 0 0 1'),
        same('used', lines(obj, 'usemtl'), 2),
        finding('names', obj.includes('Table') && obj.includes('Lamp'), obj.slice(0, 300)),
      ];
    },
  ),
  {
    ...of(
      'mtl-with-scaled-pictures',
      'zeux/meshoptimizer#1017',
      ['cube.zip', 'obj', 'glb'],
      () =>
        picturedZip(
          `mtllib part.mtl\n${placedObj}\nusemtl A\n${objFaces((at) => `${at}/${at}`)}\n`,
          'newmtl A\nmap_Kd -s 2.0 3.0 1.0 dot.png\n',
          'dot.png',
        ),
      'the picture, and places on it twice and three times as far',
      async ({ path }) => {
        const { gltf } = await readGlb(path);
        const shift = Object(
          Object(Object(gltf.materials?.find((one) => Object(one).name === 'A')).pbrMetallicRoughness).baseColorTexture,
        ).extensions;
        return [same('pictures', await pictureCount(path), 1), same('scale', Object(shift).KHR_texture_transform?.scale, [2, 3])];
      },
    ),
    stillWrong: 'Assimp drops the options of a picture in an MTL; they would have to be carried past it to the material of that name.',
  },
  of(
    'obj-places-without-a-material',
    'CesiumGS/obj2gltf#36',
    ['body.obj', 'obj', 'glb'],
    () => `${placedObj}\n${objFaces((at) => `${at}/${at}`)}\n`,
    'the places on a picture, for a picture to come',
    async ({ path }) => [holds('places', JSON.stringify((await readGlb(path)).gltf.meshes), 'TEXCOORD_0')],
  ),
  of(
    'dae-in-centimetres',
    'KhronosGroup/COLLADA2GLTF#118',
    ['test.dae', 'dae', 'glb'],
    () => collada('<unit name="centimeter" meter="0.01"/><up_axis>Y_UP</up_axis>'),
    'metres: 0.1 wide',
    liesAt('0..0.1 0..0.2 0..0.3'),
  ),
  of(
    'dae-in-kilometres',
    'Robert-N7/abmatt#35',
    ['course.dae', 'dae', 'glb'],
    () => collada('<unit name="kilometer" meter="1000"/><up_axis>Z_UP</up_axis>'),
    'metres: 10,000 wide, 30,000 high',
    liesAt('0..10000 0..30000 -20000..0'),
  ),
  of(
    'glb-picture-by-second-places-to-obj',
    'facebookincubator/FBX2glTF#169',
    ['lightmap.glb', 'glb', 'obj'],
    secondPlacesGlb,
    'the second places, counted from the bottom',
    async ({ paths, text }) => {
      const obj = await text(paths.find((one) => one.endsWith('.obj')));
      return [finding('places', /^vt\s+0\.5 0\.25/m.test(obj) && /^vt\s+0\.25 0\.5/m.test(obj), obj.slice(0, 500))];
    },
  ),
  of(
    'obj-with-colours-on-one-of-two',
    'mrdoob/three.js#19254',
    ['mesh.obj', 'obj', 'glb'],
    () => `o Plain\n${twoObjects('', 'o Red', ['', ' 1 0 0'])}\n`,
    'red corners of the one, and no other colour but white',
    async ({ path }) => {
      const colours = new Set(await cornerColours(path));
      colours.delete('1 1 1');
      return [same('colours', [...colours], ['1 0 0'])];
    },
  ),
  of(
    'obj-to-glb-that-is-aligned',
    'assimp/assimp#1712',
    ['part.obj', 'obj', 'glb'],
    () => `${placedObj}\nvn 0 0 1\n${objFaces((at) => `${at}/${at}/1`)}\n`,
    'places of data at multiples of four, and bounds of the corners',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const position = Object(gltf.accessors[gltf.meshes[0]?.primitives[0]?.attributes.POSITION ?? -1]);
      return [
        finding(
          'aligned',
          gltf.bufferViews.every(({ byteOffset = 0 }) => byteOffset % 4 === 0),
          gltf.bufferViews,
        ),
        same(
          'bounds',
          [position.min, position.max],
          [
            [0, 0, 0],
            [10, 10, 10],
          ],
        ),
      ];
    },
  ),
  of(
    'glb-to-dae-stands-upright',
    'jmimu/FITD#8',
    ['room.glb', 'glb', 'dae'],
    () => nodesGlb([{ mesh: 0 }]),
    'metres and y, as the GLB has them',
    async ({ text }) => [
      holds('axis', await text(), '<up_axis>Y_UP</up_axis>'),
      finding('unit', /<unit[^>]*meter="1(?:\.0+)?"/.test(await text()), (await text()).slice(0, 600)),
    ],
  ),
  of(
    'x3d-of-a-face-with-many-corners',
    'x3dom/x3dom#641',
    ['floor.x3d', 'x3d', 'glb'],
    () =>
      x3d(
        `<Shape><Appearance><Material diffuseColor="0 1 0"/></Appearance><IndexedFaceSet coordIndex="${Array.from({ length: 19 }, (_, at) => at).join(' ')} -1"><Coordinate point="${Array.from({ length: 19 }, (_, at) => `${Math.cos((at / 19) * 2 * Math.PI)} 0 ${-Math.sin((at / 19) * 2 * Math.PI)}`).join(' ')}"/></IndexedFaceSet></Shape>`,
      ),
    '17 triangles in green',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const count = gltf.meshes
        .flatMap(({ primitives }) => primitives)
        .reduce((sum, one) => sum + (gltf.accessors[Object(one).indices]?.count ?? 0) / 3, 0);
      return [
        same('triangles', count, 17),
        finding('green', /"baseColorFactor":\[0(?:\.0)?,1(?:\.0)?,0/.test(JSON.stringify(gltf.materials)), gltf.materials),
      ];
    },
  ),
  of(
    'x3d-places-without-their-own-numbers',
    'dgud/wings#543',
    ['sign.x3d', 'x3d', 'obj'],
    () =>
      x3d(
        `<Shape><IndexedFaceSet coordIndex="0 1 2 -1 0 2 3 -1"><Coordinate point="0 0 0 10 0 0 10 10 0 0 10 0"/><TextureCoordinate point="0 0 1 0 1 0.5 0 0.5"/></IndexedFaceSet></Shape>`,
      ),
    'four places on the picture',
    async ({ text }) => [same('places', new Set((await text()).match(/^vt\s+\S+ \S+/gm)).size, 4)],
  ),
  of(
    'ply-points-with-a-reserved-byte',
    '3DBear/PlyImporter#10',
    ['cloud.ply', 'ply', 'obj'],
    () =>
      `ply\nformat ascii 1.0\ncomment Generated by a scanner\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nproperty uchar reserved\nend_header\n${corners.map((corner) => `${corner} 255 0 0 9`).join('\n')}\n`,
    'four red points',
    async ({ text }) => [
      same('points', lines(await text(), 'v'), 4),
      finding('red', /^v\s+10 0 0 1 0 0\s*$/m.test(await text()), await text()),
    ],
  ),
  of(
    'ply-colours-are-not-dimmed',
    'facebookresearch/habitat-sim#1142',
    ['room.ply', 'ply', 'glb'],
    () => plyText([['uchar red', 'uchar green', 'uchar blue'], () => '255 255 255']),
    'corners in white in a material that does not dim them',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const factors = (gltf.materials ?? []).map((one) => Object(one).pbrMetallicRoughness?.baseColorFactor ?? [1, 1, 1, 1]);
      return [
        same('corners', [...new Set(await cornerColours(path))], ['1 1 1']),
        same('factors', [...new Set(factors.map(String))], factors.length > 0 ? ['1,1,1,1'] : []),
      ];
    },
  ),
  of(
    'ply-of-three-colours-with-opacity',
    'assimp/assimp#987',
    ['tri.ply', 'ply', 'glb'],
    () =>
      `ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nproperty uchar alpha\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0 255 0 0 255\n1 0 0 0 255 0 255\n0 0 2 0 0 255 255\n3 0 1 2\n`,
    'the three colours',
    async ({ path }) => [same('colours', [...new Set(await cornerColours(path))].toSorted(), ['0 0 1', '0 1 0', '1 0 0'])],
  ),
  of(
    'mtl-picture-with-blanks-in-its-name',
    'cnr-isti-vclab/meshlab#66',
    ['test.zip', 'obj', 'glb'],
    () =>
      picturedZip(
        `mtllib part.mtl\n${placedObj}\nusemtl A\n${objFaces((at) => `${at}/${at}`)}\n`,
        'newmtl A\nmap_Kd test texture.jpg\n',
        'test texture.jpg',
      ),
    'the picture inside',
    async ({ path }) => [same('pictures', await pictureCount(path), 1)],
  ),
  of(
    'stl-to-glb-is-no-metal',
    'google/filament#2745',
    ['jewel.stl', 'stl', 'glb'],
    () => tallStl(),
    'a material that does not shine like metal, or none that is black',
    async ({ path }) => {
      const materials = (await readGlb(path)).gltf.materials ?? [];
      return [
        finding(
          'metal',
          materials.length > 0 && materials.every((one) => Object(one).pbrMetallicRoughness?.metallicFactor === 0),
          materials,
        ),
      ];
    },
  ),
  of(
    '3mf-of-components-to-glb',
    'Ghostkeeper/Blender3mfFormat#6',
    ['clips.3mf', '3mf', 'glb'],
    single(
      `${pyramid(1)}<object id="2" type="model"><components><component objectid="1"/><component objectid="1" ${placed(0, 0, 30)}/></components></object>`,
      '<item objectid="2"/>',
    ),
    'two pyramids above each other: 0.04 high',
    liesAt('0..0.01 0..0.04 -0.01..0'),
  ),
  of(
    '3mf-of-a-mirrored-part-to-obj',
    'OrcaSlicer/OrcaSlicer#15731',
    ['left.3mf', '3mf', 'obj'],
    single(pyramid(1), '<item objectid="1" transform="-1 0 0 0 1 0 0 0 1 20 0 0"/>'),
    'triangles that face outwards, between 10 and 20: a volume of 166.7',
    async ({ text }) => {
      const written = await text();
      const found = [...written.matchAll(/^v\s+(\S+) (\S+) (\S+)/gm)].map(([, ...values]) => values.slice(0, 3).map(Number) as never);
      const triangles = [...written.matchAll(/^f\s+(\d+)\S* (\d+)\S* (\d+)/gm)].map(([, ...at]) =>
        at.slice(0, 3).map((one) => found[Number(one) - 1] as never),
      );
      return [near('volume', volumeOf(triangles), 1000 / 6, 0.1), same('bounds', boundsOf(found), '10..20 0..10 0..10')];
    },
  ),
];
