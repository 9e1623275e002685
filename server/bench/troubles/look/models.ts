import { type Finding, finding, same } from '../../fidelity/check.ts';

type Path = { readonly path: string };

/** Bounds of a binary STL, rounded: `0..10 0..10 0..10`, after the number of its triangles. */
const boundsOf = async (path: string): Promise<string> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  const count = file.readUInt32LE(80);
  const axes = [0, 1, 2].map((axis) => {
    const values = Array.from({ length: count * 3 }, (_, index) =>
      file.readFloatLE(84 + Math.floor(index / 3) * 50 + 12 + (index % 3) * 12 + axis * 4),
    );
    return `${Math.round(Math.min(...values) * 10) / 10}..${Math.round(Math.max(...values) * 10) / 10}`;
  });
  return `${count} ${axes.join(' ')}`;
};

export const isStl =
  (wanted: string) =>
  async ({ path }: Path): Promise<readonly Finding[]> => [finding('bounds', (await boundsOf(path)) === wanted, await boundsOf(path))];

export type Gltf = {
  readonly meshes: readonly { readonly primitives: readonly { readonly attributes: Readonly<Record<string, number>> }[] }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly count: number;
    readonly type?: string;
  }[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteLength: number }[];
  readonly extensionsUsed?: readonly string[];
  readonly materials?: readonly unknown[];
  readonly images?: readonly Readonly<Record<string, unknown>>[];
  readonly buffers?: readonly Readonly<Record<string, unknown>>[];
};

/** The JSON of a GLB, and its binary chunk. */
export const readGlb = async (path: string): Promise<{ readonly gltf: Gltf; readonly binary: Buffer }> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  const end = 20 + file.readUInt32LE(12);
  return { gltf: JSON.parse(file.toString('utf8', 20, end)), binary: file.subarray(end + 8) };
};

export const hasColours = async ({ path }: Path): Promise<readonly Finding[]> => {
  const { gltf } = await readGlb(path);
  const attributes = Object.keys(gltf.meshes[0]?.primitives[0]?.attributes ?? {});
  return [finding('colours', attributes.includes('COLOR_0'), attributes)];
};

/** Number of lines of an OBJ or MTL that begin with this word. */
export const lines = (text: string, word: string): number => (text.match(new RegExp(`^${word} `, 'gm')) ?? []).length;

export const facesOf = async (text: string, wanted: number): Promise<Finding> => same('faces', lines(text, 'f'), wanted);

/** Triangles of a 3DS, by its lists of faces. */
export const facesOf3ds = async (path: string): Promise<number> => {
  const file = Buffer.from(await Bun.file(path).bytes());
  const count = (from: number, to: number): number => {
    let triangles = 0;
    for (let at = from; at + 6 <= to; ) {
      const [id, size] = [file.readUInt16LE(at), file.readUInt32LE(at + 2)];
      if (size < 6 || at + size > to) return triangles;
      if (id === 0x4120) triangles += file.readUInt16LE(at + 6);
      else if (id === 0x4d4d || id === 0x3d3d || id === 0x4100) triangles += count(at + 6, at + size);
      else if (id === 0x4000) triangles += count(file.indexOf(0, at + 6) + 1, at + size);
      at += size;
    }
    return triangles;
  };
  return count(0, file.length);
};
