/** How much of a model is searched for corners of one place and two colours: writers that split corners do so from the start. */
export const searchedBytes = 256 * 1024;

/** Whether corners, each as its place and its colour, have one place in two colours: Assimp joins those whatever their colours are. */
const haveTwoColours = (corners: Iterable<readonly [place: string, colour: string]>): boolean => {
  const colours = new Map<string, string>();
  for (const [place, colour] of corners) {
    const known = colours.get(place);
    if (known !== undefined && known !== colour) return true;
    colours.set(place, colour);
  }
  return false;
};

const bytesOf: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'char int8 uchar uint8',
    2: 'short int16 ushort uint16',
    4: 'int int32 uint uint32 float float32',
    8: 'double float64',
  }).flatMap(([size, names]) => names.split(' ').map((name) => [name, Number(size)])),
);

function* cornersOfPly(header: string, body: Buffer): Generator<readonly [string, string]> {
  const [, count = '0', listed = ''] = /^element vertex (\d{1,10})\r?\n((?:property \w{1,9} \w{1,40}\r?\n){1,200})/m.exec(header) ?? [];
  const properties = [...listed.matchAll(/^property (\w+) (\w+)/gm)].map(([, kind = '', name = '']) => ({
    name,
    size: bytesOf[kind] ?? 0,
  }));
  const [across, red] = ['x', 'red'].map((wanted) => properties.findIndex(({ name }) => name === wanted)) as [number, number];
  if (across < 0 || red < 0) return;
  if (/^format ascii/m.test(header)) {
    for (const line of body.toString('latin1').split('\n', Number(count))) {
      const words = line.trim().split(/\s+/);
      if (words.length >= properties.length) yield [words.slice(across, across + 3).join(' '), words.slice(red, red + 3).join(' ')];
    }
    return;
  }
  const place = (at: number): number => properties.slice(0, at).reduce((sum, { size }) => sum + size, 0);
  const [row, from, to, shade, end] = [properties.length, across, across + 3, red, red + 3].map(place) as [
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0, left = Number(count); left > 0 && at + row <= body.length && row > 0; at += row, left--)
    yield [body.toString('latin1', at + from, at + to), body.toString('latin1', at + shade, at + end)];
}

/** Whether a PLY has corners of one place and two colours; `start` begins with its header. */
export const isTwoColouredPly = (header: string, start: Buffer): boolean => {
  if (!/^element face [1-9]/m.test(header)) return false;
  const head = /end_header\r?\n/.exec(start.toString('latin1', 0, header.length + 20));
  return head !== null && haveTwoColours(cornersOfPly(header, start.subarray(head.index + head[0].length, searchedBytes)));
};

/** Whether an OBJ has corners of one place and two colours. */
export const isTwoColouredObj = (text: string): boolean =>
  haveTwoColours(
    (function* () {
      const corner = /^[ \t]{0,9}v[ \t]{1,9}([^\r\n#]{1,200})/gm;
      for (const [, line = ''] of text.slice(0, searchedBytes).matchAll(corner)) {
        const words = line.trim().split(/\s+/);
        yield [words.slice(0, 3).join(' '), words.slice(3, 6).join(' ')] as const;
      }
    })(),
  );
