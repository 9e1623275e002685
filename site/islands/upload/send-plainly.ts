import { fileNameOf } from '../../../catalogue/file-name.ts';
import { apiUrl } from '../../stores/api.ts';
import { type FinalAnswer, failureOf, unreachable } from './answer.ts';
import { type Item, type ItemState, isHeld } from './item.ts';

/**
 * Sends an item in the simplest way. Part of every page with an upload, as the fallback if the code with progress and
 * retries fails to load. Rejects with an AbortError when the signal aborts.
 */
export const runItem = async (
  item: Item & { readonly to: string },
  tell: (state: ItemState) => void,
  signal: AbortSignal,
): Promise<FinalAnswer> => {
  // Only the full code can follow jobs of an earlier page load.
  if (!isHeld(item)) return { kind: 'failed', failure: unreachable() };
  const { from, to } = item;
  const { operation = '', steps = '', ...options } = item.options;
  tell({ kind: 'converting', fraction: null, position: null, shown: 0 });
  const body = new FormData();
  for (const [name, value] of [
    ['outputFormat', to],
    ['operation', String(operation)],
    ['steps', String(steps)],
    ['options', steps ? '' : JSON.stringify(options)],
  ] as const)
    body.set(name, value);
  for (const part of item.parts ?? [{ file: item.file, from }]) {
    body.append('inputFormat', part.from);
    body.append('file', part.file, part.file.name);
  }
  const response = await fetch(apiUrl('/convert?merge'), { method: 'POST', body, credentials: 'include', signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
    },
  );
  if (!response) return { kind: 'failed', failure: unreachable() };
  if (!response.ok) return { kind: 'failed', failure: failureOf(response.status, response.statusText, await response.text()) };
  const fileName = fileNameOf(response.headers.get('Content-Disposition'));
  return { kind: 'file', blob: await response.blob(), fileName, notes: [] };
};
