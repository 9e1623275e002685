import type { APIRoute } from 'astro';
import { drawPicture, type Picture } from '../../og/picture.ts';
import { pictures } from '../../og/pictures.ts';

export const getStaticPaths = () => [...pictures].map(([name, picture]) => ({ params: { name }, props: { picture } }));

/** The social picture of a page. */
export const GET: APIRoute<{ picture: Picture }> = async ({ props }) =>
  new Response(new Uint8Array(await drawPicture(props.picture)), { headers: { 'Content-Type': 'image/png' } });
