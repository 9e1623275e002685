import { loadSearch } from '../islands/search/load-search.ts';

/** On addresses of a converter's shape (`/x`, `/image-converter/x`, `/pdf-converter/x`) the not-found page says what is wrong with them. */
const hasConverterShape = (path: string): boolean => /^\/(?:(?:image|pdf)-converter\/)?[^/]+\/?$/.test(path);

/** How many converters are proposed for a mistyped address. */
const nearestLimit = 4;

/** `/png-to-jgp` as somebody would type it into the search box. */
const queryOf = (path: string): string => (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');

/** Lists converters that come near the address. Without the list of names there is the search box. */
const showNearest = async (place: HTMLElement): Promise<void> => {
  const { find, propose } = await loadSearch();
  const query = queryOf(location.pathname);
  const found = find(query);
  const links = (found.length > 0 ? found : propose(query)).slice(0, nearestLimit).map(({ name, path }) => {
    const link = document.createElement('a');
    link.className = 'button button-plain';
    link.href = path;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  place.querySelector('ul')?.replaceChildren(...links);
  place.hidden = links.length === 0;
};

const message = document.querySelector<HTMLElement>('[data-invalid-path]');
const nearest = document.querySelector<HTMLElement>('[data-nearest]');
if (message && hasConverterShape(location.pathname)) {
  message.hidden = false;
  if (nearest) showNearest(nearest).catch(() => undefined);
}
