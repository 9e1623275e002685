import { apiUrl } from '../../stores/api.ts';
import { pageWords, say, toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './elsewhere.css?inline';
import { askJob } from './job-client.ts';
import type { RowElsewhere } from './kept-rows.ts';

/** Maximum number of results in the list, the latest ones. */
const shownLimit = 10;

const link = (text: string, href: string): HTMLAnchorElement => {
  const element = document.createElement('a');
  element.className = 'link';
  element.href = href;
  element.textContent = text;
  return element;
};

/** A result with its time of deletion and its page; none for jobs that are not done, or gone. */
const entryOf = async ({ job: id, path }: RowElsewhere): Promise<HTMLLIElement | undefined> => {
  const job = await askJob(id, AbortSignal.any([]));
  if (typeof job === 'string' || job.state !== 'done') return undefined;
  const download = link(job.name, apiUrl(`/jobs/${id}/result`));
  download.download = job.name;
  const until = document.createElement('span');
  until.className = 'soft';
  const time = new Date(job.expiresAt).toLocaleTimeString(pageWords().locale, { hour: '2-digit', minute: '2-digit' });
  until.textContent = say(toolWords().kept.until, { time });
  const entry = document.createElement('li');
  entry.append(download, until, link(toolWords().elsewhere.page, path));
  return entry;
};

/** Lists the results of the tab's other pages below the tool. */
export const showElsewhere = async (rows: readonly RowElsewhere[]): Promise<void> => {
  const entries = (await Promise.all(rows.slice(-shownLimit).map(entryOf))).filter((entry) => entry !== undefined);
  const tool = document.querySelector('astro-island:has(form.tool)');
  if (!tool || entries.length === 0) return;
  adoptStyles(css);
  const place = document.createElement('section');
  place.className = 'elsewhere card small';
  const title = document.createElement('p');
  title.id = 'elsewhere';
  title.textContent = toolWords().elsewhere.title;
  place.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  list.append(...entries.reverse());
  place.append(title, list);
  tool.after(place);
};
