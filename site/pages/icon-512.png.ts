import { drawIcon } from '../og/icons.ts';

/** Splash screen, and the organisation's logo in JSON-LD. */
export const GET = async () => new Response(new Uint8Array(await drawIcon(512, '#ffffff')), { headers: { 'Content-Type': 'image/png' } });
