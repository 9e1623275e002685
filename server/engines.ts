import type { Engine } from './engines/engine.ts';
import { sharpEngine } from './engines/sharp/engine.ts';

/** Every engine, once. A new tool is a folder in `engines/` and a line here. */
export const engines: readonly Engine[] = [sharpEngine];
