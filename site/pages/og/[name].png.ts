import type { APIRoute } from 'astro';
import { drawImage, type Image } from '../../og/image.ts';
import { images } from '../../og/images.ts';

export const getStaticPaths = () => [...images].map(([name, image]) => ({ params: { name }, props: { image } }));

/** The social image of a page. */
export const GET: APIRoute<{ image: Image }> = async ({ props }) =>
  new Response(new Uint8Array(await drawImage(props.image)), { headers: { 'Content-Type': 'image/png' } });
