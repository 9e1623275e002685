import { contradicting, firstBytesLength, formatOfBytes } from '../../../catalogue/first-bytes.ts';
import { lockLookLength, seemsLocked } from '../../../catalogue/locked.ts';
import { takesPassword } from '../../../catalogue/unlock.ts';
import { findFormat, loadFormats } from './format-catalogue.ts';
import { type FormatName, type Item, isHeld } from './item.ts';
import { noteLocked } from './passwords.ts';

/** Marks a file as locked if its start or end shows encryption, so that its password is requested before it is sent. */
const noteLock = async (id: number, file: File, from: string): Promise<void> => {
  const part = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  if (takesPassword(from) && seemsLocked(await part(file.slice(0, lockLookLength)), await part(file.slice(-lockLookLength)), from))
    noteLocked(id);
};

const headOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.slice(0, firstBytesLength).arrayBuffer());

/** The format id of a file's content, if its name says nothing. Rejects if the file is unreadable. */
export const formatInside = async (file: File): Promise<string | undefined> => formatOfBytes(await headOf(file));

/**
 * The format of a file's content if it contradicts the name and supports the chosen conversion. `told` is the format that the server detected;
 * otherwise the first bytes are inspected. Rejects if the file or the list of formats is unavailable.
 */
export const realFormat = async (item: Item, told: string | undefined): Promise<FormatName | undefined> => {
  // An unavailable file cannot be sent as another format either.
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
