import type { ReactNode } from 'react';
import type { FileRejection } from 'react-dropzone';
import { inSequence } from '../../../catalogue/languages/in-sequence.ts';
import { leftToRight } from '../../../catalogue/languages/left-to-right.ts';
import { maxFileBytes } from '../../../catalogue/limits.ts';
import { counted, numbered, pageWords, say, toolWords } from '../../stores/words.ts';
import { megabytes } from './file-size.ts';
import { FilesLink } from './files-link.tsx';
import { listed } from './listed.ts';
import type { FormatRef } from './tool.ts';

/** A refused file, and the reason. */
export type Refusal = {
  readonly name: string;
  readonly text: string;
  /** Of an unknown format: the visitor may say which it is. */
  readonly file?: File;
  /** The way to where it is taken. */
  readonly onward?: ReactNode;
};

const hundredth = (1024 * 1024) / 100;

/** Up to the next hundredth of a megabyte, so that what is over a limit does not read as the limit itself. */
const roundedUp = (bytes: number): number => Math.ceil(bytes / hundredth) * hundredth;

const ending = (extension: string): string => leftToRight(`.${extension}`, document.documentElement.dir);

/** The library's reasons in our words, each with a remedy. */
const reasonOf = (code: string, file: File, format: FormatRef | undefined): readonly string[] => {
  const words = toolWords().refusals;
  switch (code) {
    case 'file-invalid-type':
      return [say(words.type, { accepted: listed(format?.extensions.map(ending) ?? []) })];
    case 'file-too-large':
      return [say(words.tooLarge, { bytes: maxFileBytes }), say(words.tooLargeRemedy, { size: megabytes(roundedUp(file.size)) })];
    case 'file-too-small':
      return [say(words.tooSmall, { bytes: numbered(1) }), words.tooSmallRemedy];
    case 'too-many-files':
      return [words.tooMany, words.tooManyRemedy];
    default:
      return [code];
  }
};

/** Codes of files that other tools take. */
const takenElsewhere: readonly string[] = ['file-invalid-type', 'too-many-files'];

/** Opens the universal converter with all files that it takes. */
const onwardWith = (files: readonly File[]) => (
  <FilesLink path={pageWords().base || '/'} files={files.map((file) => ({ name: file.name, type: file.type, blob: file }))}>
    {toolWords().refusals.onward}
  </FilesLink>
);

/** Reasons for refused files, then files of unknown formats. `format` is the only accepted one, if there is one. */
export const refusalsOf = (rejected: readonly FileRejection[], unknown: readonly File[] = [], format?: FormatRef): readonly Refusal[] => {
  const taken = rejected.filter(({ errors }) => errors.every(({ code }) => takenElsewhere.includes(code))).map(({ file }) => file);
  return [
    ...rejected.map(({ file, errors }) => ({
      name: file.name,
      text: errors
        .flatMap(({ code }) => reasonOf(code, file, format))
        .reduce((first, second) => say(toolWords().sequence, { first, second })),
      // One way for all of them, below the last.
      ...(file === taken.at(-1) && { onward: onwardWith(taken) }),
    })),
    ...unknown.map((file) => ({ name: file.name, text: toolWords().refusals.unknown, file })),
  ];
};

/** Toast text: the first refusal, and the number of others. */
export const refusalText = ([first, ...others]: readonly Refusal[]): string => {
  const words = toolWords().refusals;
  const notice = say(words.notice, { name: first?.name ?? '', reason: first?.text ?? '' });
  return others.length > 0 ? inSequence(notice, counted(words.others, others.length)) : notice;
};
