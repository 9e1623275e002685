import { isSpace, type Piece, type Row } from './glyph-rows.ts';

/** In font sizes: width of the cells in which letters are compared, overlap of pieces due to kerning, and what is left of a wide sign. */
const sizes = { cell: 0.1, kerning: 0.3, widest: 3 } as const;
/** Share of a letter's width on both sides that another may cover. */
const sides = 0.25;
/** More texts over each other cannot be read on the page either. */
const most = 8;

/** Scripts whose letters do not overlap; parts of others, and accents, may be painted over the letters they belong to. */
const apart = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Nd}]/u;

const firstShow = (piece: Piece): number => piece.glyphs[0]?.show ?? 0;

/** Fewer letters over others are two texts that meet, unless they are half of their text. */
const leastLetters = 3;

/** For each letter of a piece, the cells that its middle half covers. */
const cellsOf = (piece: Piece, width: number): number[][] =>
  piece.glyphs.flatMap((g) => {
    if (!apart.test(g.text)) return [];
    const wide = Math.min(g.width, sizes.widest * g.size);
    const [from, to] = [Math.round((g.x + sides * wide) / width), Math.round((g.x + (1 - sides) * wide) / width)];
    return [Array.from({ length: to - from }, (_, n) => from + n)];
  });

/**
 * Texts that other texts are painted over, such as a page number over a footer, as rows of their own: sorted by position, their letters
 * would mix.
 */
export const partOverprinted = (row: Row): Row[] => {
  let end = Number.NEGATIVE_INFINITY;
  const overlap = [...row.pieces]
    .sort((a, b) => a.x0 - b.x0)
    .some((p) => {
      const into = p.script === 'base' && p.x0 < end - sizes.kerning * p.size && p.glyphs.some((g) => !isSpace(g));
      end = Math.max(end, p.x1);
      return into;
    });
  if (!overlap) return [row];
  const layers: { readonly row: Row; readonly taken: Set<number> }[] = [];
  for (const piece of [...row.pieces].sort((a, b) => firstShow(a) - firstShow(b))) {
    const cells = piece.script === 'base' ? cellsOf(piece, sizes.cell * row.size) : [];
    const isClear = ({ taken }: (typeof layers)[number]): boolean => {
      const covered = cells.filter((letter) => letter.some((c) => taken.has(c))).length;
      return covered < leastLetters && 2 * covered < Math.max(1, cells.length);
    };
    let layer = layers.length === most ? layers.at(-1) : layers.find(isClear);
    if (!layer) {
      layer = { row: { ...row, pieces: [] }, taken: new Set() };
      layers.push(layer);
    }
    layer.row.pieces.push(piece);
    for (const c of cells.flat()) layer.taken.add(c);
  }
  return layers.map((l) => l.row);
};
