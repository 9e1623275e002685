import { drawIcon } from '../og/icons.ts';

/** Home screen of iOS. */
export const GET = async () => new Response(new Uint8Array(await drawIcon(180, '#ffffff')), { headers: { 'Content-Type': 'image/png' } });
