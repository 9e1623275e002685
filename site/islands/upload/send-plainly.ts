import { fileNameOf } from '../../../catalogue/file-name.ts';
import { apiUrl } from '../../stores/api.ts';
import { type FinalAnswer, failureOf, unreachable } from './answer.ts';
import { type Failure, type Item, type ItemState, isHeld } from './item.ts';

/** The failure of a file when it is this page's own code that broke. */
export const ownFault = (error: unknown): Failure => ({ ...failureOf(500, '', ''), message: String(error) });

/**
 * Sends one item in the simplest way. It stands in every page with an upload, for the case that the code with progress, waiting and
 * trying again can't be fetched. Rejects with an AbortError when the signal fires.
 */
export const runItem = async (
  item: Item & { readonly to: string },
  tell: (state: ItemState) => void,
  signal: AbortSignal,
): Promise<FinalAnswer> => {
  // Of an earlier load of the page: following it is what the other code can do.
  if (!isHeld(item)) return { kind: 'failed', failure: unreachable() };
  const { from, to } = item;
  const { operation = '', ...options } = item.options;
  tell({ kind: 'converting', fraction: null, position: null, shown: 0 });
  const body = new FormData();
  for (const [name, value] of [
    ['outputFormat', to],
    ['operation', String(operation)],
    ['options', JSON.stringify(options)],
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
