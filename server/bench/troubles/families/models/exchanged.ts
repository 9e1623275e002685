import { finding, same } from '../../../fidelity/check.ts';
import { facesOf, isStl, readGlb } from '../../look/models.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { dae, floats, order, parted, picturedGlb, points, single, sparseGlb, writtenOut } from './exchanged-builders.ts';
import { placed, pyramid } from './three-mf.ts';

/** Models on their way between programs. */
export const exchanged: readonly Situation[] = [
  of(
    '3mf-of-a-bambu-printer',
    'bambulab/BambuStudio#3316',
    ['spacer.3mf', '3mf', 'stl'],
    parted(''),
    'four triangles, at 100',
    isStl('4 100..110 0..10 0..10'),
  ),
  of(
    '3mf-of-a-bambu-printer-moved',
    'Nokse22/Exhibit#39',
    ['clips.3mf', '3mf', 'obj'],
    parted(placed(0, 50)),
    'four triangles',
    async ({ text }) => [await facesOf(await text(), 4), holds('place', await text(), 'v  100 60 0')],
  ),
  of(
    'gltf-to-glb-keeps-how-pictures-lie',
    'vpenades/SharpGLTF#138',
    ['chair.gltf', 'gltf', 'glb'],
    () => {
      const places = floats(0, 0, 1, 0, 0, 1, 1, 1);
      const lie = { KHR_texture_transform: { scale: [0.14, 0.12] } };
      return writtenOut(
        { attributes: { POSITION: 0, TEXCOORD_0: 2 }, material: 0 },
        {
          ...{
            extensionsUsed: ['KHR_texture_transform'],
            textures: [{ source: 0 }],
            materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0, extensions: lie } } }],
          },
          images: [
            {
              uri: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            },
          ],
          ...{
            buffers: [
              { byteLength: 104, uri: `data:application/octet-stream;base64,${Buffer.concat([points, order, places]).toString('base64')}` },
            ],
          },
          bufferViews: [
            { buffer: 0, byteLength: 48 },
            { buffer: 0, byteOffset: 48, byteLength: 24 },
            { buffer: 0, byteOffset: 72, byteLength: 32 },
          ],
          accessors: [
            { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
            { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
            { bufferView: 2, componentType: 5126, count: 4, type: 'VEC2' },
          ],
        },
      );
    },
    'the scale of the picture on the surface, and the picture inside',
    async ({ path }) => {
      const { gltf } = await readGlb(path);
      return [
        holds('scale', JSON.stringify(gltf.materials), '0.14'),
        finding('picture inside', gltf.images?.[0]?.bufferView !== undefined, gltf.images),
      ];
    },
  ),
  of(
    'gltf-of-draco-to-glb',
    'assimp/assimp#2963',
    ['city.gltf', 'gltf', 'glb'],
    () => {
      const draco = { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } };
      return writtenOut(
        { extensions: draco },
        { extensionsUsed: ['KHR_draco_mesh_compression'], extensionsRequired: ['KHR_draco_mesh_compression'] },
      );
    },
    'a GLB with the same compressed data',
    async ({ path }) => {
      const { gltf, binary } = await readGlb(path);
      return [
        same('extension', gltf.extensionsUsed, ['KHR_draco_mesh_compression']),
        finding('data', binary.subarray(0, 48).equals(points), binary.length),
      ];
    },
  ),
  of(
    '3mf-of-components-in-inches',
    'prusa3d/PrusaSlicer#15031',
    ['tabs.3mf', '3mf', 'stl'],
    single(
      `${pyramid(1, 10)}<object id="2" type="model"><components><component objectid="1"/><component objectid="1" ${placed(2)}/></components></object>`,
      '<item objectid="2"/>',
      'inch',
    ),
    'two pyramids of an inch, two inches apart',
    isStl('8 0..76.2 0..25.4 0..25.4'),
  ),
  of(
    '3mf-of-a-build-plate',
    'lemgandi/3mf2stl#3',
    ['plate.3mf', '3mf', 'stl'],
    single(pyramid(1), `<item objectid="1"/><item objectid="1" transform="2 0 0 0 2 0 0 0 2 50 0 0"/>`),
    'both items where they lie, one twice as large',
    isStl('8 0..70 0..20 0..20'),
  ),
  of(
    '3mf-of-several-bodies',
    'bambulab/BambuStudio#48',
    ['bodies.3mf', '3mf', 'stl'],
    single(
      `${pyramid(1)}${pyramid(2)}<object id="3" type="model"><components><component objectid="1" ${placed(0, 0, 5)}/><component objectid="2" ${placed(30)}/></components></object>`,
      '<item objectid="3"/>',
    ),
    'the bodies apart from each other',
    isStl('8 0..40 0..10 0..15'),
  ),
  of(
    'glb-picture-to-obj',
    'dylanebert/InstantTexture#1',
    ['output.glb', 'glb', 'obj'],
    picturedGlb,
    'an OBJ, its materials and the picture, which they name',
    async ({ paths, text }) => {
      const materials = await text(paths.find((one) => one.endsWith('.mtl')));
      const picture = /^map_Kd (\S+)/m.exec(materials)?.[1] ?? '';
      return [
        finding(
          'picture',
          picture !== '' && paths.some((one) => one.endsWith(`/${picture}`)),
          `${materials.slice(0, 300)} ${paths.join()}`,
        ),
      ];
    },
  ),
  of(
    'glb-of-sparse-numbers',
    'donmccurdy/glTF-Transform#289',
    ['face.glb', 'glb', 'stl'],
    sparseGlb,
    'the corner where the sparse numbers put it, 20 metres away',
    isStl('4 0..10000 -20000..0 0..10000'),
  ),
  of(
    'dae-whose-picture-is-missing',
    'assimp/assimp#2149',
    ['duck.dae', 'dae', 'glb'],
    () => dae,
    'the shapes, and a note that duckCM.tga is missing',
    ({ notes }) => [noted(notes, /duckCM\.tga/)],
  ),
];
