import { openZip } from '../../formats/zip/read.ts';
import type { OfficeRequest } from './protocol.ts';
import { hasOwnColors, withOwnBackgrounds } from './slide-backgrounds.ts';
import { hasDates, withSavedDates } from './slide-dates.ts';
import { withFormulaLines } from './slide-formulas.ts';
import { hasJumps, withPlainJumps } from './slide-jumps.ts';

type Parts = Readonly<Record<string, string>>;

export type SlideMends = {
  readonly see: (name: string, text: string) => void;
  /** Slides that LibreOffice would lose something of, and their relationships; `before` contains slides that were changed before. */
  readonly mended: (before: Parts) => Promise<Parts>;
};

const slide = /^ppt\/slides\/[^/]+\.xml$/i;
const editable: ReadonlySet<string> = new Set(['pptx', 'ppt', 'odp', 'fodp']);

/** Backgrounds of slides, and their formulas, links and dates, which editable targets keep as they are. */
export const slideMends = ({ input, to, flat }: OfficeRequest): SlideMends => {
  const hidden = new Set<string>();
  const concerned = new Map<string, string>();
  const dated = new Map<string, string>();
  const colored = new Map<string, string>();
  return {
    see: (name, text) => {
      if (slide.test(name) && hasOwnColors(text)) colored.set(name, text);
      if (!editable.has(to) && hasDates(text)) dated.set(name, text);
      if (to !== 'pdf' || !slide.test(name)) return;
      if (/<p:sld\s[^<>]*\sshow="(?:0|false)"/.test(text)) hidden.add(name);
      if (hasJumps(text) || text.includes('<a14:m')) concerned.set(name, text);
    },
    mended: async (before) => {
      const made: Record<string, string> = {};
      const now = (name: string, text: string): string => made[name] ?? before[name] ?? text;
      for (const [name, text] of dated) made[name] = withSavedDates(now(name, text));
      if (colored.size > 0) {
        const texts = new Map([...colored].map(([name, text]) => [name, now(name, text)]));
        Object.assign(made, await withOwnBackgrounds(openZip(input), texts));
      }
      if (concerned.size === 0) return made;
      const texts = new Map([...concerned].map(([name, text]) => [name, withFormulaLines(now(name, text), flat !== undefined)]));
      const jumps = await withPlainJumps(openZip(input), new Map([...texts].filter(([, text]) => hasJumps(text))), hidden);
      return { ...made, ...Object.fromEntries(texts), ...jumps };
    },
  };
};
