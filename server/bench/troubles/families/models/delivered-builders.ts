import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { floats, glb, order, plyHeader, points, xyz } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';

const scene = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }] };
const whole = { min: [0, 0, 0], max: [10, 10, 10] };
const numbers = (bufferView: number) => ({ bufferView, componentType: 5123, count: 12, type: 'SCALAR' });
const places = (bufferView: number, count: number, type = 'VEC3', more: object = {}) => ({
  ...{ bufferView, componentType: 5126, count, type },
  ...more,
});

/** Views of a buffer of parts with these lengths, one after the other. */
const viewsOf = (...lengths: readonly number[]): readonly object[] =>
  lengths.map((byteLength, at) => ({ buffer: 0, byteOffset: lengths.slice(0, at).reduce((sum, one) => sum + one, 0), byteLength }));

/** A GLB of the pyramid whose target moves every corner by 5 along x; its mesh applies the target whole. */
export const morphedGlb = (): Buffer =>
  glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0 }], buffers: [{ byteLength: 120 }], bufferViews: viewsOf(48, 48, 24) },
      meshes: [{ weights: [1], primitives: [{ attributes: { POSITION: 0 }, indices: 2, targets: [{ POSITION: 1 }] }] }],
      accessors: [places(0, 4, 'VEC3', whole), places(1, 4, 'VEC3', { min: [5, 0, 0], max: [5, 0, 0] }), numbers(2)],
    },
    Buffer.concat([points, floats(...corners.flatMap(() => [5, 0, 0])), order]),
  );

/** A GLB of one node that the extension EXT_mesh_gpu_instancing repeats at 0, 30 and 60 along x. */
export const repeatedGlb = (): Buffer =>
  glb(
    {
      ...{ ...scene, buffers: [{ byteLength: 108 }], bufferViews: viewsOf(48, 24, 36) },
      ...{ extensionsUsed: ['EXT_mesh_gpu_instancing'], extensionsRequired: ['EXT_mesh_gpu_instancing'] },
      nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 2 } } } }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      accessors: [places(0, 4, 'VEC3', whole), numbers(1), places(2, 3)],
    },
    Buffer.concat([points, order, floats(0, 0, 0, 30, 0, 0, 60, 0, 0)]),
  );

/** A GLB of one triangle and a strip of two lines. */
export const linesGlb = (): Buffer =>
  glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0 }], buffers: [{ byteLength: 72 }], bufferViews: viewsOf(36, 36) },
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }, { attributes: { POSITION: 1 }, mode: 3 }] }],
      accessors: [places(0, 3, 'VEC3', whole), places(1, 3, 'VEC3', whole)],
    },
    floats(0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0, 10, 10, 0, 10, 10, 10, 10),
  );

/** A GLB with a picture on its surface, in any format, and what the material's texture adds to it. */
export const texturedGlb = async (
  format: 'png' | 'webp',
  texture: object,
  info: object,
  extensions: readonly string[],
): Promise<Buffer> => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c02040' } })
    .toFormat(format)
    .toBuffer();
  const binary = Buffer.concat([points, floats(0, 0, 1, 0, 0, 1, 1, 1), order, picture]);
  return glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0 }], buffers: [{ byteLength: binary.length }], bufferViews: viewsOf(48, 32, 24, picture.length) },
      ...{ extensionsUsed: extensions, textures: [texture], images: [{ bufferView: 3, mimeType: `image/${format}` }] },
      meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0, ...info } } }],
      accessors: [places(0, 4, 'VEC3', whole), places(1, 4, 'VEC2'), numbers(2)],
    },
    binary,
  );
};

/** A glTF in a ZIP with its data and a picture in a folder. */
export const gltfZip = async (texture: object = { source: 0 }, more: object = {}, name = 'base colour.png'): Promise<Uint8Array> => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c02040' } })
    .png()
    .toBuffer();
  const data = Buffer.concat([points, floats(0, 0, 1, 0, 0, 1, 1, 1), order]);
  return zipSync({
    'scene.bin': new Uint8Array(data),
    [`textures/${name}`]: new Uint8Array(picture),
    'scene.gltf': strToU8(
      JSON.stringify({
        ...{ ...scene, nodes: [{ mesh: 0 }], buffers: [{ uri: 'scene.bin', byteLength: data.length }], bufferViews: viewsOf(48, 32, 24) },
        ...{ textures: [texture], images: [{ uri: `textures/${encodeURIComponent(name)}` }] },
        meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
        materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
        accessors: [places(0, 4, 'VEC3', whole), places(1, 4, 'VEC2'), numbers(2)],
        ...more,
      }),
    ),
  });
};

