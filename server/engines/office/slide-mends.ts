import { openZip } from '../../formats/zip/read.ts';
import type { OfficeRequest } from './protocol.ts';
import { hasDates, withSavedDates } from './slide-dates.ts';
import { withFormulaLines } from './slide-formulas.ts';
import { hasJumps, withPlainJumps } from './slide-jumps.ts';

type Parts = Readonly<Record<string, string>>;

export type SlideMends = {
  readonly see: (name: string, text: string) => void;
  /** Slides that LibreOffice would lose something of, and their relationships; `changed` contains slides that were changed before. */
  readonly mended: (changed: Parts) => Promise<Parts>;
};

const slide = /^ppt\/slides\/[^/]+\.xml$/i;
const editable: ReadonlySet<string> = new Set(['pptx', 'ppt', 'odp', 'fodp']);

/** Formulas, links and dates of slides. Editable targets keep them as they are. */
export const slideMends = ({ input, to, flat }: OfficeRequest): SlideMends => {
  const hidden = new Set<string>();
  const concerned = new Map<string, string>();
  const dated = new Map<string, string>();
  return {
    see: (name, text) => {
      if (!editable.has(to) && hasDates(text)) dated.set(name, text);
      if (to !== 'pdf' || !slide.test(name)) return;
      if (/<p:sld\s[^<>]*\sshow="(?:0|false)"/.test(text)) hidden.add(name);
      if (hasJumps(text) || text.includes('<a14:m')) concerned.set(name, text);
    },
    mended: async (changed) => {
      const dates = Object.fromEntries([...dated].map(([name, text]) => [name, withSavedDates(changed[name] ?? text)]));
      if (concerned.size === 0) return dates;
      const texts = new Map(
        [...concerned].map(([name, text]) => [name, withFormulaLines(dates[name] ?? changed[name] ?? text, flat !== undefined)]),
      );
      const jumps = await withPlainJumps(openZip(input), new Map([...texts].filter(([, text]) => hasJumps(text))), hidden);
      return { ...dates, ...Object.fromEntries(texts), ...jumps };
    },
  };
};
