import type { FileRejection } from 'react-dropzone';
import { maxFileLabel, maxFilesTogether } from '../../../catalogue/limits.ts';
import { type Notice, notices } from '../../../catalogue/text/notices.ts';
import { rejections } from '../../../catalogue/text/tool.ts';
import { megabytes } from './file-size.ts';

/** A file that was not taken, and why. */
export type Refusal = { readonly name: string; readonly text: string };

/** What to do about it, beside the upload area's own words. */
const remedies: Readonly<Record<string, (file: File) => string>> = {
  'file-too-large': ({ size }) => `It has ${megabytes(size)}; the limit is ${maxFileLabel}. Split it, or lower its quality or resolution.`,
  'file-too-small': () => 'The file is empty. Copy or download it again.',
  'too-many-files': () =>
    `This page takes one file. To convert several, use the home page, which takes up to ${maxFilesTogether} at a time.`,
};

/** The reasons as the upload area words them, each with its remedy; then files of formats that nobody here knows. */
export const refusalsOf = (rejected: readonly FileRejection[], unknown: readonly File[] = []): readonly Refusal[] => [
  ...rejected.map(({ file, errors }) => ({
    name: file.name,
    text: errors.map(({ code, message }) => [message, remedies[code]?.(file)].filter(Boolean).join('. ')).join('. '),
  })),
  ...unknown.map(({ name }) => ({ name, text: rejections.unknown })),
];

/** What a toast says of them: the first, and how many more there are. */
export const refusalNotice = ([first, ...others]: readonly Refusal[]): Notice =>
  notices.rejected(`${first?.name}: ${first?.text}${others.length > 0 ? ` ${others.length} more not added.` : ''}`);
