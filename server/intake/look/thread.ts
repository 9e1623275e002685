/** Entry of the thread: inspects one upload after another. */
import { countContent, isCountable } from '../../receipt/count-content.ts';
import { detectContent } from '../detect-content.ts';
import { inspect } from '../inspect.ts';
import { mendPackage } from '../mend-package.ts';
import { mendText } from '../mend-text.ts';
import { recodeText } from '../recode-text.ts';
import { answerOf, type LookAnswer, type LookRequest } from './answer.ts';

declare const self: Worker;

/** Mends a text. Returns its new size in bytes; undefined if that is the same. */
const mendedText = (path: string, format: string): number | undefined => {
  const bytes = mendText(path, format);
  return recodeText(path, format) ?? bytes;
};

const look = ({ path, format, count, detect, ...options }: LookRequest): LookAnswer => {
  try {
    if (detect) {
      const taken = detectContent(path);
      return { ok: true, ...(taken !== undefined && { taken }) };
    }
    const textBytes = count === 'only' ? undefined : mendedText(path, format);
    const seen = count === 'only' ? {} : inspect(path, format, options);
    const found = seen.taken ?? format;
    const bytes = count === 'only' ? undefined : (mendPackage(path, found) ?? textBytes);
    return {
      ok: true,
      ...seen,
      ...(bytes !== undefined && { bytes }),
      ...(count && isCountable(found) && { counts: countContent(path, found) }),
    };
  } catch (thrown) {
    return answerOf(thrown);
  }
};

self.onmessage = ({ data }: MessageEvent<LookRequest>) => {
  self.postMessage(look(data));
};
