import sharp from 'sharp';
import { corners, faces } from './meshes.ts';
import { model, package3mf, placed, pyramid } from './three-mf.ts';

const main = '3D/3dmodel.model';
export const single = (resources: string, build: string, unit?: string) => () => package3mf({ [main]: model(resources, build, unit) });

export const objCorners = corners.map((corner) => `v ${corner}`).join('\n');
export const objFaces = (each: (corner: number) => string): string =>
  faces.map((face) => `f ${face.map((at) => each(at + 1)).join(' ')}`).join('\n');
export const asciiStl = (start: string, end: string, change: (text: string) => string = (text) => text): string =>
  `${start}\n${change(
    faces
      .map((face) => `facet normal 0 0 0\n  outer loop\n${face.map((at) => `    vertex ${corners[at]}`).join('\n')}\n  endloop\nendfacet`)
      .join('\n'),
  )}\n${end}\n`;
export const plyHeader = (format: string, vertex: readonly string[], face: string, [points, count] = [4, 4]): string =>
  `ply\nformat ${format} 1.0\ncomment made by a test\nelement vertex ${points}\n${vertex.map((one) => `property ${one}\n`).join('')}element face ${count}\n${face}end_header\n`;
export const xyz = (kind: string): readonly string[] => ['x', 'y', 'z'].map((axis) => `${kind} ${axis}`);
export const list = (name = 'vertex_indices', index = 'int'): string => `property list uchar ${index} ${name}\n`;
export const colours = ['255 0 0', '0 255 0', '0 0 255', '255 255 0'];
export const asciiPly = (vertex: readonly string[], more: (at: number) => string, face = list()): string =>
  `${plyHeader('ascii', vertex, face)}${corners.map((corner, at) => `${corner}${more(at)}`).join('\n')}\n${faces.map((face_) => `3 ${face_.join(' ')}`).join('\n')}\n`;

/** A binary PLY of doubles with normals and colours. */
export const binaryPly = (): Buffer => {
  const header = plyHeader(
    'binary_little_endian',
    [...xyz('double'), 'double nx', 'double ny', 'double nz', 'uchar red', 'uchar green', 'uchar blue'],
    list('vertex_indices', 'uint'),
  );
  const points = corners.map((corner) => {
    const point = Buffer.alloc(51);
    for (const [axis, value] of corner.split(' ').entries()) point.writeDoubleLE(Number(value), axis * 8);
    return point;
  });
  const triangles = faces.map((face) => Buffer.concat([Buffer.from([3]), Buffer.from(new Uint32Array(face).buffer)]));
  return Buffer.concat([Buffer.from(header), ...points, ...triangles]);
};

const pad = (data: Buffer, fill: number): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4, fill)]);
export const glb = (gltf: object, binary: Buffer): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const start = Buffer.alloc(8);
    start.writeUInt32LE(data.length);
    start.write(type, 4, 'latin1');
    return Buffer.concat([start, data]);
  };
  const body = Buffer.concat([chunk('JSON', pad(Buffer.from(JSON.stringify(gltf)), 0x20)), chunk('BIN\0', pad(binary, 0))]);
  const start = Buffer.from('glTF\x02\0\0\0\0\0\0\0', 'latin1');
  start.writeUInt32LE(body.length + 12, 8);
  return Buffer.concat([start, body]);
};
export const floats = (...values: readonly number[]): Buffer => Buffer.from(new Float32Array(values).buffer);
export const points = floats(...corners.flatMap((corner) => corner.split(' ').map(Number)));
export const order = Buffer.from(new Uint16Array(faces.flat()).buffer);
const scene = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }] };

