import type { OptionValues } from '../../../catalogue/options/option.ts';
import { apiUrl } from '../../stores/api.ts';
import { pageWords } from '../../stores/words.ts';
import { type Answer, unreachable } from './answer.ts';
import type { Part } from './item.ts';
import { deleteJob } from './kept-rows.ts';
import { randomId } from './random-id.ts';
import { readAnswer } from './read-answer.ts';

export type ConvertRequest = {
  /** One file, or several to merge, in order. */
  readonly parts: readonly Part[];
  readonly to: string;
  readonly options: OptionValues;
  /** Requests a job under this Idempotency-Key; otherwise the response contains the file. */
  readonly key?: string;
};

/** Id of this visit: its files may share a process on the server, never with others' files. Random for each page load, and never stored. */
const batch = randomId();

/** Fields precede the file, so that the server knows them while the file is being sent. */
const form = ({ parts, to, options: { operation, steps, ...options } }: ConvertRequest): FormData => {
  const data = new FormData();
  for (const { from } of parts) data.append('inputFormat', from);
  if (parts.some(({ password }) => password)) for (const { password } of parts) data.append('password', password ?? '');
  data.set('outputFormat', to);
  if (operation) data.set('operation', String(operation));
  // Several steps replace the options of a single one.
  if (steps) data.set('steps', String(steps));
  data.set('batch', batch);
  if (Object.keys(options).length > 0) data.set('options', JSON.stringify(options));
  for (const { file } of parts) data.append('lastModified', String(file.lastModified));
  for (const { file } of parts) data.append('file', file, file.name);
  return data;
};

/** Progress events of a request; fractions are 0 to 1, null if the size is unknown. */
export type Transfer = {
  /** Upload progress; 1 when complete. */
  readonly onUpload: (fraction: number) => void;
  /** Download progress. */
  readonly onDownload: (fraction: number | null) => void;
};

/** Timeout in milliseconds for a stalled upload, and for the response after it. */
const stallMs = 60_000;

/**
 * Sends a file to `POST /api/jobs`, or to `POST /api/convert`. Resolves with the response, successful or not; rejects with an AbortError
 * when the signal aborts, and the server stops too. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export const sendFile = (request: ConvertRequest, { onUpload, onDownload }: Transfer, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const { key } = request;
    const xhr = new XMLHttpRequest();
    let isSent = false;
    let lastMove = Date.now();
    const abort = () => {
      reject(new DOMException('The conversion was cancelled.', 'AbortError'));
      // A complete upload may be a job by now: awaits the response to cancel the job by id.
      if (!key || !isSent) xhr.abort();
    };
    const watch = setInterval(() => {
      if ((!isSent || key) && Date.now() - lastMove > stallMs) xhr.abort();
    }, 5000);
    signal.addEventListener('abort', abort, { once: true });
    xhr.open('POST', apiUrl(`${key ? '/jobs' : '/convert'}${request.parts.length > 1 ? '?merge' : ''}`));
    xhr.setRequestHeader('Accept-Language', pageWords().locale);
    if (key) xhr.setRequestHeader('Idempotency-Key', key);
    xhr.responseType = 'blob';
    xhr.withCredentials = true;
    xhr.upload.onprogress = (event) => {
      lastMove = Date.now();
      if (event.lengthComputable) onUpload(event.loaded / event.total);
    };
    xhr.upload.onload = () => {
      isSent = true;
      lastMove = Date.now();
      onUpload(1);
    };
    xhr.onprogress = (event) => {
      if (xhr.status === 200) onDownload(event.lengthComputable ? event.loaded / event.total : null);
    };
    xhr.onload = async () => {
      try {
        const answer = await readAnswer(xhr);
        if (signal.aborted && answer.kind === 'accepted') deleteJob(answer.job.id);
        resolve(answer);
      } catch (error) {
        reject(error);
      }
    };
    // After a cancellation the promise is already rejected; otherwise the upload has stalled.
    xhr.onabort = () => resolve({ kind: 'failed', failure: unreachable() });
    xhr.onerror = () => resolve({ kind: 'failed', failure: unreachable() });
    xhr.onloadend = () => {
      clearInterval(watch);
      signal.removeEventListener('abort', abort);
    };
    xhr.send(form(request));
  });
