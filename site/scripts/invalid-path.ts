import { loadSearch } from '../islands/search/load-search.ts';

/** For paths like a converter's (`/x`, `/image-converter/x`, `/pdf-converter/x`) the not-found page explains the fault. */
const hasConverterShape = (path: string): boolean => /^\/(?:(?:image|pdf)-converter\/)?[^/]+\/?$/.test(path);

/** Number of suggested converters for a mistyped address. */
const nearestLimit = 4;

/** Converts `/png-to-jgp` to a search query. */
const queryOf = (path: string): string => (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');

/** Lists converters with similar addresses. If the index is unavailable, the search box remains. */
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
