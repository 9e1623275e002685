import { inEnglish } from '../../catalogue/languages/in-english.ts';
import type { Said } from '../../catalogue/languages/message.ts';
import { clean } from '../contract/said.ts';

/** Notes travel in a header; browsers and proxies accept 8 kB. */
const [maxNotes, maxEncoded] = [20, 6000];

/** Collects notes about a result, as many as fit into an answer's header in English. */
export const makeNotes = () => {
  const all: Said[] = [];
  let left = maxEncoded;
  return {
    all: all as readonly Said[],
    add: (said: Said): void => {
      const shown = clean(said);
      if (!shown) return;
      left -= encodeURIComponent(JSON.stringify(inEnglish(shown))).length + 3;
      if (left >= 0 && all.length < maxNotes) all.push(shown);
    },
  };
};
