import type { Glyph } from './page-content.ts';
import { plainText } from './plain-text.ts';

type Mark = { readonly mcid: number; readonly artifact: boolean; readonly actual?: { readonly text: string; readonly from: number } };

/**
 * Follows marked content: its id in the structure tree, whether it is an artifact, and the text that is meant by it.
 * `actualTexts` are those texts in the order of the page's own marks; marks inside forms are not among them.
 */
export const followMarks = (glyphs: Glyph[], actualTexts: readonly (string | undefined)[]) => {
  const open: Mark[] = [];
  let count = 0;
  let forms = 0;
  const current = (): Mark => open.at(-1) ?? { mcid: -1, artifact: false };
  return {
    current,
    enterForm: () => {
      forms++;
    },
    leaveForm: () => {
      forms--;
    },
    begin: (tag: string, mcid: number | undefined) => {
      const outer = current();
      const text = forms > 0 ? undefined : actualTexts[count++];
      open.push({
        mcid: mcid ?? outer.mcid,
        artifact: outer.artifact || tag === 'Artifact',
        ...(text === undefined ? {} : { actual: { text, from: glyphs.length } }),
      });
    },
    /** Puts one glyph with the text that is meant in place of those that were painted on one line. */
    end: () => {
      const actual = open.pop()?.actual;
      const painted = actual ? glyphs.slice(actual.from) : [];
      if (!actual || painted.length === 0) return;
      // A sign over or under a letter has a baseline of its own; the letter has the line's.
      const main = painted.reduce((a, b) => (b.width > a.width ? b : a));
      if (painted.some((g) => Math.abs(g.y - main.y) > main.size || g.angle !== 0)) return;
      const x = Math.min(...painted.map((g) => g.x));
      const end = Math.max(...painted.map((g) => g.x + g.width));
      const text = plainText(actual.text.replace(/\u00ad/g, ''));
      glyphs.length = actual.from;
      if (text) glyphs.push({ ...main, text, x, width: end - x });
    },
  };
};
