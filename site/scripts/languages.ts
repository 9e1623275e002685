/** Storage key of the chosen language's id. */
const key = 'language';

const base = (tag = ''): string => tag.split('-')[0] ?? '';

/**
 * Stores the chosen language in this browser. Without a choice, and if the browser prefers another language than the page's, offers
 * that one; its texts are then loaded.
 */
export const startLanguages = (): void => {
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-language]')?.dataset.language;
    try {
      if (id) localStorage.setItem(key, id);
    } catch {
      // Storage may be forbidden: the offer is then repeated.
    }
  });
  try {
    if (localStorage.getItem(key) || base(navigator.language) === base(document.documentElement.lang)) return;
  } catch {
    return;
  }
  import('./language-offer.ts').then(
    ({ offerLanguage }) => offerLanguage(),
    () => undefined,
  );
};
