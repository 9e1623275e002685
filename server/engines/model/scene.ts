import type { FileBytes } from '../../files/file-bytes.ts';
import { hasColours, hasOtherUnit, hasSeveralParts } from './lengths.ts';
import { isLoose, isLoosePly } from './loose.ts';
import { isMirroredNode, isMirroredText } from './mirrored.ts';

/** References of a model besides its shapes. */
export type Scene = {
  readonly hasLooks: boolean;
  /** Referenced files that are missing: shapes, without which the model is unusable, and textures. */
  readonly missingShapes: readonly string[];
  readonly missingLooks: readonly string[];
  /** Ways of packing shapes that Assimp does not read. */
  readonly packedBy: readonly string[];
  /** Whether it must be rewritten: Assimp takes all numbers for floats, all lengths for millimetres, and knows one spelling of words. */
  readonly isForeign: boolean;
  /** Whether anything is placed mirrored, which Assimp leaves inside out in formats without nodes. */
  readonly isMirrored?: boolean;
  /** Whether its corners have colours, which a PLY and an OBJ keep. */
  readonly hasColouredCorners?: boolean;
  /** Whether it has colours that no target keeps. */
  readonly losesLooks?: boolean;
  /** Whether the objects of a 3MF lie in several parts. */
  readonly isParted?: boolean;
  /** Whether an OBJ has lines or points besides its faces. */
  readonly hasLines?: boolean;
  /** Whether a PLY has points and no faces. */
  readonly isPoints?: boolean;
  /** Whether it has no corner: Assimp calls some such files damaged, and makes others into models without shapes. */
  readonly isEmpty?: boolean;
};

const plain: Scene = { hasLooks: false, missingShapes: [], missingLooks: [], packedBy: [], isForeign: false };

/** Extensions of glTF that pack shapes in a way that Assimp does not read. */
const packers: Readonly<Record<string, string>> = { EXT_meshopt_compression: 'meshopt' };

/** Longest file name in a message, and the number of names. */
const [maxName, maxNames] = [80, 5];
const shown = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].slice(0, maxNames).map((name) => name.replace(/\p{Cc}/gu, '').slice(0, maxName));

