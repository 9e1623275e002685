import { strToU8, zipSync } from 'fflate';
import { floats, glb, order, points } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';

/** The pyramid as an AMF. */
const amf = `<?xml version="1.0" encoding="utf-8"?>\n<amf unit="millimeter" version="1.1"><object id="1"><mesh><vertices>${corners
  .map((corner) => corner.split(' '))
  .map(([x, y, z]) => `<vertex><coordinates><x>${x}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`)
  .join('')}</vertices><volume>${faces
  .map(([a, b, c]) => `<triangle><v1>${a}</v1><v2>${b}</v2><v3>${c}</v3></triangle>`)
  .join('')}</volume></mesh></object></amf>`;

export const zippedAmf = (name: string) => () => zipSync({ [name]: strToU8(amf) });

/** Text of an STL of the pyramid, with the corners changed. */
export const stlText = (name: string, each: (corner: string) => string): string =>
  `solid ${name}\n${faces
    .map(
      (face) =>
        `  facet normal 0 0 0\n    outer loop\n${face.map((at) => `      vertex ${each(corners[at] ?? '')}`).join('\n')}\n    endloop\n  endfacet`,
    )
    .join('\n')}\nendsolid ${name}\n`;

/** Text of a PLY of the pyramid: properties of corners with their values, and of faces with theirs. */
export const plyText = (
  [properties, values]: readonly [properties: readonly string[], values: (at: number) => string],
  [lists, rest]: readonly [lists: readonly string[], rest: (face: number) => string] = [[], () => ''],
): string =>
  [
    ...['ply', 'format ascii 1.0', 'element vertex 4', 'property float x', 'property float y', 'property float z'],
    ...properties.map((one) => `property ${one}`),
    ...['element face 4', 'property list uchar int vertex_indices', ...lists.map((one) => `property ${one}`), 'end_header'],
    ...corners.map((corner, at) => `${corner} ${values(at)}`.trim()),
    ...faces.map((face, at) => `3 ${face.join(' ')} ${rest(at)}`.trim()),
    '',
  ].join('\n');

/** A binary PLY of the pyramid whose header has the line ends of Windows. */
export const windowsPly = (): Buffer =>
  Buffer.concat([
    Buffer.from(
      [
        ...['ply', 'format binary_little_endian 1.0', 'element vertex 4', 'property float x', 'property float y', 'property float z'],
        ...['element face 4', 'property list uchar int vertex_indices', 'end_header', ''],
      ].join('\r\n'),
    ),
    points,
    ...faces.map((face) => Buffer.concat([Buffer.from([3]), Buffer.from(new Int32Array(face).buffer)])),
  ]);

/** Four Gaussian splats as their training writes them: binary, with the colour as a harmonic of degree 0. */
export const splats = (): Buffer => {
  const rest = Array.from({ length: 9 }, (_, at) => `f_rest_${at}`);
  const names = ['x', 'y', 'z', 'nx', 'ny', 'nz', 'f_dc_0', 'f_dc_1', 'f_dc_2', ...rest, 'opacity', 'scale_0', 'scale_1', 'scale_2'];
  const all = [...names, 'rot_0', 'rot_1', 'rot_2', 'rot_3'];
  const harmonic = (value: number): number => (value - 0.5) / 0.28209479177387814;
  const colours = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 0],
  ];
  return Buffer.concat([
    Buffer.from(
      `ply\nformat binary_little_endian 1.0\nelement vertex 4\n${all.map((name) => `property float ${name}\n`).join('')}end_header\n`,
    ),
    ...corners.map((corner, at) =>
      floats(
        ...corner.split(' ').map(Number),
        ...[0, 0, 0],
        ...(colours[at] ?? []).map(harmonic),
        ...rest.map(() => 0),
        ...[2, -4, -4, -4, 1, 0, 0, 0],
      ),
    ),
  ]);
};

const scene = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }] };
const float3 = (bufferView: number, count: number) => ({
  bufferView,
  componentType: 5126,
  count,
  type: 'VEC3',
  min: [0, 0, 0],
  max: [10, 10, 10],
});

/** A GLB of pyramids below nodes. */
export const nodesGlb = (nodes: readonly object[]): Buffer =>
  glb(
    {
      ...{ ...scene, nodes, meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }], buffers: [{ byteLength: 72 }] },
      bufferViews: [
        { buffer: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 24 },
      ],
      accessors: [float3(0, 4), { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' }],
    },
    Buffer.concat([points, order]),
  );

/** A GLB of one primitive without numbers of corners, in a mode (glTF 2.0, 3.7.2.1). */
export const modeGlb = (mode: number, ...values: readonly number[]): Buffer =>
  glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode }] }] },
      ...{ buffers: [{ byteLength: values.length * 4 }], bufferViews: [{ buffer: 0, byteLength: values.length * 4 }] },
      accessors: [float3(0, values.length / 3)],
    },
    floats(...values),
  );

/** A COLLADA of a pyramid that is 10 wide, 20 deep and 30 high. */
export const collada = (asset: string): string => {
  const high = ['0 0 0', '10 0 0', '0 20 0', '0 0 30'].join(' ');
  return `<?xml version="1.0" encoding="utf-8"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset>${asset}</asset><library_geometries><geometry id="g"><mesh><source id="p"><float_array id="pa" count="12">${high}</float_array><technique_common><accessor source="#pa" count="4" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="4"><input semantic="VERTEX" source="#v" offset="0"/><p>${faces.flat().join(' ')}</p></triangles></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s"><node id="n"><instance_geometry url="#g"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>`;
};

export const x3d = (scene_: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE X3D PUBLIC "ISO//Web3D//DTD X3D 3.0//EN" "http://www.web3d.org/specifications/x3d-3.0.dtd"><X3D profile="Interchange" version="3.0"><Scene>${scene_}</Scene></X3D>`;

export const x3dPyramid = `<IndexedFaceSet coordIndex="${faces.map((face) => `${face.join(' ')} -1`).join(' ')}"><Coordinate point="${corners.join(' ')}"/></IndexedFaceSet>`;
