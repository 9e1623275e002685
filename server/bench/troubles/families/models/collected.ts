import { strToU8, zipSync } from 'fflate';
import { finding, same } from '../../../fidelity/check.ts';
import { facesOf, isStl, readGlb } from '../../look/models.ts';
import { cornerColours } from '../../look/scene.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { objCorners, objFaces } from './exchanged-builders.ts';
import { picturedZip } from './handed-on-builders.ts';
import { corners, faces } from './meshes.ts';
import { objZip } from './passed-on-builders.ts';
import { plyText } from './reported-builders.ts';
import { baseColours, liesAt, pictureCount, placedObj } from './scene-findings.ts';

const materialsOf = async (path: string) => ((await readGlb(path)).gltf.materials ?? []).map((one) => Object(one));
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const scans: readonly Situation[] = [
  of(
    'ply-colours-of-faces',
    'mrdoob/three.js#26014',
    ['colour.ply', 'ply', 'glb'],
    () =>
      plyText(
        [[], () => ''],
        [
          ['uchar red', 'uchar green', 'uchar blue', 'uchar alpha'],
          (face) => ['255 0 0 255', '0 255 0 255', '0 0 255 255', '255 255 0 255'][face] ?? '',
        ],
      ),
    'each face in its own colour',
    async ({ path }) => [same('colours', [...new Set(await cornerColours(path))].toSorted(), ['0 0 1', '0 1 0', '1 0 0', '1 1 0'])],
  ),
  of(
    'ply-with-its-picture',
    'assimp/assimp#3759',
    ['scan.zip', 'ply', 'glb'],
    () =>
      zipSync({
        'scan.ply': strToU8(
          plyText([['float texture_u', 'float texture_v'], (at) => `0.${at}5 0.5`]).replace(
            'format ascii 1.0',
            'format ascii 1.0\ncomment TextureFile texture.png',
          ),
        ),
        'texture.png': new Uint8Array(dot),
      }),
    'the picture within the GLB, or a note',
    async ({ path, notes }) => [(await pictureCount(path)) === 1 ? finding('picture', true, '') : noted(notes, /texture|color/i)],
  ),
  of(
    'ply-of-big-numbers-first',
    'assimp/assimp#3759',
    ['mesh.ply', 'ply', 'glb'],
    () => {
      const header = `ply\nformat binary_big_endian 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nproperty uchar diffuse_red\nproperty uchar diffuse_green\nproperty uchar diffuse_blue\nelement face 4\nproperty list uchar int vertex_indices\nend_header\n`;
      const rows = corners.map((corner, at) => {
        const row = Buffer.alloc(15);
        for (const [axis, value] of corner.split(' ').entries()) row.writeFloatBE(Number(value), axis * 4);
        row.set(
          [
            [255, 0, 0],
            [0, 255, 0],
            [0, 0, 255],
            [255, 255, 0],
          ][at] ?? [],
          12,
        );
        return row;
      });
      const used = faces.map((face) => {
        const row = Buffer.alloc(13);
        row[0] = 3;
        for (const [at, corner] of face.entries()) row.writeInt32BE(corner, 1 + at * 4);
        return row;
      });
      return Buffer.concat([Buffer.from(header), ...rows, ...used]);
    },
    'four corners in their colours, between 0 and 10',
    async (result) => [
      same('colours', [...new Set(await cornerColours(result.path))].toSorted(), ['0 0 1', '0 1 0', '1 0 0', '1 1 0']),
      ...(await liesAt('0..10 0..10 0..10')(result)),
    ],
  ),
  of(
    'off-with-places-on-a-picture',
    'assimp/assimp#2228',
    ['shape.off', 'off', 'obj'],
    () =>
      `STOFF\n4 4 0\n${corners.map((corner, at) => `${corner} 0.${at}5 0.5`).join('\n')}\n${faces.map((face) => `3 ${face.join(' ')}`).join('\n')}\n`,
    'four triangles between 0 and 10',
    async ({ text }) => [await facesOf(await text(), 4), finding('corner', /^v\s+10 0 0\s*$/m.test(await text()), await text())],
  ),
  of(
    'off-with-normals',
    'alextsui05/blender-off-addon#9',
    ['sphere.off', 'off', 'stl'],
    () =>
      `NOFF\n4 4 0\n${corners.map((corner) => `${corner} 0 0 1`).join('\n')}\n${faces.map((face) => `3 ${face.join(' ')}`).join('\n')}\n`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'off-of-squares',
    'danielepanozzo/cg-old#14',
    ['cube.off', 'off', 'stl'],
    () =>
      `OFF\n8 6 12\n1 1 0\n-1 1 0\n-1 -1 0\n1 -1 0\n1 1 2\n-1 1 2\n-1 -1 2\n1 -1 2\n4 0 1 2 3\n4 7 4 0 3\n4 4 5 1 0\n4 5 6 2 1\n4 3 2 6 7\n4 6 5 4 7\n`,
    'twelve triangles of a cube',
    isStl('12 -1..1 -1..1 0..2'),
  ),
];

