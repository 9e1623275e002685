import { openZip } from '../../formats/zip/read.ts';
import type { OfficeRequest } from './protocol.ts';
import { withFormulaLines } from './slide-formulas.ts';
import { hasJumps, withPlainJumps } from './slide-jumps.ts';

type Parts = Readonly<Record<string, string>>;

export type SlideMends = {
  readonly see: (name: string, text: string) => void;
  /** Slides that LibreOffice would lose something of, and their relationships; `changed` contains slides that were changed before. */
  readonly mended: (changed: Parts) => Promise<Parts>;
};

const slide = /^ppt\/slides\/[^/]+\.xml$/i;

/** Formulas and links of the slides of a PPTX. Editable targets keep both as they are. */
export const slideMends = ({ input, to, notes = false }: OfficeRequest): SlideMends => {
  const hidden = new Set<string>();
  const concerned = new Map<string, string>();
  return {
    see: (name, text) => {
      if (to !== 'pdf' || !slide.test(name)) return;
      if (/<p:sld\s[^<>]*\sshow="(?:0|false)"/.test(text)) hidden.add(name);
      if (hasJumps(text) || text.includes('<a14:m')) concerned.set(name, text);
    },
    mended: async (changed) => {
      if (concerned.size === 0) return {};
      const texts = new Map([...concerned].map(([name, text]) => [name, withFormulaLines(changed[name] ?? text, notes)]));
      const jumps = await withPlainJumps(openZip(input), new Map([...texts].filter(([, text]) => hasJumps(text))), hidden);
      return { ...Object.fromEntries(texts), ...jumps };
    },
  };
};
