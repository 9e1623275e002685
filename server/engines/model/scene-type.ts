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
  /** Whether shapes of a glTF are packed with Draco, which Assimp reads. */
  readonly isDraco?: boolean;
  /** Whether it is an STL in bytes, not in words. */
  readonly isBinaryStl?: boolean;
  /** Whether its corners have colours, which a PLY and an OBJ keep. */
  readonly hasColouredCorners?: boolean;
  /** Whether it has colours that no target keeps. */
  readonly losesLooks?: boolean;
  /** Whether the objects of a 3MF lie in several parts. */
  readonly isParted?: boolean;
  /** Whether it has pictures that the target cannot hold. */
  readonly losesPictures?: boolean;
  /** Whether it is in a version of its format that is not read. */
  readonly isOld?: boolean;
  /** Whether it ends before its last corner: Assimp reads on in its memory. */
  readonly isCut?: boolean;
  /** Whether it has no corner: Assimp calls some such files damaged, and makes others into models without shapes. */
  readonly isEmpty?: boolean;
};

export const plain: Scene = { hasLooks: false, missingShapes: [], missingLooks: [], packedBy: [], isForeign: false };

/** Longest file name in a message, and the number of names. */
const [maxName, maxNames] = [80, 5];
/** Names that fit into a message, without their folders: those of the author's machine, or of the server if somebody tries one. */
export const shown = (names: Iterable<string>): readonly string[] => {
  const bare = [...names].map((name) => name.slice(1 + Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'))));
  return [...new Set(bare)].slice(0, maxNames).map((name) => name.replace(/\p{Cc}/gu, '').slice(0, maxName));
};
