import { atom } from 'nanostores';
import { toastRemoveMs } from '../../catalogue/limits.ts';
import type { Notice } from '../../catalogue/text/notices.ts';

export type Toast = Notice & { readonly id: number; readonly open: boolean };

/** The notification, at most one. A dismissed one stays in the list, closed, until it is removed. */
export const toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a notification instead of the visible one. */
export const showToast = (notice: Notice): void => {
  lastId += 1;
  toasts.set([{ ...notice, id: lastId, open: true }]);
};

/** Hides a notification; removes it later, so that a screen reader may finish it. */
export const dismissToast = (id: number): void => {
  const shown = toasts.get().find((toast) => toast.id === id);
  if (!shown?.open) return;
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), toastRemoveMs);
};
