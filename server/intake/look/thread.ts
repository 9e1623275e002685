/** What runs in a thread of its own: looks at one upload after the other, and says what is wrong with each. */
import { inspect } from '../inspect.ts';
import { answerOf, type LookAnswer, type LookRequest } from './answer.ts';

declare const self: Worker;

const look = ({ path, format, mayBeLocked }: LookRequest): LookAnswer => {
  try {
    return { ok: true, ...inspect(path, format, mayBeLocked) };
  } catch (thrown) {
    return answerOf(thrown);
  }
};

self.onmessage = ({ data }: MessageEvent<LookRequest>) => {
  self.postMessage(look(data));
};
