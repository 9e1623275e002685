import { adoptStyles } from '../islands/adopt-styles.ts';

// At the foot of the window, where its arrival moves nothing; a tool's own bar covers it.
adoptStyles(`.language-offer {
  position: sticky;
  bottom: 0;
  z-index: 4;
  padding: 0.5rem 1rem;
  background: var(--surface);
  border-top: 1px solid var(--line);
  text-align: center;
}`);

const base = (tag: string): string => tag.split('-')[0] ?? '';

/**
 * Offers the page in the browser's preferred available language, in one unobtrusive line without a redirect. The footer's links list
 * the available languages, and each one's text.
 */
export const offerLanguage = (): void => {
  const place = document.querySelector<HTMLElement>('footer [data-decline]');
  const links = [...(place?.querySelectorAll('a') ?? [])];
  const current = links.find((link) => link.ariaCurrent);
  const wanted = navigator.languages.flatMap((tag) => links.find(({ lang }) => base(lang) === base(tag)) ?? [])[0];
  if (!wanted?.dataset.offer) return;
  const line = document.createElement('p');
  line.className = 'small language-offer';
  const link = wanted.cloneNode() as HTMLAnchorElement;
  link.className = 'link';
  link.textContent = wanted.dataset.offer;
  const decline = document.createElement('button');
  decline.className = 'link soft';
  decline.textContent = place?.dataset.decline ?? '';
  // Declining chooses the language of the page.
  if (current?.dataset.language) decline.dataset.language = current.dataset.language;
  decline.addEventListener('click', () => line.remove());
  line.append(link, ' ', decline);
  document.querySelector('main')?.append(line);
};
