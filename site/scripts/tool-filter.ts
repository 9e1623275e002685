import type { Find } from '../islands/search/find.ts';
import { loadSearch } from '../islands/search/load-search.ts';

/** The search box of the page of all tools: hides what does not match, in place, and keeps the words in the address. */
export const startToolFilter = (page: HTMLElement): void => {
  const input = page.querySelector<HTMLInputElement>('input[name=q]');
  if (!input) return;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-tools]')].map((section) => ({
    section,
    tools: [...section.querySelectorAll('li')].map((item) => ({
      item,
      text: [...item.querySelectorAll('.converter-name, .converter-text')].map((part) => part.textContent.toLowerCase()).join('\n'),
      path: item.querySelector('a')?.pathname ?? '',
    })),
  }));
  const empty = page.querySelector<HTMLElement>('[data-empty]');
  const count = page.querySelector<HTMLElement>('[data-count]');
  let find: Find | undefined;

  const filter = (): void => {
    const needle = input.value.trim().toLowerCase();
    const meant = find && needle !== '' ? new Set(find(needle).map(({ path }) => path)) : undefined;
    let shown = 0;
    for (const { section, tools } of sections) {
      let inSection = 0;
      for (const { item, text, path } of tools) {
        item.hidden = !(text.includes(needle) || meant?.has(path));
        if (!item.hidden) inSection += 1;
      }
      section.hidden = inSection === 0;
      shown += inSection;
    }
    if (empty) empty.hidden = shown > 0;
    if (count) count.textContent = needle === '' || shown === 0 ? '' : `${shown} ${shown === 1 ? 'converter' : 'converters'}`;
  };

  // Until the list of names is there, and without it, the words themselves are looked for.
  const learn = (): void => {
    if (!find)
      loadSearch().then(
        (loaded) => {
          find = loaded;
          filter();
        },
        () => undefined,
      );
  };

  if (input.value === '') input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value || document.activeElement === input) learn();
  filter();
  input.addEventListener('focus', learn);
  input.addEventListener('input', () => {
    filter();
    history.replaceState(null, '', input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname);
  });
  input.form?.addEventListener('submit', (event) => event.preventDefault());
};
