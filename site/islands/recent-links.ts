import { loadWords } from '../stores/words.ts';
import { adoptStyles } from './adopt-styles.ts';
import css from './recent-links.css?inline';
import { forgetRecent, recallRecent } from './recent-pages.ts';

adoptStyles(css);

const linkTo = (path: string, text: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.className = 'link';
  link.href = path;
  link.textContent = text;
  return link;
};

/** Fills the home page's line of recent converters, for which the head's script keeps the room. */
export const showRecent = async (): Promise<void> => {
  const pages = recallRecent();
  const { recent } = await loadWords();
  const clear = document.createElement('button');
  clear.className = 'link soft';
  clear.type = 'button';
  clear.title = recent.where;
  clear.textContent = recent.clear;
  clear.addEventListener('click', () => {
    forgetRecent();
    delete document.documentElement.dataset.recent;
  });
  const links = [...pages.map(({ path, name }) => linkTo(path, name)), clear];
  document
    .querySelector('.recent')
    ?.replaceChildren(`${recent.title}: `, ...links.flatMap((link, at) => (at > 0 ? [' · ', link] : [link])));
};
