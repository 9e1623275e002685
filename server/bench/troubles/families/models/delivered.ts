import { finding, same } from '../../../fidelity/check.ts';
import { facesOf3ds, isStl, lines, readGlb } from '../../look/models.ts';
import { boundsOf } from '../../look/scene.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { colladaScene, gltfZip, instances3ds, linesGlb, morphedGlb, repeatedGlb, texturedGlb } from './delivered-builders.ts';
import { objFaces } from './exchanged-builders.ts';
import { picturedZip } from './handed-on-builders.ts';
import { corners, faces } from './meshes.ts';
import { liesAt, pictureCount, placedObj } from './scene-findings.ts';

const pyramidFaces = `<triangles count="4"><input semantic="VERTEX" source="#v0" offset="0"/><p>${faces.flat().join(' ')}</p></triangles>`;
const pyramidPoints = corners.join(' ');

/** Names of a GLB's extensions, and the address of each of its images. */
const pictureFacts = async (path: string) => {
  const { gltf } = await readGlb(path);
  return { extensions: gltf.extensionsUsed ?? [], images: gltf.images ?? [], textures: Object(gltf).textures ?? [] };
};

/** Reports about scenes, their pictures and their repeated parts. */
export const delivered: readonly Situation[] = [
  of(
    'glb-with-an-applied-shape-to-stl',
    'prefrontalcortex/UnityGLTF#63',
    ['face.glb', 'glb', 'stl'],
    morphedGlb,
    'the pyramid as its target shapes it: 5 to 15 metres, in millimetres and standing on z',
    isStl('4 5000..15000 -10000..0 0..10000'),
  ),
  of(
    'glb-of-repeated-parts-to-stl',
    'BabylonJS/Exporters#993',
    ['forest.glb', 'glb', 'stl'],
    repeatedGlb,
    'three pyramids at 0, 30 and 60 metres',
    isStl('12 0..70000 -10000..0 0..10000'),
  ),
  of(
    'glb-places-moved-by-the-material-to-obj',
    'vpenades/SharpGLTF#138',
    ['chair.glb', 'glb', 'obj'],
    () =>
      texturedGlb('png', { source: 0 }, { extensions: { KHR_texture_transform: { scale: [0.25, 0.5], offset: [0.5, 0] } } }, [
        'KHR_texture_transform',
      ]),
    'places on the picture from 0.5 to 0.75 across and 0.5 to 1 upwards, as the material moves them',
    async ({ text, paths }) => {
      const obj = await text(paths.find((path) => path.endsWith('.obj')));
      const found = [...obj.matchAll(/^vt\s+(\S+) (\S+)/gm)].map(([, u, v]) => [Number(u), Number(v), 0]);
      return [same('places', boundsOf(found), '0.5..0.75 0.5..1 0..0')];
    },
  ),
  of(
    'glb-with-a-webp-picture-to-obj',
    'donmccurdy/glTF-Transform#1245',
    ['chair.glb', 'glb', 'obj'],
    () => texturedGlb('webp', { extensions: { EXT_texture_webp: { source: 0 } } }, {}, ['EXT_texture_webp']),
    'the OBJ, its materials with the name of the picture, and the picture',
    async ({ text, paths }) => {
      const mtl = await text(paths.find((path) => path.endsWith('.mtl')));
      const picture = /^map_Kd\s+(.+)$/m.exec(mtl)?.[1]?.trim() ?? '';
      return [
        finding('named', /\.(?:webp|png|jpe?g)$/.test(picture), mtl),
        finding('kept', picture !== '' && paths.some((path) => path.endsWith(picture)), paths),
      ];
    },
  ),
  of(
    'gltf-with-its-files-to-one-glb',
    'kovacsv/assimpjs#2',
    ['breakfast.zip', 'gltf', 'glb'],
    () => gltfZip(),
    'the picture within the GLB, and no address of a file',
    async ({ path }) => {
      const { images } = await pictureFacts(path);
      return [
        same('pictures', await pictureCount(path), 1),
        finding(
          'addresses',
          images.every(({ uri }) => uri === undefined),
          images,
        ),
      ];
    },
  ),
  of(
    'gltf-with-a-basis-picture-to-glb',
    'CesiumGS/gltf-pipeline#506',
    ['model.zip', 'gltf', 'glb'],
    () =>
      gltfZip(
        { extensions: { KHR_texture_basisu: { source: 0 } } },
        { extensionsUsed: ['KHR_texture_basisu'], extensionsRequired: ['KHR_texture_basisu'] },
        'colour.ktx2',
      ),
    'the picture within the GLB as it is, with its extension',
    async ({ path }) => {
      const { extensions, textures, images } = await pictureFacts(path);
      return [
        same('extensions', extensions, ['KHR_texture_basisu']),
        finding('texture', textures[0]?.extensions?.KHR_texture_basisu?.source === 0, textures),
        finding('picture', images.length === 1 && images[0]?.bufferView !== undefined, images),
      ];
    },
  ),
  of(
    'obj-with-a-see-through-picture',
    'adizanni/floor3d-card#119',
    ['plan.zip', 'obj', 'glb'],
    () =>
      picturedZip(
        `mtllib part.mtl\n${placedObj}\nusemtl A\n${objFaces((at) => `${at}/${at}`)}\n`,
        'newmtl A\nKd 1 1 1\nmap_Kd label.png\nmap_d label.png\n',
        'label.png',
      ),
    'the picture in a material that blends or masks by it',
    async ({ path }) => {
      const materials = (await readGlb(path)).gltf.materials ?? [];
      return [
        same('pictures', await pictureCount(path), 1),
        finding(
          'see-through',
          materials.some((one) => ['BLEND', 'MASK'].includes(Object(one).alphaMode)),
          materials,
        ),
      ];
    },
  ),
  of(
    'dae-of-polygons-that-bend-inwards',
    'godotengine/collada-exporter#129',
    ['terrain.dae', 'dae', 'stl'],
    () =>
      colladaScene(
        [
          [
            '0 0 0 10 0 0 10 10 0 8 10 0 8 2 0 2 2 0 2 10 0 0 10 0',
            '<polygons count="1"><input semantic="VERTEX" source="#v0" offset="0"/><p>0 1 2 3 4 5 6 7</p></polygons>',
          ],
          [pyramidPoints, pyramidFaces.replace('#v0', '#v1')],
        ],
        '<node id="n"><instance_geometry url="#g0"/><instance_geometry url="#g1"/></node>',
      ),
    'six triangles of the face that bends inwards and four of the pyramid',
    isStl('10 0..10000 -10000..0 0..10000'),
  ),
  of(
    'dae-with-a-library-of-nodes',
    'rmx/threejs-collada#16',
    ['house.dae', 'dae', 'glb'],
    () =>
      colladaScene(
        [[pyramidPoints, pyramidFaces]],
        '<node id="n"><node id="a"><instance_node url="#window"/></node><node id="b"><translate>50 0 0</translate><instance_node url="#window"/></node></node>',
        '<library_nodes><node id="window"><scale>2 2 2</scale><instance_geometry url="#g0"/></node></library_nodes>',
      ),
    'two pyramids of 20, the second at 50',
    liesAt('0..70 0..20 0..20'),
  ),
  of(
    '3ds-of-repeated-objects',
    'assimp/assimp#151',
    ['room.3ds', '3ds', 'obj'],
    () => instances3ds(0, 40),
    'two pyramids, the second at 40',
    async ({ text, paths }) => {
      const obj = await text(paths.find((path) => path.endsWith('.obj')));
      const xs = [...obj.matchAll(/^v\s+(\S+) /gm)].map(([, x]) => Number(x));
      return [same('faces', lines(obj, 'f'), 8), same('x', [Math.min(...xs), Math.max(...xs)], [0, 50])];
    },
  ),
  of(
    'obj-of-more-corners-than-a-3ds-holds',
    'leozide/leocad#118',
    ['baseplate.obj', 'obj', '3ds'],
    () => {
      const count = 70_000;
      const rows = Array.from({ length: count }, (_, at) => `v ${at % 300} ${Math.floor(at / 300)} 0`);
      const used = Array.from({ length: Math.floor(count / 3) }, (_, at) => `f ${at * 3 + 1} ${at * 3 + 2} ${at * 3 + 3}`);
      return `${[...rows, ...used].join('\n')}\n`;
    },
    'all 23,333 triangles, or a clear refusal',
    async ({ path }) => [same('triangles', await facesOf3ds(path), 23_333)],
  ),
  of(
    'glb-of-lines-and-a-triangle',
    'playcanvas/editor#1295',
    ['plan.glb', 'glb', 'obj'],
    () => linesGlb(),
    'one triangle and two lines, or a note that the lines are gone',
    async ({ text, paths, notes }) => {
      const obj = await text(paths.find((path) => path.endsWith('.obj')));
      return [same('faces', lines(obj, 'f'), 1), lines(obj, 'l') > 0 ? finding('lines', true, '') : noted(notes, /line/i)];
    },
  ),
  of(
    'glb-with-an-applied-shape-to-ply',
    'prefrontalcortex/UnityGLTF#63',
    ['smile.glb', 'glb', 'ply'],
    morphedGlb,
    'four corners between 5 and 15 along x',
    async ({ path }) => {
      const file = Buffer.from(await Bun.file(path).bytes());
      const start = file.indexOf('end_header\n') + 11;
      const header = file.toString('latin1', 0, start);
      const row = [...(header.split('element face')[0]?.matchAll(/^property (\w+) \w+/gm) ?? [])].reduce(
        (sum, [, kind]) => sum + (kind === 'uchar' ? 1 : 4),
        0,
      );
      const count = Number(/element vertex (\d+)/.exec(header)?.[1]);
      const xs = Array.from({ length: count }, (_, at) => file.readFloatLE(start + at * row));
      return [same('x', [Math.min(...xs), Math.max(...xs)], [5, 15])];
    },
  ),
];
