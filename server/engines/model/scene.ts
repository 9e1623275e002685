import type { FileBytes } from '../../files/file-bytes.ts';
import { isTwoColouredObj, isTwoColouredPly, searchedBytes } from './joined-corners.ts';
import { hasColours, hasOtherUnit, hasSeveralParts } from './lengths.ts';
import { isLoose, isLoosePly } from './loose.ts';
import { plain, type Scene, shown } from './scene-type.ts';
import { marks, ofText } from './text-scene.ts';

/** Extensions of glTF that pack shapes in a way that Assimp does not read. */
const packers: Readonly<Record<string, string>> = { EXT_meshopt_compression: 'meshopt' };

type Gltf = {
  readonly asset?: unknown;
  readonly buffers?: unknown;
  readonly images?: unknown;
  readonly materials?: unknown;
  readonly meshes?: unknown;
  readonly accessors?: unknown;
  readonly extensionsRequired?: unknown;
  readonly extensionsUsed?: unknown;
};
const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** URIs of glTF that refer to files, not embedded data. */
const filesOf = (value: unknown): readonly string[] =>
  listOf(value).flatMap(({ uri }) => (typeof uri === 'string' && !uri.startsWith('data:') ? [uri] : []));

/** The component type of floats (glTF 2.0, 3.6.2.2). */
const float = 5126;
const measures = /^(?:POSITION|NORMAL|TANGENT|TEXCOORD_\d+)$/;

/** Whether any corner of a glTF has whole numbers, which are smaller. */
const hasWholeNumbers = (meshes: unknown, accessors: unknown): boolean => {
  const kinds = listOf(accessors).map(({ componentType }) => componentType);
  return listOf(meshes)
    .flatMap(({ primitives }) => listOf(primitives))
    .flatMap(({ attributes }) => Object.entries(Object(attributes) as Readonly<Record<string, unknown>>))
    .some(([name, index]) => measures.test(name) && kinds[Number(index)] !== undefined && kinds[Number(index)] !== float);
};

const ofGltf = (text: string): Scene => {
  try {
    const {
      asset,
      buffers,
      images,
      materials,
      meshes,
      accessors,
      extensionsRequired: required,
      extensionsUsed: used,
    } = JSON.parse(text) as Gltf;
    const looks = listOf(materials).length + listOf(images).length;
    const packedBy = Object.keys(packers).flatMap((name) =>
      Array.isArray(required) && required.includes(name) ? [packers[name] ?? ''] : [],
    );
    return {
      hasLooks: looks > 0,
      missingShapes: shown(filesOf(buffers)),
      missingLooks: shown(filesOf(images)),
      packedBy,
      isForeign: hasWholeNumbers(meshes, accessors),
      isDraco: Array.isArray(used) && used.includes('KHR_draco_mesh_compression'),
      hasColouredCorners: text.includes('"COLOR_0"'),
      // glTF 1.0 has objects by name where 2.0 has lists.
      isOld: /^[01]\./.test(String(Object(asset).version ?? '')) || (meshes !== undefined && !Array.isArray(meshes)),
    };
  } catch {
    return plain;
  }
};

/** Limit of a model's JSON; a longer one converts without a note. */
const maxJson = 16 * 1024 ** 2;

/** The first chunk of a GLB is its JSON (glTF 2.0, 4.4). One whose length is no multiple of four is read everywhere but by Assimp. */
const ofGlb = (bytes: FileBytes): Scene => {
  const length = bytes.size >= 20 ? bytes.u32(12, true) : 0;
  if (length > maxJson) return plain;
  const scene = ofGltf(bytes.slice(20, length).toString('utf8'));
  return { ...scene, isForeign: scene.isForeign || length % 4 !== 0 };
};