/** A GLB with a picture on its surface. */
export const picturedGlb = async (): Promise<Buffer> => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c02040' } })
    .png()
    .toBuffer();
  const places = floats(0, 0, 1, 0, 0, 1, 1, 1);
  const binary = Buffer.concat([points, places, order, picture]);
  return glb(
    {
      ...{
        ...scene,
        nodes: [{ mesh: 0 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, indices: 2, material: 0 }] }],
      },
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
      ...{ textures: [{ source: 0 }], images: [{ bufferView: 3, mimeType: 'image/png' }], buffers: [{ byteLength: binary.length }] },
      bufferViews: [
        { buffer: 0, byteOffset: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 32 },
        { buffer: 0, byteOffset: 80, byteLength: 24 },
        { buffer: 0, byteOffset: 104, byteLength: picture.length },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
        { bufferView: 1, componentType: 5126, count: 4, type: 'VEC2' },
        { bufferView: 2, componentType: 5123, count: 12, type: 'SCALAR' },
      ],
    },
    binary,
  );
};

/** The last corner of the pyramid, at 10, is moved to 20 by a sparse accessor. */
export const sparseGlb = (): Buffer => {
  const binary = Buffer.concat([points, order, pad(Buffer.from(new Uint16Array([3]).buffer), 0), floats(0, 0, 20)]);
  return glb(
    {
      ...{
        ...scene,
        nodes: [{ mesh: 0 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
        buffers: [{ byteLength: binary.length }],
      },
      bufferViews: [
        { buffer: 0, byteOffset: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 24 },
        { buffer: 0, byteOffset: 72, byteLength: 2 },
        { buffer: 0, byteOffset: 76, byteLength: 12 },
      ],
      accessors: [
        {
          ...{ bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 20] },
          sparse: { count: 1, indices: { bufferView: 2, componentType: 5123 }, values: { bufferView: 3 } },
        },
        { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
      ],
    },
    binary,
  );
};

/** A glTF with its data written out in it, and what extensions add to it. */
export const writtenOut = (primitive: object, more: object): string => {
  const data = Buffer.concat([points, order]);
  return JSON.stringify({
    ...scene,
    nodes: [{ mesh: 0, name: 'Chair' }],
    meshes: [{ name: 'Chair', primitives: [{ attributes: { POSITION: 0 }, indices: 1, ...primitive }] }],
    buffers: [{ byteLength: data.length, uri: `data:application/octet-stream;base64,${data.toString('base64')}` }],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 48 },
      { buffer: 0, byteOffset: 48, byteLength: 24 },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
      { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
    ],
    ...more,
  });
};

export const dae = `<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><unit meter="1" name="meter"/><up_axis>Y_UP</up_axis></asset><library_images><image id="duck"><init_from>./duckCM.tga</init_from></image></library_images><library_effects><effect id="e"><profile_COMMON><newparam sid="surface"><surface type="2D"><init_from>duck</init_from></surface></newparam><newparam sid="sampler"><sampler2D><source>surface</source></sampler2D></newparam><technique sid="t"><phong><diffuse><texture texture="sampler" texcoord="UV"/></diffuse></phong></technique></profile_COMMON></effect></library_effects><library_materials><material id="m"><instance_effect url="#e"/></material></library_materials><library_geometries><geometry id="g"><mesh><source id="p"><float_array id="pa" count="12">${corners.join(' ')}</float_array><technique_common><accessor source="#pa" count="4" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="4" material="mat"><input semantic="VERTEX" source="#v" offset="0"/><p>${faces.flat().join(' ')}</p></triangles></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s"><node><instance_geometry url="#g"><bind_material><technique_common><instance_material symbol="mat" target="#m"/></technique_common></bind_material></instance_geometry></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>`;

export const parted =
  (place: string): (() => Uint8Array) =>
  () =>
    package3mf({
      [main]: model(
        `<object id="2" type="model"><components><component p:path="/3D/Objects/object_1.model" objectid="1" ${place}/></components></object>`,
        `<item objectid="2" ${placed(100)}/>`,
      ),
      '3D/Objects/object_1.model': model(pyramid(1), ''),
    });
