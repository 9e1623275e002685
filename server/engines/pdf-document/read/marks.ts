import type { Glyph } from './page-content.ts';
import { plainText } from './plain-text.ts';

type Mark = { readonly mcid: number; readonly artifact: boolean; readonly actual?: { readonly text: string; readonly from: number } };

/**
 * Tracks marked content: its id in the structure tree, whether it is an artifact, and its replacement text. `actualTexts` are those texts
 * in the order of the page's own marks; marks inside forms are not included.
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
    /** Replaces the glyphs painted on one line by one glyph with the replacement text. */
    end: () => {
      const actual = open.pop()?.actual;
      const painted = actual ? glyphs.slice(actual.from) : [];
      if (!actual || painted.length === 0) return;
      // An accent over or under a letter has a separate baseline; the letter is on the line's.
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
