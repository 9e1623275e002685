import { contradicting, firstBytesLength, formatOfBytes } from '../../../catalogue/first-bytes.ts';
import { lockLookLength, seemsLocked } from '../../../catalogue/locked.ts';
import { takesPassword } from '../../../catalogue/unlock.ts';
import { findFormat, loadFormats } from './format-catalogue.ts';
import { type FormatName, type Item, isHeld } from './item.ts';
import { noteLocked } from './passwords.ts';

/** Notes that a file is locked where its beginning or end says so, so that its password is asked for before it is sent. */
const noteLock = async (id: number, file: File, from: string): Promise<void> => {
  const part = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  if (takesPassword(from) && seemsLocked(await part(file.slice(0, lockLookLength)), await part(file.slice(-lockLookLength)), from))
    noteLocked(id);
};

const headOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.slice(0, firstBytesLength).arrayBuffer());

/** The format id that a file's content speaks of, for one whose name says nothing. Rejects when the file can't be read. */
export const formatInside = async (file: File): Promise<string | undefined> => formatOfBytes(await headOf(file));

/**
 * The format of a file's content where it is not that of its name, and where the conversion in hand is offered from it too. `told` is what
 * the server has found; without it the first bytes are looked at. Rejects when the file or the list of formats can't be read.
 */
export const realFormat = async (item: Item, told: string | undefined): Promise<FormatName | undefined> => {
  // What is not at hand can't be sent as something else either.
  if (!isHeld(item)) return undefined;
  const { file, from, to } = item;
  if (!told) await noteLock(item.id, file, from);
  const id = told ?? contradicting(await headOf(file), from);
  if (!id || id === from) return undefined;
  const format = findFormat(await loadFormats(), id);
  if (!format) return undefined;
  const isOffered = to === undefined ? format.outputs.length > 0 : to === id || format.outputs.some(([output]) => output === to);
  return isOffered ? { id, name: format.name } : undefined;
};
