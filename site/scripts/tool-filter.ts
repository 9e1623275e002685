import type { SearchEntry } from '../../catalogue/search/entries.ts';
import type { Search } from '../../catalogue/search/find.ts';
import { loadSearch } from '../islands/search/load-search.ts';
import { counted } from '../stores/words.ts';

/** Maximum number of conversions listed below the cards. */
const furtherLimit = 60;

const linkTo = ({ name, path }: SearchEntry): HTMLLIElement => {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  const item = document.createElement('li');
  item.append(link);
  return item;
};

/**
 * The search box of the page of all tools: hides cards that do not match, lists conversions without a card, and keeps the query in
 * the address. It returns the same results as the other search boxes.
 */
export const startToolFilter = (page: HTMLElement): void => {
  const input = page.querySelector<HTMLInputElement>('input[name=q]');
  const further = page.querySelector<HTMLElement>('[data-further]');
  const list = further?.querySelector('ul');
  const empty = page.querySelector<HTMLElement>('[data-empty]');
  const perhaps = empty?.querySelector('ul');
  const count = page.querySelector<HTMLElement>('[data-count]');
  const kept = page.querySelector('#tools');
  if (!input || !further || !list || !empty || !perhaps) return;
  const sections = [...page.querySelectorAll<HTMLElement>('[data-tools]')].map((section) => ({
    section,
    tools: [...section.querySelectorAll('li')].map((item) => ({
      item,
      text: [...item.querySelectorAll('.converter-name, .converter-text')].map((part) => part.textContent.toLowerCase()).join('\n'),
      path: item.querySelector('a')?.pathname ?? '',
    })),
  }));
  const cards = new Set(sections.flatMap(({ tools }) => tools.map(({ path }) => path)));
  let search: Search | undefined;

  const filter = (): void => {
    const needle = input.value.trim().toLowerCase();
    const found = search && needle !== '' ? search.find(needle) : [];
    const meant = new Set(found.map(({ path }) => path));
    // Its tools are no converters: matching ones are listed below the cards.
    kept?.toggleAttribute('hidden', needle !== '');
    let shown = 0;
    for (const { section, tools } of sections) {
      let inSection = 0;
      for (const { item, text, path } of tools) {
        item.hidden = !(text.includes(needle) || meant.has(path));
        if (!item.hidden) inSection += 1;
      }
      section.hidden = inSection === 0;
      shown += inSection;
    }
    const others = found.filter(({ path }) => !cards.has(path)).slice(0, furtherLimit);
    list.replaceChildren(...others.map(linkTo));
    further.hidden = others.length === 0;
    const total = shown + others.length;
    empty.hidden = total > 0;
    if (total === 0 && search) perhaps.replaceChildren(...search.propose(needle).map(linkTo));
    if (count) count.textContent = needle !== '' && total > 0 && search ? counted(search.words.converters, total) : '';
  };

  // Until the index has loaded, and without it, falls back to a text search.
  const learn = (): void => {
    if (!search)
      loadSearch().then(
        (loaded) => {
          search = loaded;
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
    learn();
    filter();
    history.replaceState(null, '', input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname);
  });
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const best = search?.find(input.value.trim())[0];
    if (best && input.value.trim() !== '') location.assign(best.path);
  });
};
