import { asSentence } from '../contract/reply.ts';

/** Notes travel in a header; browsers and proxies accept 8 kB. */
const [maxNotes, maxEncoded] = [20, 6000];

/** Collects notes about a result, as many as fit into an answer's header. */
export const makeNotes = () => {
  const all: string[] = [];
  let left = maxEncoded;
  return {
    all: all as readonly string[],
    add: (text: string): void => {
      const sentence = asSentence(text);
      left -= encodeURIComponent(JSON.stringify(sentence)).length + 3;
      if (sentence && left >= 0 && all.length < maxNotes) all.push(sentence);
    },
  };
};
