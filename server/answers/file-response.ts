import { message } from '../../catalogue/languages/message.ts';
import type { Speech } from '../../catalogue/languages/speech.ts';
import { Problem } from '../contract/problem.ts';
import { contentDisposition } from '../files/file-name.ts';
import type { JobFile } from '../job-service/job-service.ts';
import { detailHeaders, inertHeaders } from './answer.ts';
import { digestOf, wantedDigest } from './repr-digest.ts';

/** Bytes from `start`, inclusive, to `end`, exclusive. */
type Range = { readonly start: number; readonly end: number };

/** `bytes=0-99`, `bytes=100-`, `bytes=-100` (RFC 9110, 14.1.2): one range; several ranges and invalid ones are ignored. */
const single = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The requested range; undefined for the whole file. Throws `range_not_satisfiable` for one that begins past the end. */
const rangeOf = (header: string | null, size: number): Range | undefined => {
  const [, first = '', last = ''] = single.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  if (start >= size)
    throw new Problem('range_not_satisfiable', message('resultBytes', { bytes: size }), { limit: { name: 'bytes', max: size } });
  return { start, end };
};

/** True if a client's validators include this one (RFC 9110, 13.1.2). */
const matches = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/** The digest of the whole of a kept result, where the client asks for one and the result lies on this machine. */
export const fileDigest = async (headers: Headers, file: JobFile): Promise<string | undefined> => {
  const wanted = wantedDigest(headers);
  const whole = wanted && file.body(0, file.bytes);
  return wanted && whole instanceof Blob ? digestOf(wanted, whole.stream()) : undefined;
};

/** Response with a stored result: whole, a range, or not modified. */
export const fileResponse = (
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  file: JobFile,
  speech: Speech,
  digest?: string,
): Response => {
  const etag = `"${file.etag}"`;
  const common = {
    ...inertHeaders,
    'Content-Type': file.type,
    'Content-Disposition': contentDisposition(file.name),
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...(digest && { 'Repr-Digest': digest }),
    ...detailHeaders(file, speech),
  };
  if (matches(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ETag: etag, 'Cache-Control': 'no-store' } });
  const isSame = !headers.has('if-range') || headers.get('if-range') === etag;
  const range = method === 'GET' && isSame ? rangeOf(headers.get('range'), file.bytes) : undefined;
  const { start, end } = range ?? { start: 0, end: file.bytes };
  const body = method === 'HEAD' ? null : file.body(start, end);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'Content-Length': String(end - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${file.bytes}` }),
    },
  });
};
