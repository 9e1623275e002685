import type { Speech } from '../../catalogue/languages/speech.ts';
import type { Result } from '../conversions/conversion.ts';
import type { RequestRecord } from '../requests/request-record.ts';
import { answerWith, type Held } from './answer.ts';
import type { Downloads } from './downloads.ts';

/** What has to happen around the sending of a result. */
export type Sending = {
  readonly record: RequestRecord;
  /** The language of its notes. */
  readonly speech: Speech;
  readonly downloads: Downloads;
  /** Makes the connection end as soon as it stands still. */
  readonly cut: () => void;
  /** Removes the result's folder; what is open stays readable. */
  readonly discard: () => Promise<void>;
  /** Called once, when the result has been read: it counts as one of the visitor's until then. */
  readonly release: () => void;
  /** Algorithm of the digest that the request asks for. */
  readonly digest?: string | undefined;
};

/** Answers with a result and removes its folder before the first byte is sent. */
export const sendResult = async (
  result: Result,
  { record, speech, downloads, cut, discard, release, digest }: Sending,
): Promise<Response> => {
  let held: Held | undefined;
  const sending = record.span?.begin('send', { attributes: { 'converter.bytes': result.bytes } });
  try {
    const answer = await answerWith(result, speech, digest);
    held = answer.held;
    await discard();
    if (!held) {
      release();
      sending?.end();
      return answer.response;
    }
    const { close } = held;
    const done = (): void => {
      sending?.end();
      release();
      close();
    };
    downloads.add({ ...held, dir: result.dir, cut, done });
    return answer.response;
  } catch (thrown) {
    sending?.end('broken');
    release();
    held?.close();
    await discard();
    throw thrown;
  }
};
