/** The language that was chosen in this browser, by its id; storage may be forbidden. */
const key = 'language';
const chosen = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const choose = (id: string | undefined): void => {
  try {
    if (id) localStorage.setItem(key, id);
  } catch {
    // It is offered again then.
  }
};

/**
 * Keeps the choice of a language in this browser, and offers the page in the one that the browser asks for, in one quiet line that nobody
 * is led away by. The footer's links say in which languages there is the page.
 */
export const startLanguages = (): void => {
  const place = document.querySelector<HTMLElement>('footer [data-decline]');
  const current = place?.querySelector<HTMLElement>('[aria-current]')?.dataset.language;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) choose(target.closest<HTMLElement>('[data-language]')?.dataset.language);
  });
  if (!place || chosen()) return;
  const offers = [...place.querySelectorAll<HTMLAnchorElement>('a[data-offer]')];
  const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  const wanted = navigator.languages.find(
    (tag) => base(tag) === base(document.documentElement.lang) || offers.some(({ lang }) => base(lang) === base(tag)),
  );
  const offer = offers.find(({ lang }) => wanted && base(lang) === base(wanted));
  if (!offer) return;
  const line = document.createElement('p');
  line.className = 'wrap small language-offer';
  const link = offer.cloneNode() as HTMLAnchorElement;
  link.className = 'link';
  link.textContent = offer.dataset.offer ?? '';
  const decline = document.createElement('button');
  decline.className = 'link soft';
  decline.textContent = place.dataset.decline ?? '';
  decline.dataset.language = current;
  decline.addEventListener('click', () => line.remove());
  line.append(link, ' ', decline);
  document.querySelector('main')?.prepend(line);
};