/** Corners of an OBJ, and lines that are neither its words nor comments. */
const [corner, foreign] = [/^[ \t]{0,9}v[ \t]/m, /^[ \t]{0,9}(?!(?:o|g|s|mtllib|usemtl|vn|vt)\b|#)\S/m];

/** Corners of an OBJ with colours, and without: Assimp takes the latter for black if there are both. */
const [coloured, bare] = [/^[ \t]{0,9}v(?:[ \t]{1,9}[^\s#]{1,40}){6}/m, /^[ \t]{0,9}v(?:[ \t]{1,9}[^\s#]{1,40}){3}[ \t]{0,9}\r?$/m];

const ofObj = (text: string): Scene => {
  const libraries = [...text.matchAll(/^[ \t]{0,9}mtllib[ \t]+([^\r\n]{1,300})/gm)].map(([, name = '']) => name.trim());
  return {
    ...plain,
    hasLooks: libraries.length > 0,
    missingLooks: shown(libraries),
    isEmpty: text.length < maxJson && !corner.test(text) && !foreign.test(text),
    isForeign: isLoose.obj?.(text.slice(0, startBytes)) === true || (coloured.test(text) && (bare.test(text) || isTwoColouredObj(text))),
  };
};

/** How much of a text is read for the words and numbers at its start, such as the header of a PLY. */
const startBytes = 64 * 1024;

/** Bytes of numbers by the names of both versions of the format. */
const plySizes: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: 'char int8 uchar uint8',
    2: 'short int16 ushort uint16',
    4: 'int int32 uint uint32 float float32',
    8: 'double float64',
  }).flatMap(([size, names]) => names.split(' ').map((name) => [name, Number(size)] as const)),
);

/** The least size of a PLY whose corners come first: in text, a digit and a blank for each number. */
const leastPly = (header: string): number => {
  const [, count = '0', properties = ''] = /^element vertex (\d{1,10})\r?\n((?:property \w{1,9} \w{1,40}\r?\n){1,200})/m.exec(header) ?? [];
  if (!/^(?:(?!element)[^\n]*\n)*element vertex/.test(header)) return 0;
  const isText = /^format ascii/m.test(header);
  const row = [...properties.matchAll(/^property (\w+)/gm)].reduce(
    (sum, [, kind = '']) => sum + (isText ? 2 : (plySizes.get(kind) ?? 0)),
    0,
  );
  return header.length + 'end_header\n'.length + Number(count) * row - Number(isText);
};

const ofPly = (start: Buffer, size: number): Scene => {
  const [header = ''] = start.toString('latin1').split('end_header', 1);
  const pictures = [...header.matchAll(/^comment TextureFile[ \t]{1,9}([^\r\n]{1,300})/gm)].map(([, name = '']) => name.trim());
  return {
    ...plain,
    hasLooks: marks.ply?.test(header) === true || pictures.length > 0,
    hasColouredCorners: marks.ply?.test(header) === true,
    missingLooks: shown(pictures),
    isForeign: isLoosePly(header, start) || (marks.ply?.test(header) === true && isTwoColouredPly(header, start)),
    isCut: size < leastPly(header),
    isEmpty: /^element vertex 0\r?$/m.test(header),
  };
};

/** Whether an STL in bytes has colours: one in its header, or triangles near its start whose mark says so by its highest bit. */
const isColouredStl = (start: Buffer, count: number): boolean =>
  start.subarray(0, 70).includes('COLOR=') ||
  Array.from({ length: Math.min(count, Math.floor((start.length - 84) / 50)) }, (_, at) => start[84 + at * 50 + 49] ?? 0).some(
    (mark) => mark >= 0x80,
  );

const ofStl = (start: Buffer, size: number): Scene => {
  const text = start.toString('latin1');
  const count = start.length >= 84 ? start.readUInt32LE(80) : 0;
  const end = 84 + count * 50;
  const isBinaryStl = size >= end && start.length >= 84 && !isTextStl.test(text);
  const hasColouredCorners = isBinaryStl && isColouredStl(start, count);
  return {
    ...plain,
    isForeign: isBinaryStl ? hasColouredCorners || size > end : isLoose.stl?.(text) === true,
    isBinaryStl,
    hasColouredCorners,
    // In bytes, the number of triangles follows after 80; in text, the last word is `endsolid`.
    isEmpty: (size === 84 && count === 0) || (size < startBytes && /^\s{0,99}solid\b[^\n]{0,999}\n\s{0,99}endsolid\b/i.test(text)),
  };
};

/** The first words of an STL in text. */
const isTextStl = /^\s{0,99}solid\b[^\n]{0,999}\n\s{0,99}(?:facet|endsolid)\b/i;

/** Colours at the corners and at the faces of an OFF: more numbers than three, and than corners. */
const ofOff = (start: string, end: string): Scene => {
  const lines = (text: string): readonly (readonly string[])[] =>
    text.split('\n').flatMap((line) => (/^\s{0,99}[\d.-]/.test(line) ? [line.trim().split(/\s+/)] : []));
  const corner = lines(start)[1] ?? [];
  const face = lines(end).at(-1) ?? [];
  return {
    ...plain,
    isForeign: isLoose.off?.(start) === true,
    isEmpty: /^\s{0,99}\w{0,4}OFF\s(?:\s|#[^\n]{0,999}\n){0,999}0\s{1,9}0\b/.test(start),
    hasColouredCorners: corner.length > 5,
    losesLooks: face.length > Number(face[0]) + 3,
  };
};

/** Two volumes of one mesh of an AMF. */
const severalVolumes = /<\/volume>\s{0,999}<volume\b/;

/** Reads the references of a model besides its shapes; formats without known references have none. */
export const sceneOf = (bytes: FileBytes, format: string): Scene => {
  if (format === 'glb') return ofGlb(bytes);
  const text = (): string => bytes.slice(0, maxJson).toString('latin1');
  if (format === 'gltf') return bytes.size > maxJson ? plain : ofGltf(bytes.slice(0, maxJson).toString('utf8'));
  if (format === 'obj') return ofObj(bytes.slice(0, maxJson).toString('utf8'));
  const start = (): Buffer => bytes.slice(0, startBytes);
  if (format === '3mf')
    return { ...plain, hasLooks: hasColours(bytes), isForeign: hasOtherUnit(bytes, format), isParted: hasSeveralParts(bytes) };
  if (format === 'ply') return ofPly(bytes.slice(0, searchedBytes), bytes.size);
  if (format === 'stl') return ofStl(start(), bytes.size);
  if (format === 'off') return ofOff(start().toString('latin1'), bytes.text(bytes.size - 4096, 4096) || start().toString('latin1'));
  if (format === 'amf') {
    const read = text();
    return { ...plain, hasLooks: marks.amf?.test(read) === true, isForeign: hasOtherUnit(bytes, format) || severalVolumes.test(read) };
  }
  return marks[format] ? ofText(text(), format) : plain;
};
