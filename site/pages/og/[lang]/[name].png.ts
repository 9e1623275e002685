import type { APIRoute } from 'astro';
import { drawImage, type Image } from '../../../og/image.ts';
import { localImages } from '../../../og/local-images.ts';

export const getStaticPaths = () =>
  [...localImages].flatMap(([lang, images]) => [...images].map(([name, image]) => ({ params: { lang, name }, props: { image } })));

/** The social image of a page in another language. */
export const GET: APIRoute<{ image: Image }> = async ({ props }) =>
  new Response(new Uint8Array(await drawImage(props.image)), { headers: { 'Content-Type': 'image/png' } });
