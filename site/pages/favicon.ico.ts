import { drawIcon, icoOf } from '../og/icons.ts';

/** For browsers and feed readers that request this address on their own. */
export const GET = async () => new Response(new Uint8Array(icoOf(await drawIcon(32), 32)), { headers: { 'Content-Type': 'image/x-icon' } });