type Gltf = {
  readonly buffers?: unknown;
  readonly images?: unknown;
  readonly materials?: unknown;
  readonly meshes?: unknown;
  readonly accessors?: unknown;
  readonly extensionsRequired?: unknown;
  readonly nodes?: unknown;
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
    const { buffers, images, materials, meshes, accessors, nodes, extensionsRequired: required } = JSON.parse(text) as Gltf;
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
      isMirrored: listOf(nodes).some(isMirroredNode),
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

/** Lines, points, and faces of less than three corners. */
const thin = /^[ \t]{0,9}(?:[lp][ \t]|f[ \t]{1,9}\S{1,99}(?:[ \t]{1,9}\S{1,99})?[ \t]{0,9}\r?$)/m;

const ofObj = (text: string): Scene => {
  const libraries = [...text.matchAll(/^[ \t]{0,9}mtllib[ \t]+([^\r\n]{1,300})/gm)].map(([, name = '']) => name.trim());
  return {
    ...plain,
    hasLooks: libraries.length > 0,
    missingLooks: shown(libraries),
    hasLines: thin.test(text),
    isEmpty: text.length < maxJson && !corner.test(text) && !foreign.test(text),
    isForeign: isLoose.obj?.(text.slice(0, startBytes)) === true,
  };
};

/** How much of a text is read for the words and numbers at its start, such as the header of a PLY. */
const startBytes = 64 * 1024;

const ofPly = (start: Buffer, size: number): Scene => {
  const [header = ''] = start.toString('latin1').split('end_header', 1);
  // More points than bytes are a broken file, which Assimp refuses.
  const points = Number(/^element vertex (\d{1,10})/m.exec(header)?.[1] ?? 0);
  const isPoints = !/^element (?:face|tristrips) [1-9]/m.test(header) && points > 0 && points < size;
  const pictures = [...header.matchAll(/^comment TextureFile[ \t]{1,9}([^\r\n]{1,300})/gm)].map(([, name = '']) => name.trim());
  return {
    ...plain,
    hasLooks: marks.ply?.test(header) === true || pictures.length > 0,
    missingLooks: shown(pictures),
    isForeign: isLoosePly(header, start),
    isEmpty: /^element vertex 0\r?$/m.test(header),
    isPoints,
  };
};

const ofStl = (start: string, size: number): Scene => ({
  ...plain,
  isForeign: isLoose.stl?.(start) === true,
  // In bytes, the number of triangles follows after 80; in text, the last word is `endsolid`.
  isEmpty:
    (size === 84 && start.endsWith('\0\0\0\0')) || (size < startBytes && /^\s{0,99}solid\b[^\n]{0,999}\n\s{0,99}endsolid\b/i.test(start)),
});

/** Colours at the corners and at the faces of an OFF: more numbers than three, and than corners. */
const ofOff = (start: string, end: string): Scene => {
  const lines = (text: string): readonly (readonly string[])[] =>
    text.split('\n').flatMap((line) => (/^\s{0,99}[\d.-]/.test(line) ? [line.trim().split(/\s+/)] : []));
  const corner = lines(start)[1] ?? [];
  const face = lines(end).at(-1) ?? [];
  return {
    ...plain,
    isForeign: isLoose.off?.(start) === true,
    hasColouredCorners: corner.length > 5,
    losesLooks: face.length > Number(face[0]) + 3,
  };
};

/** Names of pictures that a model refers to, by format. */
const pictureNames: Readonly<Record<string, RegExp>> = {
  dae: /<(?:\w{1,20}:)?init_from>\s{0,99}([^<>#]{1,300}\.[A-Za-z]{2,5})\s{0,99}<\//g,
  x: /\bTextureFilename\b[^{}]{0,99}\{\s{0,99}"([^"]{1,300})"/g,
  x3d: /<(?:\w{1,20}:)?ImageTexture\b[^<>]{0,300}?\surl\s{0,9}=\s{0,9}['"]\s{0,9}["']?([^"'<>]{1,300})/g,
};

const ofText = (text: string, format: string): Scene => {
  const pattern = pictureNames[format];
  const pictures = pattern ? [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/^(?:file:\/{2,3}|\.\/)/, '')) : [];
  const isMirrored = (format === 'dae' || format === 'x3d') && isMirroredText(text, format);
  return { ...plain, hasLooks: marks[format]?.test(text) === true, missingLooks: shown(pictures), isMirrored };
};

/** Signs of colours or textures in other formats. */
const marks: Readonly<Record<string, RegExp>> = {
  dae: /<(?:\w{1,20}:)?(?:effect|image)\b/,
  ply: /^property \w{1,9} (?:red|r|diffuse_red|f_dc_0)\r?$/m,
  x: /\bMaterial\b/,
  x3d: /<(?:\w{1,20}:)?(?:Material|ImageTexture|Color)\b/,
  amf: /<(?:\w{1,20}:)?color\b/,
};

/** Reads the references of a model besides its shapes; formats without known references have none. */
export const sceneOf = (bytes: FileBytes, format: string): Scene => {
  if (format === 'glb') return ofGlb(bytes);
  const text = (): string => bytes.slice(0, maxJson).toString('latin1');
  if (format === 'gltf') return bytes.size > maxJson ? plain : ofGltf(bytes.slice(0, maxJson).toString('utf8'));
  if (format === 'obj') return ofObj(bytes.slice(0, maxJson).toString('utf8'));
  const start = (): Buffer => bytes.slice(0, startBytes);
  if (format === '3mf')
    return { ...plain, hasLooks: hasColours(bytes), isForeign: hasOtherUnit(bytes, format), isParted: hasSeveralParts(bytes) };
  if (format === 'ply') return ofPly(start(), bytes.size);
  if (format === 'stl') return ofStl(start().toString('latin1'), bytes.size);
  if (format === 'off') return ofOff(start().toString('latin1'), bytes.text(bytes.size - 4096, 4096) || start().toString('latin1'));
  if (format === 'amf') return { ...plain, hasLooks: marks.amf?.test(text()) === true, isForeign: hasOtherUnit(bytes, format) };
  return marks[format] ? ofText(text(), format) : plain;
};
