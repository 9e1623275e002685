import type { FlowModel } from '../flow-model.ts';
import type { Paragraph, Picture, TextStyle } from '../model.ts';
import { blocksOf, paragraphsOf } from '../reading-order.ts';

/** The base style of a kind of paragraph; runs specify only differences from it. */
export type BaseLook = Pick<TextStyle, 'font' | 'size' | 'bold' | 'italic' | 'colour'>;

export type Looks = { readonly body: BaseLook; readonly title: BaseLook; readonly headings: readonly BaseLook[] };

const fallback: BaseLook = { font: 'Calibri', size: 11, bold: false, italic: false, colour: '#000000' };

const commonest = (paragraphs: readonly Paragraph[], otherwise: BaseLook): BaseLook => {
  const counts = new Map<string, { n: number; look: BaseLook }>();
  for (const p of paragraphs)
    for (const i of p.inlines) {
      if (i.kind !== 'text') continue;
      const { font, size, bold, italic, colour } = i.style;
      const key = [font, size, bold, italic, colour].join('|');
      const entry = counts.get(key) ?? { n: 0, look: { font, size, bold, italic, colour } };
      entry.n += i.text.length;
      counts.set(key, entry);
    }
  return [...counts.values()].sort((a, b) => b.n - a.n)[0]?.look ?? otherwise;
};

export const findLooks = (model: FlowModel): Looks => {
  const paragraphs = paragraphsOf(blocksOf(model));
  const body = {
    ...commonest(
      paragraphs.filter((p) => p.role.kind === 'body' || p.role.kind === 'item'),
      fallback,
    ),
    bold: false,
    italic: false,
  };
  const headings = [1, 2, 3, 4, 5, 6].map((level) =>
    commonest(
      paragraphs.filter((p) => p.role.kind === 'heading' && p.role.level === level),
      { ...body, bold: true },
    ),
  );
  const title = commonest(
    paragraphs.filter((p) => p.role.kind === 'title'),
    { ...body, size: body.size * 1.8 },
  );
  return { body, title, headings };
};

export const lookOf = (p: Paragraph, looks: Looks): BaseLook => {
  if (p.role.kind === 'heading') return looks.headings[p.role.level - 1] ?? looks.body;
  return p.role.kind === 'title' ? looks.title : looks.body;
};

/** Maximum length of alternative text: longer text is not listened to. */
const maxSpoken = 500;

/** Alternative text of a picture: its description, or else the text inside it. */
export const spokenText = (picture: Picture): string => picture.alt || (picture.labels ?? []).join(' ').slice(0, maxSpoken);
