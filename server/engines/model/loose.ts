/** Corners this far from the origin may need more digits than the floats of models have. `plain_text.py` and `plain_ply.py` decide. */
const far = 100_000;

const isFar = (corner: readonly unknown[]): boolean => corner.slice(0, 3).some((value) => Math.abs(Number(value)) >= far);

const wordsOf = (line: string): readonly string[] => line.trim().split(/\s+/);

/** Words of an STL in capitals, which Assimp takes for the start of numbers. */
const capitals = /^\s{0,99}(?:SOLID\b|Solid\b)|^\s{0,99}FACET\b/m;
/** A line of numbers with commas, after the words that begin it. */
const commas = /^[ \t]{0,99}(?:vertex[ \t]{1,9}|facet[ \t]{1,9}normal[ \t]{1,9}|v[nt]?[ \t]{1,9})?-?[\d.]{1,30}(?:e[-+]?\d{1,3})?,/im;

const isLooseStl = (text: string): boolean => {
  if (!/\bfacet\b/i.test(text.slice(0, 4096))) return false;
  const [, corner = ''] = /^\s{0,99}vertex[ \t]{1,9}([^\r\n]{1,200})/im.exec(text) ?? [];
  return capitals.test(text.slice(0, 4096)) || commas.test(text) || isFar(wordsOf(corner));
};

const isLooseObj = (text: string): boolean => {
  const [, corner = ''] = /^[ \t]{0,9}v[ \t]{1,9}([^\r\n]{1,200})/m.exec(text) ?? [];
  return commas.test(text) || isFar(wordsOf(corner));
};

/** The first corner of an OFF that begins as Assimp expects it. */
const strictOff = /^OFF[ \t]{0,9}\r?\n[ \t]{0,9}\d{1,10}[ \t]{1,9}\d{1,10}[ \t]{1,9}\d{1,10}[ \t]{0,9}\r?\n([^\r\n]{0,200})/;

const isLooseOff = (text: string): boolean => {
  const corner = wordsOf(strictOff.exec(text)?.[1] ?? '');
  return corner.length !== 3 || isFar(corner) || /#|,|\n[ \t]{0,99}\r?\n[ \t]{0,99}[^\s]/.test(text);
};

/** Whether a text model has numbers, words, comments or colours that Assimp misreads, or corners that its floats round. */
export const isLoose: Readonly<Record<string, (text: string) => boolean>> = { stl: isLooseStl, obj: isLooseObj, off: isLooseOff };

/** Numbers of the first corner after the header of a PLY; only an unusual one in bytes begins with anything but its place. */
const firstCorner = (header: string, body: Buffer): readonly unknown[] => {
  if (/^format\s{1,9}ascii/m.test(header)) return wordsOf(body.toString('latin1', 0, 1000).trimStart().split('\n', 1)[0] ?? '');
  if (!/^element vertex[^\n]{0,40}\nproperty (?:double|float64) x\r?\n/m.test(header) || body.length < 24) return [];
  const isBig = /^format\s{1,9}binary_big/m.test(header);
  return [0, 8, 16].map((at) => (isBig ? body.readDoubleBE(at) : body.readDoubleLE(at)));
};

/** Properties and elements of a PLY that Assimp does not read: other names of colours, those of splats, places and strips of triangles. */
const unread = /^property \w{1,9} (?:diffuse_red|f_dc_0)\r?$|^property list \w{1,9} \w{1,9} texcoord\r?$|^element tristrips /m;

/** Whether the faces of a PLY have colours, and its corners none. */
const hasFaceColours = (header: string): boolean => {
  const of = (element: string): string => header.split(/^element /m).find((part) => part.startsWith(`${element} `)) ?? '';
  const colour = /^property \w{1,9} (?:red|r|diffuse_red)\r?$/m;
  return colour.test(of('face')) && !colour.test(of('vertex'));
};

/** Whether Assimp misreads a PLY; `start` is its header and what follows. */
export const isLoosePly = (header: string, start: Buffer): boolean => {
  const end = /end_header\r?\n/.exec(start.toString('latin1'));
  const body = start.subarray(end ? end.index + end[0].length : start.length);
  return (
    unread.test(header) ||
    hasFaceColours(header) ||
    isFar(firstCorner(header, body)) ||
    (/^format\s{1,9}ascii/m.test(header) && commas.test(body.toString('latin1')))
  );
};
