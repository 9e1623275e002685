import { asSentence } from '../contract/reply.ts';

/** They go into a header, of which browsers and proxies take 8 kB. */
const [maxNotes, maxEncoded] = [20, 6000];

/** What the visitor should know about a result: so many sentences as fit into an answer's header, whoever wrote them. */
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
