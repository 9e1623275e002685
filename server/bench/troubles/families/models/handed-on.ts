import { finding, same } from '../../../fidelity/check.ts';
import { isStl, lines, readGlb } from '../../look/models.ts';
import { cornerColours } from '../../look/scene.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { objFaces } from './exchanged-builders.ts';
import { amfObject, amfOf, picturedZip, secondPlacesGlb, twoMaterialsGlb, twoObjects } from './handed-on-builders.ts';
import { corners, faces } from './meshes.ts';
import { objZip } from './passed-on-builders.ts';
import { collada } from './reported-builders.ts';
import { liesAt, pictureCount, placedObj } from './scene-findings.ts';

const offFaces = faces.map((face) => `3 ${face.join(' ')}`).join('\n');

/** Reports about parts, names and materials on their way between programs. */
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
  of(
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
];
