import { commonProblems, type ProblemKind } from './common-problems.ts';

export type { ProblemKind } from './common-problems.ts';

/** The closed list of problem codes of the API (RFC 9457 `code`), with the statuses of its contract. */
export const problems = {
  ...commonProblems,
  invalid_request: { status: 400, title: 'The request could not be read', remedy: 'Reload the page and send the file again.' },
  missing_file: { status: 400, title: 'No file was sent', remedy: 'Choose a file and convert again.' },
  multiple_files: {
    status: 400,
    title: 'More than one file was sent at once',
    remedy: 'Send one file in each request, or choose a format that can hold several.',
  },
  missing_format: { status: 400, title: 'The formats are missing', remedy: 'Name the format of the file and the format that you want.' },
  invalid_option: {
    status: 400,
    title: 'An option has a value that is not allowed',
    remedy: 'Change the option named here, or leave it out.',
  },
  option_missing: { status: 400, title: 'Something has to be chosen first', remedy: 'Set what is named here, then try again.' },
  key_needed: { status: 401, title: 'A key is needed', remedy: 'Send the key that the operator gave you.' },
  not_allowed: { status: 403, title: 'The key does not allow this', remedy: 'Ask the operator.' },
  not_found: { status: 404, title: 'There is nothing here', remedy: 'Check the address.' },
  method_not_allowed: { status: 405, title: 'This address does not take that method', remedy: 'Use the method named in the Allow header.' },
  job_not_done: {
    status: 409,
    title: 'The result is not there yet',
    remedy: 'Ask for the state of the job, or listen to its events, until it is done.',
    retryable: true,
  },
  job_expired: { status: 410, title: 'The result has been deleted', remedy: 'Convert the file again.' },
  range_not_satisfiable: { status: 416, title: 'The result is shorter than that', remedy: 'Ask for bytes that the result has.' },
  upload_timeout: { status: 408, title: 'The upload took too long', remedy: 'Check your connection and try again.', retryable: true },
  unsupported_media_type: {
    status: 415,
    title: 'The request is not a form upload',
    remedy: 'Send multipart/form-data with the fields file, inputFormat and outputFormat.',
  },
  unsupported_format: {
    status: 415,
    title: 'This format is not known here',
    remedy: 'Look at the list of formats, or save the file in a more common one.',
  },
  unsupported_conversion: { status: 415, title: 'This conversion is not offered', remedy: 'Choose another output format for this file.' },
  content_mismatch: {
    status: 415,
    title: 'The file is not what its name says',
    remedy: 'Choose the format that the file really has, or save it again in the program that made it.',
  },
  empty_file: {
    status: 422,
    title: 'The file is empty',
    remedy: 'Check the file on your device; it may not have been saved or copied completely.',
  },
  corrupt_input: {
    status: 422,
    title: 'The file is damaged',
    remedy: 'Open it in the program that made it, save it again, and send the new copy.',
  },
  password_protected: {
    status: 422,
    title: 'The file is protected by a password',
    remedy: 'Enter the password, or remove it in the program that made the file, then convert again.',
  },
  copy_protected: {
    status: 422,
    title: 'The book has copy protection (DRM)',
    remedy: 'Convert a copy without copy protection; many shops and libraries offer one.',
  },
  wrong_password: {
    status: 422,
    title: 'The password does not open the file',
    remedy: 'Check the password, capital letters included, and convert again.',
  },
  nothing_to_convert: {
    status: 422,
    title: 'There is nothing in the file to convert',
    remedy: 'Check that the file has the pages, pictures, sound or tables that you expect.',
  },
  columns_differ: {
    status: 422,
    title: 'The tables have different columns',
    remedy: 'Give the columns the same names in all files, or choose XLSX, where each file gets a sheet of its own.',
  },
  image_too_large: { status: 422, title: 'The picture has too many pixels', remedy: 'Make the picture smaller and try again.' },
  too_many_frames: { status: 422, title: 'The animation has too many frames', remedy: 'Shorten the animation and try again.' },
  too_many_pages: { status: 422, title: 'The document has too many pages', remedy: 'Choose a range of pages, or split the document.' },
  page_too_large: { status: 422, title: 'A page is too large', remedy: 'Choose a lower resolution, or make the page smaller.' },
  media_too_long: { status: 422, title: 'The recording is too long', remedy: 'Trim it, or split it into parts.' },
  video_too_large: { status: 422, title: 'The video picture is too large', remedy: 'Choose a smaller resolution.' },
  too_many_entries: { status: 422, title: 'The archive holds too many files', remedy: 'Split the archive into smaller ones.' },
  decompression_bomb: {
    status: 422,
    title: 'The file unpacks to far more than its size',
    remedy: 'Send a file that unpacks to less than the limit.',
  },
  output_too_large: {
    status: 422,
    title: 'The result would be too large',
    remedy: 'Choose a lower quality, a smaller size or fewer pages.',
  },
  unsafe_archive: {
    status: 422,
    title: 'The archive holds entries that are not safe to unpack',
    remedy: 'Pack the files again without links and absolute paths.',
  },
  unsafe_content: {
    status: 422,
    title: 'The file holds content that is not safe to open',
    remedy: 'Save the file again without active or external content.',
  },
  resource_limit: {
    status: 422,
    title: 'The file needs more memory or time than one conversion may use',
    remedy: 'Try a smaller or simpler file.',
  },
  conversion_failed: {
    status: 422,
    title: 'The file could not be converted',
    remedy: 'Open it in the program that made it, save it again, and try once more, or choose another output format.',
  },
  rate_limited: { status: 429, title: 'Too many requests in a short time', remedy: 'Wait a minute, then try again.', retryable: true },
  too_many_concurrent: {
    status: 429,
    title: 'Too many conversions of yours are running',
    remedy: 'Wait until one of them has finished.',
    retryable: true,
  },
  too_many_jobs: {
    status: 429,
    title: 'Too many results of yours are kept',
    remedy: 'Download or delete some of them, or wait until they expire.',
    retryable: true,
  },
  interrupted: {
    status: 503,
    title: 'The converter was restarted while it worked on the file',
    remedy: 'Convert the file again.',
    retryable: true,
  },
  shutting_down: { status: 503, title: 'The converter is restarting', remedy: 'Try again in a minute.', retryable: true },
  storage_full: { status: 503, title: 'The converter has no room for more files', remedy: 'Try again in a few minutes.', retryable: true },
  converter_unavailable: {
    status: 503,
    title: 'This converter is out of order',
    remedy: 'Try again later, or choose another output format.',
    retryable: true,
  },
  mail_unavailable: {
    status: 503,
    title: 'The message could not be sent',
    remedy: 'Try again later.',
    retryable: true,
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** The body of an error response: `application/problem+json` (RFC 9457). */
export type ProblemBody = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly remedy: string;
  readonly retryable: boolean;
  readonly instance?: string;
  /** The wrong option, with `invalid_option`. */
  readonly option?: string;
  /** The detected format, with `content_mismatch`. */
  readonly detected?: string;
  /** Number of the affected file, from 1. */
  readonly file?: number;
  /** Number of the affected chain step, from 1. */
  readonly step?: number;
  /** The exceeded limit. */
  readonly limit?: { readonly name: string; readonly max: number; readonly actual?: number };
  /** Seconds, equal to the Retry-After header. */
  readonly retryAfter?: number;
};
