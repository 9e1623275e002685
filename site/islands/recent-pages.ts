/** A converter or tool that was used in this browser. */
export type RecentPage = { readonly path: string; readonly name: string };

const key = 'recent';

/** Maximum number of remembered pages. */
const keptLimit = 5;

const isPage = (value: unknown): value is RecentPage => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, name } = value as Readonly<Record<string, unknown>>;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof name === 'string';
};

/** The pages that were used last, newest first. Empty if storage is forbidden or invalid. */
export const recallRecent = (): readonly RecentPage[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage).slice(0, keptLimit) : [];
  } catch {
    return [];
  }
};

/** Puts a page first, only in this browser. */
export const noteRecentPage = (page: RecentPage): void => {
  const pages = [page, ...recallRecent().filter(({ path }) => path !== page.path)].slice(0, keptLimit);
  try {
    localStorage.setItem(key, JSON.stringify(pages));
  } catch {
    // Without storage nothing is remembered.
  }
};

export const forgetRecent = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was nothing to forget.
  }
};
