import { type Attack, harmless } from './attack.ts';
import { join, le32, zeros } from './bytes.ts';

const gltf = (more: object): string =>
  JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    ...more,
  });
const accessor = (count: number) => ({ bufferView: 0, componentType: 5126, count, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 1] });
const glb = (text: string, bin = zeros(64), lengths: readonly [number, number] = [Math.ceil(text.length / 4) * 4, bin.length]): Buffer =>
  join(
    'glTF',
    le32(2),
    le32(28 + lengths[0] + lengths[1]),
    le32(lengths[0]),
    'JSON',
    text.padEnd(Math.ceil(text.length / 4) * 4),
    le32(lengths[1]),
    'BIN\0',
    bin,
  );
const data = (bytes: number): string => `data:application/octet-stream;base64,${zeros(bytes).toString('base64')}`;
const dae = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><up_axis>Y_UP</up_axis></asset>${body}</COLLADA>`;
/** XML with exponentially expanding entities. */
export const laughs = (root: string): string =>
  `<!DOCTYPE ${root} [<!ENTITY a0 "lol">${Array.from({ length: 10 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`;
/** Both targets of an attack: file and address. */
export const both = ({ file, call }: { readonly file: string; readonly call: string }, say: (place: string) => string): string =>
  [file, `file://${file}`, `../../../../../../../..${file}`, call].map(say).join('\n');
/** Limit for an answer in seconds: the time limit of Assimp. */
export const slow = { seconds: 110 } as const;

/** Scenes: glTF and COLLADA with parts that refer to each other and to files. */
export const sceneAttacks: readonly Attack[] = [
  ...['file', 'call'].map((kind) =>
    harmless(`gltf-buffer-from-outside-${kind}`, 'gltf glb', (lure) =>
      gltf({
        accessors: [accessor(3)],
        bufferViews: [{ buffer: 0, byteLength: 36 }],
        buffers: [{ byteLength: 36, uri: kind === 'file' ? lure.file : lure.call }],
        images: [{ uri: `file://${lure.image}` }, { uri: lure.call }],
        textures: [{ source: 0 }],
        materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
      }),
    ),
  ),
  harmless('gltf-image-from-outside', 'gltf glb', ({ image, file, call }) =>
    gltf({
      accessors: [accessor(3)],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri: data(36) }],
      images: [{ uri: image }, { uri: `../../../../../..${image}` }, { uri: file }, { uri: call }],
      textures: [{ source: 0 }, { source: 1 }, { source: 2 }],
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } }, normalTexture: { index: 1 }, emissiveTexture: { index: 2 } }],
    }),
  ),
  harmless(
    'gltf-nodes-in-a-ring',
    'gltf obj',
    gltf({
      nodes: [{ mesh: 0, children: [1] }, { children: [0] }],
      accessors: [accessor(3)],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri: data(36) }],
    }),
    slow,
  ),
  harmless(
    'gltf-nodes-that-double',
    'gltf obj',
    gltf({
      nodes: Array.from({ length: 40 }, (_, n) => (n < 39 ? { children: [n + 1, n + 1] } : { mesh: 0 })),
      accessors: [accessor(3)],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri: data(36) }],
    }),
    slow,
  ),
  harmless(
    'gltf-deep-nodes',
    'gltf obj',
    gltf({
      nodes: Array.from({ length: 50_000 }, (_, n) => (n < 49_999 ? { children: [n + 1] } : { mesh: 0 })),
      accessors: [accessor(3)],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36, uri: data(36) }],
    }),
    slow,
  ),
  harmless(
    'gltf-count-of-billions',
    'gltf obj',
    gltf({ accessors: [{ ...accessor(4_294_967_295), bufferView: undefined }], bufferViews: [], buffers: [] }),
    slow,
  ),
  harmless(
    'gltf-sparse-beyond',
    'gltf obj',
    gltf({
      accessors: [
        {
          ...accessor(3),
          sparse: {
            count: 4_000_000_000,
            indices: { bufferView: 0, componentType: 5125 },
            values: { bufferView: 0, byteOffset: 4_294_967_290 },
          },
        },
      ],
      bufferViews: [{ buffer: 0, byteLength: 4_294_967_295, byteOffset: 4_294_967_295, byteStride: 4_294_967_295 }],
      buffers: [{ byteLength: 4_294_967_295, uri: data(36) }],
    }),
    slow,
  ),
  harmless(
    'gltf-indices-beyond',
    'gltf obj',
    gltf({ scene: 99, scenes: [{ nodes: [99_999] }], nodes: [{ mesh: 4_294_967_295, skin: -1, camera: 77 }] }),
    slow,
  ),
  harmless('gltf-deep-json', 'gltf obj', `{"asset":{"version":"2.0"},"extras":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, slow),
  harmless('glb-lengths', 'glb obj', glb(gltf({}), zeros(64), [0xffff_fff0, 0xffff_fff0]), slow),
  harmless(
    'glb-draco',
    'glb obj',
    glb(
      gltf({
        extensionsRequired: ['KHR_draco_mesh_compression'],
        extensionsUsed: ['KHR_draco_mesh_compression'],
        meshes: [
          {
            primitives: [
              { attributes: { POSITION: 0 }, extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } } },
            ],
          },
        ],
        accessors: [{ componentType: 5126, count: 1_000_000_000, type: 'VEC3' }],
        bufferViews: [{ buffer: 0, byteLength: 64 }],
        buffers: [{ byteLength: 64 }],
      }),
      join('DRACO', Buffer.from([2, 2, 1, 1]), zeros(55).fill(0xff)),
    ),
    slow,
  ),
  harmless('dae-entities', 'dae obj', ({ file }) =>
    dae(
      '<library_geometries><geometry id="a" name="&a;"/></library_geometries>',
      `<!DOCTYPE COLLADA [<!ENTITY a SYSTEM "file://${file}">]>`,
    ),
  ),
  harmless('dae-laughs', 'dae obj', dae('<asset><title>&a10;</title></asset>', laughs('COLLADA')), slow),
  harmless(
    'dae-nodes-in-a-ring',
    'dae obj',
    dae(
      '<library_nodes><node id="a"><instance_node url="#b"/></node><node id="b"><instance_node url="#a"/><instance_node url="#a"/></node></library_nodes><library_visual_scenes><visual_scene id="s"><node><instance_node url="#a"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene>',
    ),
    slow,
  ),
  harmless(
    'dae-nodes-that-double',
    'dae obj',
    dae(
      `<library_nodes>${Array.from({ length: 40 }, (_, n) => `<node id="a${n}"><instance_node url="#a${n + 1}"/><instance_node url="#a${n + 1}"/></node>`).join('')}<node id="a40"/></library_nodes><library_visual_scenes><visual_scene id="s"><node><instance_node url="#a0"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene>`,
    ),
    slow,
  ),
  harmless('dae-from-outside', 'dae glb', (lure) =>
    dae(
      both(
        lure,
        (place) =>
          `<library_images><image id="i${place.length}"><init_from>${place}</init_from></image></library_images><library_visual_scenes><visual_scene id="s"><node><instance_geometry url="${place}#a"/></node></visual_scene></library_visual_scenes>`,
      ),
    ),
  ),
  harmless(
    'dae-count-of-billions',
    'dae obj',
    dae(
      '<library_geometries><geometry id="a"><mesh><source id="p"><float_array id="f" count="4294967295">0 0 0</float_array><technique_common><accessor source="#f" count="4294967295" stride="4294967295"/></technique_common></source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="4294967295"><input semantic="VERTEX" source="#v" offset="4294967295"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>',
    ),
    slow,
  ),
  harmless(
    'dae-deep',
    'dae obj',
    dae(
      `<library_visual_scenes><visual_scene id="s">${'<node>'.repeat(30_000)}${'</node>'.repeat(30_000)}</visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene>`,
    ),
    slow,
  ),
];
