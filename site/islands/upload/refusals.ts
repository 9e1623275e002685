import type { FileRejection } from 'react-dropzone';

/** A file that was not taken, and why. */
export type Refusal = { readonly name: string; readonly text: string };

/** The reasons as the upload area words them: wrong type, too large, too many. */
export const refusalsOf = (rejected: readonly FileRejection[]): readonly Refusal[] =>
  rejected.map(({ file, errors }) => ({ name: file.name, text: errors.map((error) => error.message).join('. ') }));

/** Was a file refused for its type? */
export const hasWrongType = (rejected: readonly FileRejection[]): boolean =>
  rejected.some(({ errors }) => errors.some((error) => error.code === 'file-invalid-type'));
