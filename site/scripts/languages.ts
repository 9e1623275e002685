/** The language that was chosen in this browser, by its id. */
const key = 'language';

const base = (tag = ''): string => tag.split('-')[0] ?? '';

/**
 * Keeps the choice of a language in this browser. Somebody who has made none, and whose browser asks for another language than the page's,
 * is offered that one; the words for it are fetched then.
 */
export const startLanguages = (): void => {
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-language]')?.dataset.language;
    try {
      if (id) localStorage.setItem(key, id);
    } catch {
      // Storage may be forbidden: it is offered again then.
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
