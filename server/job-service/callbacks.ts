import { createHmac } from 'node:crypto';
import { type Message, message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import { logFailure } from '../observability/log.ts';
import { internet, type Net } from '../requests/outgoing.ts';
import type { Job } from './job.ts';
import { viewOf } from './job-view.ts';
import { postOut, problemOfCallback } from './post-out.ts';

/** Reports the end of jobs to addresses that their senders gave. */
export type Callbacks = {
  /** The address as it will be called. Throws `invalid_option` for one that is not allowed. */
  readonly check: (url: string) => string;
  /** Sends the job there, again after a failure, and forgets it after the last. */
  readonly tell: (url: string, job: Job) => void;
};

/** Ends that a callback reports; the deletion of a result is not one. */
export const toldByCallback: ReadonlySet<Job['state']> = new Set(['done', 'failed', 'cancelled']);

/** The address that a form asks to be called at, checked before the job begins. */
export const checkCallback = (callbacks: Callbacks | undefined, url: string | undefined): string | undefined => {
  if (url === undefined || url.trim() === '') return undefined;
  if (!callbacks) throw new Problem('invalid_option', message('callbacksOff'), { option: 'callbackUrl' });
  return callbacks.check(url.trim());
};

/** Callbacks that are under way or wait at once; more are dropped, and counted as failures. */
const mostAtOnce = 1000;

/** `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" in hexadecimal>` */
export const signatureOf = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Undefined where the operator has allowed no origin. */
export const makeCallbacks = (
  { callbackOrigins, callbackSecret }: { readonly callbackOrigins: readonly string[]; readonly callbackSecret?: string },
  shutdown: AbortSignal,
  net: Net = internet,
): Callbacks | undefined => {
  if (callbackOrigins.length === 0 || !callbackSecret) return undefined;
  let underWay = 0;
  const send = async (url: string, job: Job): Promise<void> => {
    const body = JSON.stringify(viewOf(job));
    const bytes = Buffer.from(body);
    const headers = () => ({
      'Content-Type': 'application/json',
      'X-Converter-Signature': signatureOf(callbackSecret, body, Math.floor(Date.now() / 1000)),
    });
    await postOut({ url: new URL(url) }, { method: 'POST', headers, bytes: bytes.length, body: () => [bytes], signal: shutdown }, net);
  };
  return {
    check: (text) => {
      const refuse = (why: Message | undefined): never => {
        throw new Problem('invalid_option', why, { option: 'callbackUrl' });
      };
      const { address, why } = problemOfCallback(text, callbackOrigins);
      return address ? address.url.href : refuse(why);
    },
    tell: (url, job) => {
      if (underWay >= mostAtOnce) return logFailure('callback_dropped', new Error('too many'));
      underWay++;
      void send(url, job)
        .catch((thrown) => logFailure('callback_failed', thrown))
        .finally(() => {
          underWay--;
        });
    },
  };
};
