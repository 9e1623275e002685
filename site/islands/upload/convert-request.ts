import type { OptionValues } from '../../../catalogue/options/option.ts';
import { apiUrl } from '../../stores/api.ts';
import { type Answer, readAnswer, unreachable } from './answer.ts';

export type ConvertRequest = {
  readonly file: File;
  readonly from: string;
  readonly to: string;
  readonly options: OptionValues;
  /** A random UUID under which the server tells how far it is. */
  readonly progressId: string;
};

/** Fields before the file, so that the server knows them while the file is still on its way. */
const form = ({ file, from, to, options, progressId }: ConvertRequest): FormData => {
  const data = new FormData();
  data.set('inputFormat', from);
  data.set('outputFormat', to);
  data.set('progressId', progressId);
  if (Object.keys(options).length > 0) data.set('options', JSON.stringify(options));
  data.set('file', file, file.name);
  return data;
};

/** What is told while a request is on its way; fractions are 0 to 1, null when the size is not known. */
export type Transfer = {
  /** Bytes leave; 1 when all have left. */
  readonly onUpload: (fraction: number) => void;
  /** The result is on its way here. */
  readonly onDownload: (fraction: number | null) => void;
};

/**
 * Sends one file to `POST /api/convert`. Resolves with the answer, good or bad; rejects with an AbortError when the signal fires, and the server stops too.
 * XMLHttpRequest, because `fetch` tells nothing of an upload's progress.
 */
export const sendFile = (request: ConvertRequest, { onUpload, onDownload }: Transfer, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.open('POST', apiUrl('/convert'));
    xhr.responseType = 'blob';
    xhr.withCredentials = true;
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onUpload(event.loaded / event.total);
    };
    xhr.upload.onload = () => onUpload(1);
    xhr.onprogress = (event) => {
      if (xhr.status === 200) onDownload(event.lengthComputable ? event.loaded / event.total : null);
    };
    xhr.onload = () => readAnswer(xhr).then(resolve, reject);
    xhr.onerror = () => resolve({ kind: 'failed', failure: unreachable });
    xhr.onabort = () => reject(new DOMException('The conversion was cancelled.', 'AbortError'));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.send(form(request));
  });
