import { atom } from 'nanostores';

/** Passwords by file id. They exist only in this page's memory. */
const typed = new Map<number, string>();

/** Files whose first bytes show encryption. */
export const locked = atom<ReadonlySet<number>>(new Set());

export const passwordOf = (id: number): string | undefined => typed.get(id) || undefined;

export const setPassword = (id: number, password: string): void => {
  typed.set(id, password);
};

export const noteLocked = (id: number): void => locked.set(new Set([...locked.get(), id]));
