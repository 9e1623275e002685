import { apiUrl } from '../../stores/api.ts';
import { readZip } from './read-zip.ts';

/** Thumbnails of a PDF's first pages, rendered by the server. */
export const drawPages = async (
  file: File,
  password: string | undefined,
  count: number,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const body = new FormData();
  for (const [name, value] of [
    ['inputFormat', 'pdf'],
    ['outputFormat', 'jpg'],
    ['options', JSON.stringify({ pages: `1-${count}`, dpi: 36, quality: 60 })],
  ] as const)
    body.set(name, value);
  if (password) body.set('password', password);
  body.set('file', file, 'pages.pdf');
  const answer = await fetch(apiUrl('/convert'), { method: 'POST', body, credentials: 'include', signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const blob = await answer.blob();
  const pages = blob.type.startsWith('image/') ? [blob] : await readZip(blob);
  signal.throwIfAborted();
  return pages.map((page) => URL.createObjectURL(page));
};
