import { atom } from 'nanostores';
import { toastRemoveMs } from '../../catalogue/limits.ts';
import type { Notice } from '../../catalogue/text/notices.ts';

export type Toast = Notice & { readonly id: number; readonly open: boolean };

/** The notification: one at a time, so the list holds one at most. A dismissed one stays, closed, until it is forgotten. */
export const toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a notification in place of the one that is visible. */
export const showToast = (notice: Notice): void => {
  lastId += 1;
  toasts.set([{ ...notice, id: lastId, open: true }]);
};

/** Hides a notification; it is forgotten later, so that a screen reader may still finish it. */
export const dismissToast = (id: number): void => {
  const shown = toasts.get().find((toast) => toast.id === id);
  if (!shown?.open) return;
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), toastRemoveMs);
};
