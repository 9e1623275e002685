import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { facesOf, hasColours, isStl, lines, readGlb } from '../../look/models.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { asciiPly, asciiStl, binaryPly, colours, list, objCorners, objFaces, plyHeader, xyz } from './exchanged-builders.ts';
import { corners } from './meshes.ts';

/** Models on their way between programs. */
export const exchangedText: readonly Situation[] = [
  of(
    'obj-with-lines-that-go-on',
    'assimp/assimp#1200',
    ['rhino.obj', 'obj', 'stl'],
    () => `${corners.map((corner) => `v ${corner.replace(/ (?=\S+$)/, ' \\\n')}`).join('\n')}\n${objFaces(String)}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-faces-that-go-on',
    'mikedh/trimesh#1103',
    ['wallhole.obj', 'obj', 'stl'],
    () => `${objCorners}\n${objFaces(String).replaceAll(/ (\d)$/gm, ' \\\n $1')}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-with-numbers-of-missing-normals',
    'Open-Cascade-SAS/OCCT#510',
    ['test.obj', 'obj', 'stl'],
    () => `${objCorners}\n${objFaces((at) => `${at}//${at}`)}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-with-a-slash-behind-each-corner',
    'CesiumGS/obj2gltf#18',
    ['bunny.obj', 'obj', 'stl'],
    () => `${objCorners}\nvt 0 0\nvt 1 0\nvt 0 1\nvt 1 1\n${objFaces((at) => `${at}/${at}/`)}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-of-lines-and-faces',
    'mrdoob/three.js#9204',
    ['orbit.obj', 'obj', 'stl'],
    () => `${objCorners}\nl 1 2 3 4\nf 1\nf 2\n${objFaces(String)}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-pictures-are-not-upside-down',
    'CesiumGS/obj2gltf#13',
    ['duck.obj', 'obj', 'glb'],
    () => `${objCorners}\nvt 0 0.25\nvt 1 0.25\nvt 0 0.25\nvt 1 0.25\n${objFaces((at) => `${at}/${at}`)}\n`,
    'places on the picture counted from its top: 0.75',
    async ({ path }) => {
      const { gltf, binary } = await readGlb(path);
      const accessor = gltf.accessors[gltf.meshes[0]?.primitives[0]?.attributes.TEXCOORD_0 ?? -1];
      const at = (gltf.bufferViews[accessor?.bufferView ?? -1]?.byteOffset ?? 0) + (accessor?.byteOffset ?? 0);
      return [
        finding(
          'place',
          accessor !== undefined && Math.abs(binary.readFloatLE(at + 4) - 0.75) < 0.001,
          accessor ? binary.readFloatLE(at + 4) : 'none',
        ),
      ];
    },
  ),
  of(
    'obj-counted-from-the-end-with-normals',
    'matus-chochlik/oglplus#74',
    ['dragon.obj', 'obj', 'stl'],
    () => `${objCorners}\nvn 0 0 1\nvn 0 1 0\nvn 1 0 0\nvn 1 1 1\n${objFaces((at) => `${at - 5}//${at - 5}`)}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-whose-list-of-materials-has-another-name',
    'pissang/claygl#67',
    ['bunny.obj', 'obj', 'glb'],
    () => `mtllib bunny2.mtl\n${objCorners}\nusemtl Fur\n${objFaces(String)}\n`,
    'the shapes, and a note that bunny2.mtl is missing',
    ({ notes }) => [noted(notes, /bunny2\.mtl/)],
  ),
  of(
    'ply-of-doubles',
    '3DBear/PlyImporter#4',
    ['integrated.ply', 'ply', 'stl'],
    binaryPly,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'ply-of-doubles-keeps-its-colours',
    'letmp/dx11-particles#5',
    ['reality.ply', 'ply', 'glb'],
    binaryPly,
    'a colour for each corner',
    hasColours,
  ),
  of(
    'ply-of-vertex-index',
    'wjakob/instant-meshes#133',
    ['cube.ply', 'ply', 'stl'],
    () => asciiPly([...xyz('float'), 'uchar red', 'uchar green', 'uchar blue'], (at) => ` ${colours[at]}`, list('vertex_index')),
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'ply-with-see-through-colours',
    'keijiro/Pcx#17',
    ['mesh.ply', 'ply', 'glb'],
    () => asciiPly([...xyz('float'), 'uchar red', 'uchar green', 'uchar blue', 'uchar alpha'], (at) => ` ${colours[at]} 255`),
    'a colour for each corner',
    hasColours,
  ),
  of(
    'ply-of-diffuse-colours',
    'StereoKit/StereoKit#1199',
    ['scan.ply', 'ply', 'glb'],
    () => asciiPly([...xyz('float'), 'uchar diffuse_red', 'uchar diffuse_green', 'uchar diffuse_blue'], (at) => ` ${colours[at]}`),
    'a colour for each corner',
    hasColours,
  ),
  of(
    'ply-of-points-alone',
    'CloudCompare/CloudCompare#760',
    ['cloud.ply', 'ply', 'obj'],
    () => `${plyHeader('ascii', xyz('float'), list(), [4, 0])}${corners.join('\n')}\n`,
    'four points',
    async ({ text }) => [same('points', lines(await text(), 'v'), 4)],
  ),
  of(
    'ply-of-points-without-faces-named',
    'kovacsv/Online3DViewer#118',
    ['test.ply', 'ply', 'obj'],
    () =>
      `ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nend_header\n${corners.join('\n')}\n`,
    'four points',
    async ({ text }) => [same('points', lines(await text(), 'v'), 4)],
  ),
  of(
    'stl-in-capitals',
    'slic3r/Slic3r#2971',
    ['block.stl', 'stl', 'obj'],
    () => asciiStl('SOLID Untitled1', 'ENDSOLID Untitled1', (text) => text.toUpperCase()),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4)],
  ),
  of(
    'stl-with-end-solid-in-two-words',
    'wolph/numpy-stl#206',
    ['cube.stl', 'stl', 'obj'],
    () => asciiStl('solid cube', 'end solid cube'),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4)],
  ),
  of(
    'stl-with-a-blank-before-its-first-word',
    'wolph/numpy-stl#156',
    ['cubes.stl', 'stl', 'obj'],
    () => asciiStl(' solid star', ' endsolid star'),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4)],
  ),
  of(
    'stl-without-a-name',
    'fstl-app/fstl#33',
    ['part.stl', 'stl', 'obj'],
    () => asciiStl('solid', 'endsolid'),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4)],
  ),
  of(
    'stl-with-its-end-in-capitals',
    'wolph/numpy-stl#155',
    ['donut.stl', 'stl', 'ply'],
    () => asciiStl('solid HalfDonut.stl', 'ENDSOLID HalfDonut.stl'),
    'four triangles',
    async ({ text }) => [holds('faces', (await text()).slice(0, 600), 'element face 4')],
  ),
  of(
    'stl-to-3mf-in-millimetres',
    'Ghostkeeper/Blender3mfFormat#45',
    ['part.stl', 'stl', '3mf'],
    () => asciiStl('solid part', 'endsolid part'),
    'lengths of 10 millimetres',
    async ({ path }) => {
      const text = await look('unzip', '-p', path, '3D/*.model');
      return [
        finding('unit', !/\bunit="(?!millimeter")/.test(text), text.slice(0, 300)),
        finding('length', /x="10(?:\.0+)?"/.test(text), text.slice(0, 600)),
      ];
    },
  ),
];
