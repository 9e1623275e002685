import { ownName } from '../formats.ts';
import type { Work, WorkFile } from '../work.ts';
import { invalid } from './refusal.ts';

/** Fields whose files are no documents. */
const aside: ReadonlySet<string> = new Set(['embeds', 'watermark', 'stamp', 'facturxXml']);

export type SentFile = WorkFile & { readonly field: string };

/** The files of a request in the order of the form, with names of their own. */
export const filesOf = (work: Work): readonly SentFile[] =>
  work.parts.map(({ name, bytes, fileName, field }) => ({
    ...{ name, bytes, field, fileName: ownName(fileName) },
    mimeType: 'application/octet-stream',
  }));

export const fieldFiles = (files: readonly SentFile[], field: string): readonly SentFile[] => files.filter((file) => file.field === field);

/** Numbers before or behind a name decide: `2_a` before `10_a`, and `page_2.pdf` before `page_10.pdf`. */
const orderKey = (name: string): { readonly lead: number | undefined; readonly rest: string; readonly tail: number } => {
  const lead = /^\d{1,15}/.exec(name)?.[0];
  if (lead !== undefined) return { lead: Number(lead), rest: name.slice(lead.length), tail: 0 };
  const tail = /(\d{1,15})(\.[^.]{1,20})?$/.exec(name);
  return { lead: undefined, rest: tail ? name.slice(0, tail.index) + (tail[2] ?? '') : name, tail: tail ? Number(tail[1]) : -1 };
};

/** Gotenberg's order of files: by the numbers in their names, else by name. */
const inOrder = (files: readonly SentFile[]): readonly SentFile[] => {
  const keyed = files.map((file) => ({ file, key: orderKey(file.fileName) }));
  const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return keyed
    .sort(({ key: one }, { key: other }) => {
      if (one.lead !== undefined || other.lead !== undefined)
        return (one.lead ?? Number.POSITIVE_INFINITY) - (other.lead ?? Number.POSITIVE_INFINITY) || byText(one.rest, other.rest);
      return byText(one.rest, other.rest) || one.tail - other.tail;
    })
    .map(({ file }) => file);
};

/** The documents of a request whose names `takes`, in order. Throws Gotenberg's sentence where there is none. */
export const documentsOf = (files: readonly SentFile[], takes: (fileName: string) => boolean, extensions: string): readonly SentFile[] => {
  const found = inOrder(files.filter(({ field, fileName }) => !aside.has(field) && takes(fileName)));
  if (found.length === 0) throw invalid(`no form file found for extensions: [${extensions}]`);
  return found;
};

const isPdfName = (fileName: string): boolean => /\.pdf$/i.test(fileName);
export const pdfsOf = (files: readonly SentFile[]): readonly SentFile[] => documentsOf(files, isPdfName, '.pdf');
