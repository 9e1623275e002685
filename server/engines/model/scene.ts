import type { FileBytes } from '../../files/file-bytes.ts';

/** References of a model besides its shapes. */
export type Scene = {
  readonly hasLooks: boolean;
  /** Referenced files that are missing: shapes, without which the model is unusable, and textures. */
  readonly missingShapes: readonly string[];
  readonly missingLooks: readonly string[];
};

const plain: Scene = { hasLooks: false, missingShapes: [], missingLooks: [] };

/** Longest file name in a message, and the number of names. */
const [maxName, maxNames] = [80, 5];
const shown = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].slice(0, maxNames).map((name) => name.replace(/\p{Cc}/gu, '').slice(0, maxName));

type Gltf = { readonly buffers?: unknown; readonly images?: unknown; readonly materials?: unknown };
const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** URIs of glTF that refer to files, not embedded data. */
const filesOf = (value: unknown): readonly string[] =>
  listOf(value).flatMap(({ uri }) => (typeof uri === 'string' && !uri.startsWith('data:') ? [uri] : []));

const ofGltf = (text: string): Scene => {
  try {
    const { buffers, images, materials } = JSON.parse(text) as Gltf;
    const looks = listOf(materials).length + listOf(images).length;
    return { hasLooks: looks > 0, missingShapes: shown(filesOf(buffers)), missingLooks: shown(filesOf(images)) };
  } catch {
    return plain;
  }
};

/** Limit of a model's JSON; a longer one converts without a note. */
const maxJson = 16 * 1024 ** 2;

/** The first chunk of a GLB is its JSON (glTF 2.0, 4.4). */
const ofGlb = (bytes: FileBytes): Scene => {
  const length = bytes.size >= 20 ? bytes.u32(12, true) : 0;
  return length > maxJson ? plain : ofGltf(bytes.slice(20, length).toString('utf8'));
};

const ofObj = (text: string): Scene => {
  const libraries = [...text.matchAll(/^[ \t]{0,9}mtllib[ \t]+([^\r\n]{1,300})/gm)].map(([, name = '']) => name.trim());
  return { hasLooks: libraries.length > 0, missingShapes: [], missingLooks: shown(libraries) };
};

/** Signs of colours or textures in other formats. */
const marks: Readonly<Record<string, RegExp>> = {
  dae: /<(?:\w{1,20}:)?(?:effect|image)\b/,
  ply: /^property \w{1,9} (?:red|diffuse_red)\r?$/m,
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
  const mark = marks[format];
  return mark ? { ...plain, hasLooks: mark.test(text()) } : plain;
};
