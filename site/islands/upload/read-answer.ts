import { fileNameOf } from '../../../catalogue/file-name.ts';
import { type Answer, failureOf, parse } from './answer.ts';

/** Seconds of a Retry-After header in either form, at least 1; undefined if there is none. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
};

const notesOf = (header: string | null): readonly string[] => {
  if (!header) return [];
  const notes = parse(decodeURIComponent(header));
  return Array.isArray(notes) ? notes.filter((note): note is string => typeof note === 'string') : [];
};

/** Reads a finished request whose response is a blob. */
export const readAnswer = async (xhr: XMLHttpRequest): Promise<Answer> => {
  const blob: Blob = xhr.response;
  if (xhr.status === 200) {
    return {
      kind: 'file',
      blob,
      fileName: fileNameOf(xhr.getResponseHeader('Content-Disposition')),
      notes: notesOf(xhr.getResponseHeader('X-Conversion-Notes')),
    };
  }
  if (xhr.status === 202) return { kind: 'accepted', job: JSON.parse(await blob.text()) };
  const failure = failureOf(xhr.status, xhr.statusText, await blob.text());
  const seconds = xhr.status === 429 || xhr.status === 503 ? retryAfter(xhr.getResponseHeader('Retry-After'), Date.now()) : undefined;
  return seconds === undefined ? { kind: 'failed', failure, status: xhr.status } : { kind: 'wait', seconds, failure };
};
