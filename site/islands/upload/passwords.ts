import { atom } from 'nanostores';

/** Passwords by the ids of their files. They are in the memory of this page and nowhere else, and go with it. */
const typed = new Map<number, string>();

/** Files whose first bytes say that they are locked. */
export const locked = atom<ReadonlySet<number>>(new Set());

export const passwordOf = (id: number): string | undefined => typed.get(id) || undefined;

export const setPassword = (id: number, password: string): void => {
  typed.set(id, password);
};

export const noteLocked = (id: number): void => locked.set(new Set([...locked.get(), id]));
