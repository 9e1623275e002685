const base = (tag: string): string => tag.split('-')[0] ?? '';

/**
 * Offers the page in the first language that the browser asks for and that there is, in one quiet line that leads nobody away by itself. The
 * footer's links say in which languages there is the page, and what each of them says.
 */
export const offerLanguage = (): void => {
  const place = document.querySelector<HTMLElement>('footer [data-decline]');
  const links = [...(place?.querySelectorAll('a') ?? [])];
  const current = links.find((link) => link.ariaCurrent);
  const wanted = navigator.languages.flatMap((tag) => links.find(({ lang }) => base(lang) === base(tag)) ?? [])[0];
  if (!wanted?.dataset.offer) return;
  const line = document.createElement('p');
  line.className = 'wrap small language-offer';
  const link = wanted.cloneNode() as HTMLAnchorElement;
  link.className = 'link';
  link.textContent = wanted.dataset.offer;
  const decline = document.createElement('button');
  decline.className = 'link soft';
  decline.textContent = place?.dataset.decline ?? '';
  // Who declines has chosen the language of the page.
  if (current?.dataset.language) decline.dataset.language = current.dataset.language;
  decline.addEventListener('click', () => line.remove());
  line.append(link, ' ', decline);
  document.querySelector('main')?.prepend(line);
};
