import { strToU8, zipSync } from 'fflate';
import { floats, glb, order, points } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';

/** Corners of a pyramid that is 10 wide, 20 deep and 30 high, standing on z. */
const tall = ['0 0 0', '10 0 0', '0 20 0', '0 0 30'];

/** The tall pyramid as a binary STL, with a header, two bytes behind each triangle, and bytes behind all of them. */
export const tallStl = (header = '', marks: readonly number[] = [0, 0, 0, 0], rest = Buffer.alloc(0)): Buffer => {
  const start = Buffer.alloc(84);
  start.write(header, 'latin1');
  start.writeUInt32LE(faces.length, 80);
  const triangles = faces.map((face, number) => {
    const triangle = Buffer.alloc(50);
    for (const [at, corner] of face.entries())
      for (const [axis, value] of (tall[corner] ?? '').split(' ').entries()) triangle.writeFloatLE(Number(value), 12 + at * 12 + axis * 4);
    triangle.writeUInt16LE(marks[number] ?? 0, 48);
    return triangle;
  });
  return Buffer.concat([start, ...triangles, rest]);
};

/** The tall pyramid as an object of a 3MF. */
export const tallObject = (type = 'model'): string =>
  `<object id="1" type="${type}"><mesh><vertices>${tall
    .map((corner) => corner.split(' '))
    .map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`)
    .join(
      '',
    )}</vertices><triangles>${faces.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`).join('')}</triangles></mesh></object>`;

const scene = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }] };
const place = (bufferView: number, count: number, type: string, more: object = {}) => ({
  bufferView,
  componentType: 5126,
  count,
  type,
  ...more,
});
const whole = { min: [0, 0, 0], max: [10, 10, 10] };

/** A GLB of the pyramid whose corners have these colours, red, green and blue. */
export const colouredGlb = (...colours: readonly number[]): Buffer =>
  glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0 }], buffers: [{ byteLength: 120 }] },
      meshes: [{ primitives: [{ attributes: { POSITION: 0, COLOR_0: 1 }, indices: 2 }] }],
      bufferViews: [
        { buffer: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 48 },
        { buffer: 0, byteOffset: 96, byteLength: 24 },
      ],
      accessors: [place(0, 4, 'VEC3', whole), place(1, 4, 'VEC3'), { bufferView: 2, componentType: 5123, count: 12, type: 'SCALAR' }],
    },
    Buffer.concat([points, floats(...colours), order]),
  );

/** A GLB of the pyramid in one material. */
export const materialGlb = (material: object): Buffer =>
  glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0, name: 'Pane' }], buffers: [{ byteLength: 72 }], materials: [material] },
      meshes: [{ name: 'Pane', primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
      bufferViews: [
        { buffer: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 24 },
      ],
      accessors: [place(0, 4, 'VEC3', whole), { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' }],
    },
    Buffer.concat([points, order]),
  );

/** A GLB of the pyramid moved by 5 along x by its one bone. Its own node moves it by 100, which does not count (glTF 2.0, 3.7.3.3). */
export const skinnedGlb = (): Buffer =>
  glb(
    {
      ...{ ...scene, scenes: [{ nodes: [0, 1] }], buffers: [{ byteLength: 152 }] },
      nodes: [
        { mesh: 0, skin: 0, translation: [100, 0, 0] },
        { name: 'Bone', translation: [5, 0, 0] },
      ],
      skins: [{ joints: [1] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, JOINTS_0: 1, WEIGHTS_0: 2 }, indices: 3 }] }],
      bufferViews: [
        { buffer: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 16 },
        { buffer: 0, byteOffset: 64, byteLength: 64 },
        { buffer: 0, byteOffset: 128, byteLength: 24 },
      ],
      accessors: [
        place(0, 4, 'VEC3', whole),
        { bufferView: 1, componentType: 5121, count: 4, type: 'VEC4' },
        place(2, 4, 'VEC4'),
        { bufferView: 3, componentType: 5123, count: 12, type: 'SCALAR' },
      ],
    },
    Buffer.concat([points, Buffer.alloc(16), floats(...corners.flatMap(() => [1, 0, 0, 0])), order]),
  );

/** A ZIP of an OBJ and its materials. */
export const objZip = (obj: string, materials: string, name = 'looks.mtl') =>
  zipSync({ 'part.obj': strToU8(obj), [name]: strToU8(materials) });

/** A COLLADA whose triangles have these inputs and numbers, in a phong material. */
export const colladaOf = ({ inputs, numbers, phong }: { inputs: string; numbers: string; phong: string }): string => {
  const source = (id: string, values: string, parameters: string): string => {
    const [count, stride] = [values.split(' ').length, parameters.length];
    return `<source id="${id}"><float_array id="${id}a" count="${count}">${values}</float_array><technique_common><accessor source="#${id}a" count="${count / stride}" stride="${stride}">${[...parameters].map((name) => `<param name="${name}" type="float"/>`).join('')}</accessor></technique_common></source>`;
  };
  return `<?xml version="1.0" encoding="utf-8"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><unit meter="1" name="meter"/><up_axis>Y_UP</up_axis></asset><library_effects><effect id="e"><profile_COMMON><technique sid="t"><phong>${phong}</phong></technique></profile_COMMON></effect></library_effects><library_materials><material id="m" name="Glass"><instance_effect url="#e"/></material></library_materials><library_geometries><geometry id="g" name="Pane"><mesh>${source('p', corners.join(' '), 'XYZ')}${source('n', '0 0 1 0 1 0', 'XYZ')}${source('u', '0 0 1 0 0 1', 'ST')}<vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="4" material="mat">${inputs}<p>${numbers}</p></triangles></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s"><node id="o" name="Pane"><instance_geometry url="#g"><bind_material><technique_common><instance_material symbol="mat" target="#m"/></technique_common></bind_material></instance_geometry></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>`;
};
