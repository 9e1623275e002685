import { drawIcon, icoOf } from '../og/icons.ts';

/** For browsers and feed readers that ask for this address by themselves. */
export const GET = async () => new Response(new Uint8Array(icoOf(await drawIcon(32), 32)), { headers: { 'Content-Type': 'image/x-icon' } });
