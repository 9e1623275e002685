import { type ProblemCode, problems } from '../../catalogue/problems.ts';
import { contentLanguage } from './parts.ts';

/** Codes that any request may return. */
const always: readonly ProblemCode[] = ['file_too_large', 'internal_error', 'shutting_down'];
/** Codes that refuse a form, its file or its client before any work. */
export const refusals: readonly ProblemCode[] = [
  ...([
    'invalid_request',
    'missing_file',
    'multiple_files',
    'missing_format',
    'invalid_option',
    'option_missing',
    'upload_timeout',
    'file_too_large',
  ] as const),
  ...(['unsupported_media_type', 'unsupported_format', 'unsupported_conversion', 'content_mismatch', 'empty_file'] as const),
  ...([
    'corrupt_input',
    'password_protected',
    'copy_protected',
    'wrong_password',
    'image_too_large',
    'too_many_frames',
    'too_many_entries',
    'decompression_bomb',
  ] as const),
  ...(['key_needed', 'not_allowed'] as const),
  ...(['unsafe_archive', 'unsafe_content', 'rate_limited', 'too_many_concurrent', 'queue_full', 'storage_full', 'resource_limit'] as const),
];
/** Codes of work that ends without a result. */
export const failures: readonly ProblemCode[] = [
  ...(['nothing_to_convert', 'too_many_pages', 'page_too_large', 'media_too_long', 'video_too_large', 'output_too_large'] as const),
  ...(['conversion_failed', 'conversion_timeout', 'converter_unavailable', 'interrupted'] as const),
];

const spoken = { 'Content-Language': contentLanguage };
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
};

/** Error responses by status, each with its possible codes. */
export const problemAnswers = (codes: readonly ProblemCode[]) => {
  const byStatus = Map.groupBy([...new Set([...codes, ...always])], (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, those]) => [
        String(status),
        {
          description: those.map((code) => `\`${code}\`: ${problems[code].title}.`).join('\n\n'),
          headers: { ...spoken, ...((status === 429 || status === 503) && retryAfter) },
          content: {
            'application/problem+json': {
              schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code: { enum: those } } }] },
            },
          },
        },
      ]),
  );
};
