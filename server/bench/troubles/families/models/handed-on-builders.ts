import { strToU8, zipSync } from 'fflate';
import { floats, glb, order, points } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';

/** Vertices of an AMF, moved along x. */
const amfVertices = (by: number): string =>
  `<vertices>${corners
    .map((corner) => corner.split(' ').map(Number))
    .map(([x = 0, y = 0, z = 0]) => `<vertex><coordinates><x>${x + by}</x><y>${y}</y><z>${z}</z></coordinates></vertex>`)
    .join('')}</vertices>`;

const amfVolume = (rows: readonly (readonly number[])[]): string =>
  `<volume>${rows.map(([a, b, c]) => `<triangle><v1>${a}</v1><v2>${b}</v2><v3>${c}</v3></triangle>`).join('')}</volume>`;

/** An object of an AMF: the pyramid, moved along x, in one volume or several. */
export const amfObject = (id: number, by = 0, volumes: readonly (readonly (readonly number[])[])[] = [faces]): string =>
  `<object id="${id}"><mesh>${amfVertices(by)}${volumes.map(amfVolume).join('')}</mesh></object>`;

export const amfOf = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<amf unit="millimeter" version="1.1">${content}</amf>`;

/** Two pyramids of an OBJ, each with lines of its own before its faces; the second lies 20 further along x. */
export const twoObjects = (first: string, second: string, colours: readonly [string, string] = ['', '']): string =>
  [0, 1]
    .map((number) => {
      const rows = corners.map((corner) => {
        const [x = 0, y = 0, z = 0] = corner.split(' ').map(Number);
        return `v ${x + number * 20} ${y} ${z}${colours[number]}`;
      });
      const used = faces.map((face) => `f ${face.map((at) => at + 1 + number * 4).join(' ')}`);
      return [...rows, number === 0 ? first : second, ...used].join('\n');
    })
    .join('\n');

const scene = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }] };

/** A GLB of two pyramids in two materials. */
export const twoMaterialsGlb = (): Buffer =>
  glb(
    {
      ...{ ...scene, scenes: [{ nodes: [0, 1] }], buffers: [{ byteLength: 72 }] },
      nodes: [
        { mesh: 0, name: 'Table' },
        { mesh: 1, name: 'Lamp', translation: [20, 0, 0] },
      ],
      meshes: [0, 1].map((material) => ({ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material }] })),
      materials: [
        { name: 'Wood', pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1] } },
        { name: 'Brass', pbrMetallicRoughness: { baseColorFactor: [0, 0, 1, 1] } },
      ],
      bufferViews: [
        { buffer: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 24 },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
        { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
      ],
    },
    Buffer.concat([points, order]),
  );

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A GLB whose picture lies by the second list of places on it. */
export const secondPlacesGlb = (): Buffer => {
  const binary = Buffer.concat([points, order, floats(0, 0, 0, 0, 0, 0, 0, 0), floats(0.25, 0.75, 0.5, 0.75, 0.25, 0.5, 0.5, 0.5), dot]);
  return glb(
    {
      ...{ ...scene, nodes: [{ mesh: 0 }], buffers: [{ byteLength: binary.length }] },
      meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 2, TEXCOORD_1: 3 }, indices: 1, material: 0 }] }],
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0, texCoord: 1 } } }],
      ...{ textures: [{ source: 0 }], images: [{ bufferView: 4, mimeType: 'image/png' }] },
      bufferViews: [
        { buffer: 0, byteLength: 48 },
        { buffer: 0, byteOffset: 48, byteLength: 24 },
        { buffer: 0, byteOffset: 72, byteLength: 32 },
        { buffer: 0, byteOffset: 104, byteLength: 32 },
        { buffer: 0, byteOffset: 136, byteLength: dot.length },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3', min: [0, 0, 0], max: [10, 10, 10] },
        { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
        { bufferView: 2, componentType: 5126, count: 4, type: 'VEC2' },
        { bufferView: 3, componentType: 5126, count: 4, type: 'VEC2' },
      ],
    },
    binary,
  );
};

/** A ZIP of an OBJ, its materials and a picture. */
export const picturedZip = (obj: string, materials: string, picture: string) =>
  zipSync({ 'part.obj': strToU8(obj), 'part.mtl': strToU8(materials), [picture]: new Uint8Array(dot) });
