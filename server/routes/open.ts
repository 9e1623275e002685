import { Elysia } from 'elysia';
import { canonicalFormat, spelledFormat } from '../../catalogue/formats.ts';
import { languageById } from '../../catalogue/languages/languages.ts';
import { isOffered } from '../../catalogue/pairs.ts';
import { canonicalPath } from '../../catalogue/paths.ts';
import { urlOf } from '../requests/request-url.ts';

const formatIn = (spelling: string | null): string | undefined => (spelling ? spelledFormat(spelling) : undefined);

/** The page of a pair; of what one of its formats can become, if the pair is not offered; else the list of all tools. */
const pageOf = (from: string | undefined, to: string | undefined): string => {
  if (from && to && canonicalFormat(from) !== canonicalFormat(to) && isOffered(from, to)) return canonicalPath(from, to);
  const known = from ?? to;
  return known ? `/formats/${canonicalFormat(known)}` : '/all-tools';
};

/** `GET /open?from=heic&to=jpg&lang=de`: where the two lists of the home page lead, in a browser without scripts as well. */
export const openRoute = () =>
  new Elysia().get('/open', async ({ request }) => {
    // Loading the texts of all languages takes .4 s of CPU, which a start saves.
    const { addressIn } = await import('../../catalogue/languages/pages.ts');
    const asked = urlOf(request).searchParams;
    const language = languageById(asked.get('lang') ?? undefined);
    const path = pageOf(formatIn(asked.get('from')), formatIn(asked.get('to')));
    return new Response(null, { status: 302, headers: { Location: addressIn(language, path), 'Cache-Control': 'public, max-age=300' } });
  });
