import { plain, type Scene, shown } from './scene-type.ts';

/** Names of pictures that a model refers to, by format. */
const pictureNames: Readonly<Record<string, RegExp>> = {
  dae: /<(?:\w{1,20}:)?init_from>\s{0,99}([^<>#]{1,300}\.[A-Za-z]{2,5})\s{0,99}<\//g,
  x: /\bTextureFilename\b[^{}]{0,99}\{\s{0,99}"([^"]{1,300})"/g,
  x3d: /<(?:\w{1,20}:)?ImageTexture\b[^<>]{0,300}?\surl\s{0,9}=\s{0,9}['"]\s{0,9}["']?([^"'<>]{1,300})/g,
};

/** The end of a whole file in a format, and the shapes that it may hold. */
const [wholes, shapes]: readonly Readonly<Record<string, RegExp>>[] = [
  { dae: /<\/(?:\w{1,20}:)?COLLADA>\s{0,99}$/, x: /^xof [^\n]{0,20}\s{0,999}$/ },
  { dae: /<(?:\w{1,20}:)?geometry\b/, x: /\bMesh\b/ },
];

/** Faces of an X3D that are listed clockwise, or whose colours, normals or places have numbers of their own or belong to them. */
const ownNumbers =
  /\s(?:ccw|colorPerVertex|normalPerVertex)\s{0,9}=\s{0,9}["']\s{0,9}false|\s(?:colorIndex|normalIndex|texCoordIndex)\s{0,9}=\s{0,9}["']\s{0,99}\d/;

/** Colours of corners. */
const colouredCorners: Readonly<Record<string, RegExp>> = {
  dae: /\ssemantic\s{0,9}=\s{0,9}["']COLOR["']/,
  x: /\bMeshVertexColors\b/,
  x3d: /<(?:\w{1,20}:)?Color(?:RGBA)?\b/,
};

/** Formats that a script rewrites for colours of corners, which Assimp joins. */
const rewrittenInColours: ReadonlySet<string> = new Set(['dae', 'x3d']);

/** Reads the references of a model in text. */
export const ofText = (text: string, format: string): Scene => {
  const pattern = pictureNames[format];
  const pictures = pattern ? [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/^(?:file:\/{2,3}|\.\/)/, '')) : [];
  const isEmpty = wholes?.[format]?.test(text) === true && shapes?.[format]?.test(text) === false;
  const hasColouredCorners = colouredCorners[format]?.test(text) === true;
  return {
    ...plain,
    hasLooks: marks[format]?.test(text) === true,
    hasColouredCorners,
    missingLooks: shown(pictures),
    isForeign: (format === 'x3d' && ownNumbers.test(text)) || (rewrittenInColours.has(format) && hasColouredCorners),
    isEmpty,
  };
};

/** Signs of colours or textures, by format. */
export const marks: Readonly<Record<string, RegExp>> = {
  dae: /<(?:\w{1,20}:)?(?:effect|image)\b/,
  ply: /^property \w{1,9} (?:red|r|diffuse_red|f_dc_0)\r?$/m,
  x: /\bMaterial\b/,
  x3d: /<(?:\w{1,20}:)?(?:Material|ImageTexture|Color)\b/,
  amf: /<(?:\w{1,20}:)?color\b/,
};