const looks: readonly Situation[] = [
  of(
    'mtl-that-does-not-glow',
    'CesiumGS/obj2gltf#80',
    ['canopy.zip', 'obj', 'glb'],
    () =>
      objZip(
        `mtllib looks.mtl\n${objCorners}\nusemtl canopy2\n${objFaces(String)}\n`,
        'newmtl canopy2\n\tNs 25\n\td 0.8\n\tillum 2\n\tKd 1 0 0\n\tKs 0 0 0\n\tKa 0.3 0.298824 0.297647\n',
      ),
    'red with an opacity of 0.8, and no glow',
    async ({ path }) => {
      const [look] = (await materialsOf(path)).filter(({ name }) => name === 'canopy2');
      return [
        finding('colour', (await baseColours(path)).includes('1 0 0 0.8'), await baseColours(path)),
        finding('glow', !look?.emissiveFactor?.some((value: number) => value > 0), look),
        same('blends', look?.alphaMode, 'BLEND'),
      ];
    },
  ),
  of(
    'mtl-colour-on-a-grey-picture',
    'CesiumGS/obj2gltf#238',
    ['fabric.zip', 'obj', 'glb'],
    () =>
      picturedZip(
        `mtllib part.mtl\n${placedObj}\nusemtl FABRIC\n${objFaces((at) => `${at}/${at}`)}\n`,
        'newmtl FABRIC\nKa 0.2 0.2 0.2\nKd 0.898039 0.776013 0.676173\nillum 2\nd 1.0\nmap_Ka edit.png\nmap_Kd edit.png\n',
        'edit.png',
      ),
    'the picture and the colour that tints it, as linear light',
    async ({ path }) => [
      same('pictures', await pictureCount(path), 1),
      finding('tint', (await baseColours(path)).includes('0.78 0.56 0.41 1'), await baseColours(path)),
    ],
  ),
  of(
    'mtl-glow-in-linear-light',
    'CesiumGS/obj2gltf#303',
    ['lamp.zip', 'obj', 'glb'],
    () => objZip(`mtllib looks.mtl\n${objCorners}\nusemtl Lamp\n${objFaces(String)}\n`, 'newmtl Lamp\nKd 0.5 0.5 0.5\nKe 0.5 0.25 0\n'),
    'colours as linear light: 0.21 for 0.5',
    async ({ path }) => {
      const [look] = (await materialsOf(path)).filter(({ name }) => name === 'Lamp');
      return [
        finding('colour', (await baseColours(path)).includes('0.21 0.21 0.21 1'), await baseColours(path)),
        same(
          'glow',
          look?.emissiveFactor?.map((value: number) => Number(value.toFixed(2))),
          [0.21, 0.05, 0],
        ),
      ];
    },
  ),
  of(
    'obj-materials-named-above-their-groups',
    'tinyobjloader/tinyobjloader#44',
    ['groups.zip', 'obj', 'glb'],
    () =>
      objZip(
        `mtllib looks.mtl\n${objCorners}\nusemtl Red\ng one\nf 1 3 2\nf 1 2 4\nusemtl Blue\ng two\nf 2 3 4\nf 1 4 3\n`,
        'newmtl Red\nKd 1 0 0\nnewmtl Blue\nKd 0 0 1\n',
      ),
    'two red and two blue triangles',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const shades = (gltf.materials ?? []).map((one) => String(Object(one).pbrMetallicRoughness?.baseColorFactor));
      const counted = gltf.meshes.flatMap(({ primitives }) =>
        primitives.map((one) => `${shades[Object(one).material]} ${(gltf.accessors[Object(one).indices]?.count ?? 0) / 3}`),
      );
      return [same('colours', counted.toSorted(), ['0,0,1,1 2', '1,0,0,1 2'])];
    },
  ),
  of(
    'obj-group-above-its-library',
    'assimp/assimp-net#47',
    ['floor.zip', 'obj', 'glb'],
    () =>
      picturedZip(
        `g floor\nmtllib part.mtl\n${placedObj}\nusemtl A\n${objFaces((at) => `${at}/${at}`)}\n`,
        'newmtl A\nmap_Kd floor.png\n',
        'floor.png',
      ),
    'the picture within the GLB, on a material that the triangles use',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      const used = gltf.meshes.flatMap(({ primitives }) =>
        primitives.map((one) => Object(gltf.materials?.[Object(one).material]).pbrMetallicRoughness),
      );
      return [
        same('pictures', await pictureCount(path), 1),
        finding(
          'used',
          used.every((one) => one?.baseColorTexture !== undefined),
          used,
        ),
      ];
    },
  ),
  of(
    'obj-with-rows-of-signs',
    'JujuAdams/dotobj#8',
    ['voronoi.obj', 'obj', 'stl'],
    () =>
      `####\n#\n# OBJ File Generated by Meshlab\n#\n####\n# Object voronoi.obj\n#\n####\n\n${objCorners}\n# 4 vertices, 0 vertices normals\n\n${objFaces(String)}\n# 4 faces, 0 coords texture\n\n# End of File`,
    'four triangles between 0 and 10',
    isStl('4 0..10 0..10 0..10'),
  ),
  of(
    'obj-of-two-materials-without-unused-corners',
    'danini-the-panini/mittsu#123',
    ['male.zip', 'obj', 'ply'],
    () =>
      objZip(
        `mtllib looks.mtl\n${objCorners}\nusemtl Red\nf 1 3 2\nf 1 2 4\nusemtl Blue\nf 2 3 4\nf 1 4 3\n`,
        'newmtl Red\nKd 1 0 0\nnewmtl Blue\nKd 0 0 1\n',
      ),
    'four triangles, and no corner that none of them uses: at most eight',
    async ({ text }) => {
      const header = (await text()).split('end_header')[0] ?? '';
      const count = Number(/element vertex (\d+)/.exec(header)?.[1]);
      return [finding('faces', header.includes('element face 4'), header), finding('corners', count >= 4 && count <= 8, count)];
    },
  ),
];

/** Reports about scans and materials. */
export const collected: readonly Situation[] = [...scans, ...looks];
