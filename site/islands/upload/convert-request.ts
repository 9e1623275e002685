import type { OptionValues } from '../../../catalogue/options/option.ts';
import { apiUrl } from '../../stores/api.ts';
import { type Answer, unreachable } from './answer.ts';
import type { Part } from './item.ts';
import { deleteJob } from './kept-rows.ts';
import { randomId } from './random-id.ts';
import { readAnswer } from './read-answer.ts';

export type ConvertRequest = {
  /** One, or several that become one, in order. */
  readonly parts: readonly Part[];
  readonly to: string;
  readonly options: OptionValues;
  /** Asks for a job under this Idempotency-Key; without it the file comes back in the answer. */
  readonly key?: string;
};

/** This visit, to the server: its files may share a process there, and nobody else's. Drawn anew with each page, and kept nowhere. */
const batch = randomId();

/** Fields before the file, so that the server knows them while the file is still on its way. */
const form = ({ parts, to, options: { operation, ...options } }: ConvertRequest): FormData => {
  const data = new FormData();
  for (const { from } of parts) data.append('inputFormat', from);
  if (parts.some(({ password }) => password)) for (const { password } of parts) data.append('password', password ?? '');
  data.set('outputFormat', to);
  if (operation) data.set('operation', String(operation));
  data.set('batch', batch);
  if (Object.keys(options).length > 0) data.set('options', JSON.stringify(options));
  for (const { file } of parts) data.append('lastModified', String(file.lastModified));
  for (const { file } of parts) data.append('file', file, file.name);
  return data;
};

/** What is told while a request is on its way; fractions are 0 to 1, null when the size is not known. */
export type Transfer = {
  /** Bytes leave; 1 when all have left. */
  readonly onUpload: (fraction: number) => void;
  /** The result is on its way here. */
  readonly onDownload: (fraction: number | null) => void;
};

/** An upload that stands still for so long is given up, and so is the wait for word that it has been taken; in milliseconds. */
const stallMs = 60_000;

/**
 * Sends one file to `POST /api/jobs`, or to `POST /api/convert`. Resolves with the answer, good or bad; rejects with an AbortError when the
 * signal fires, and the server stops too. XMLHttpRequest, because `fetch` tells nothing of an upload's progress.
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
      // What has been sent whole may be a job by now: its answer is awaited, to cancel it by its name.
      if (!key || !isSent) xhr.abort();
    };
    const watch = setInterval(() => {
      if ((!isSent || key) && Date.now() - lastMove > stallMs) xhr.abort();
    }, 5000);
    signal.addEventListener('abort', abort, { once: true });
    xhr.open('POST', apiUrl(`${key ? '/jobs' : '/convert'}${request.parts.length > 1 ? '?merge' : ''}`));
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
    // After a cancellation this finds the promise rejected; else the upload has stood still.
    xhr.onabort = () => resolve({ kind: 'failed', failure: unreachable() });
    xhr.onerror = () => resolve({ kind: 'failed', failure: unreachable() });
    xhr.onloadend = () => {
      clearInterval(watch);
      signal.removeEventListener('abort', abort);
    };
    xhr.send(form(request));
  });
