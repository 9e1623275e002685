import type { Said } from '../../catalogue/languages/message.ts';
import { asLine, cleanMessage, inEnglish } from '../contract/said.ts';

/** Notes travel in a header; browsers and proxies accept 8 kB. */
const [maxNotes, maxEncoded] = [20, 6000];

/** Collects notes about a result, as many as fit into an answer's header in English. */
export const makeNotes = () => {
  const all: Said[] = [];
  let left = maxEncoded;
  return {
    all: all as readonly Said[],
    add: (said: Said): void => {
      const clean = typeof said === 'string' ? asLine(said) : cleanMessage(said);
      left -= encodeURIComponent(JSON.stringify(inEnglish(clean))).length + 3;
      if (clean !== '' && left >= 0 && all.length < maxNotes) all.push(clean);
    },
  };
};