/** The pyramid as a binary PLY of one list of strips, each of which ends with -1. */
export const stripsPly = (): Buffer => {
  const strips = faces.flatMap((face) => [...face, -1]);
  return Buffer.concat([
    Buffer.from(
      'ply\nformat binary_little_endian 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nelement tristrips 1\nproperty list int int vertex_indices\nend_header\n',
    ),
    points,
    Buffer.from(new Int32Array([strips.length, ...strips]).buffer),
  ]);
};

/** The pyramid as a binary PLY whose corners have lists of 300 numbers each, counted in two bytes. */
export const listsPly = (): Buffer =>
  Buffer.concat([
    Buffer.from(
      plyHeader(
        'binary_little_endian',
        [...xyz('float'), 'list uint16 float32 descriptor'],
        'property list uint16 uint32 vertex_indices\n',
      ),
    ),
    ...corners.flatMap((corner) => [
      floats(...corner.split(' ').map(Number)),
      Buffer.from(new Uint16Array([300]).buffer),
      Buffer.alloc(1200, 1),
    ]),
    ...faces.flatMap((face) => [Buffer.from(new Uint16Array([3]).buffer), Buffer.from(new Uint32Array(face).buffer)]),
  ]);

/** A binary STL of the pyramid whose normals are no numbers. */
export const stlWithoutNormals = (): Buffer => {
  const start = Buffer.alloc(84);
  start.writeUInt32LE(faces.length, 80);
  const triangles = faces.map((face) => {
    const values = face.flatMap((at) => (corners[at] ?? '').split(' ').map(Number));
    return Buffer.concat([floats(Number.NaN, Number.NaN, Number.NaN, ...values), Buffer.alloc(2)]);
  });
  return Buffer.concat([start, ...triangles]);
};

const chunk = (id: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(6);
  head.writeUInt16LE(id);
  head.writeUInt32LE(body.length + 6, 2);
  return Buffer.concat([head, body]);
};
const shorts = (...values: readonly number[]): Buffer => Buffer.from(new Uint16Array(values).buffer);
const ended = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');

/** A 3DS of the pyramid in one object, with the nodes of its hierarchy, each a place along x. */
export const instances3ds = (...places_: readonly number[]): Buffer => {
  const mesh = chunk(
    0x4100,
    chunk(0x4110, shorts(4), points),
    chunk(0x4120, shorts(4), ...faces.map((face) => shorts(...face, 7))),
    chunk(0x4160, floats(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0)),
  );
  const track = (id: number, ...values: readonly number[]): Buffer =>
    chunk(id, shorts(0, 0, 0, 0, 0, 1, 0), Buffer.alloc(6), floats(...values));
  const nodes = places_.map((x, at) =>
    chunk(
      0xb002,
      chunk(0xb030, shorts(at)),
      chunk(0xb010, ended('Box'), shorts(0, 0, 0xffff)),
      ...(at === 0 ? [] : [chunk(0xb011, ended(`Box.${at}`))]),
      chunk(0xb013, floats(0, 0, 0)),
      track(0xb020, x, 0, 0),
      track(0xb021, 0, 0, 0, 1),
      track(0xb022, 1, 1, 1),
    ),
  );
  return chunk(
    0x4d4d,
    chunk(0x0002, Buffer.from([3, 0, 0, 0])),
    chunk(0x3d3d, chunk(0x3d3e, Buffer.from([3, 0, 0, 0])), chunk(0x4000, ended('Box'), mesh)),
    chunk(0xb000, ...nodes),
  );
};

const source = (id: string, values: string): string =>
  `<source id="${id}"><float_array id="${id}a" count="${values.split(' ').length}">${values}</float_array><technique_common><accessor source="#${id}a" count="${values.split(' ').length / 3}" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>`;

/** A COLLADA of geometries by the elements of their faces, and of nodes. */
export const colladaScene = (geometries: readonly (readonly [points: string, faces: string])[], nodes: string, library = ''): string =>
  `<?xml version="1.0" encoding="utf-8"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><unit meter="1" name="meter"/><up_axis>Y_UP</up_axis></asset><library_geometries>${geometries
    .map(
      ([values, elements], at) =>
        `<geometry id="g${at}"><mesh>${source(`p${at}`, values)}<vertices id="v${at}"><input semantic="POSITION" source="#p${at}"/></vertices>${elements}</mesh></geometry>`,
    )
    .join(
      '',
    )}</library_geometries>${library}<library_visual_scenes><visual_scene id="s">${nodes}</visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>`;
