import { look } from '../../fidelity/look.ts';
import { folded } from './words.ts';

/** Markdown as HTML, by Pandoc. */
export const viewOf = (path: string, from = 'commonmark'): Promise<string> =>
  look('pandoc', '--sandbox', '--wrap=none', `--from=${from}`, '--to=html', path);
export const foldedViewOf = async (path: string, from = 'commonmark'): Promise<string> => folded(await viewOf(path, from));

/** What follows the head of a page. */
export const bodyOf = (html: string): string => html.split('<body').at(-1) ?? '';
export const foldedBodyOf = (html: string): string => folded(bodyOf(html));
