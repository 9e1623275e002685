import { drawIcon } from '../og/icons.ts';

/** Home screen of Android. */
export const GET = async () => new Response(new Uint8Array(await drawIcon(192, '#ffffff')), { headers: { 'Content-Type': 'image/png' } });
