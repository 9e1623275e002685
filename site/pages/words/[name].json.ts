import type { APIRoute, GetStaticPaths } from 'astro';
import { writtenLanguages } from '../../../catalogue/languages/language-words.ts';
import { wordsFile } from '../../head/page-words.ts';

export const getStaticPaths: GetStaticPaths = () =>
  writtenLanguages.map((language) => ({ params: { name: wordsFile(language).name }, props: { text: wordsFile(language).text } }));

/** The words that are fetched with the first file, one file for each language. */
export const GET: APIRoute = ({ props }) => new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
