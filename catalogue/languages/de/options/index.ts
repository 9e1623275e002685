import { conversions } from './conversions.ts';
import { tools } from './tools.ts';

export const options: Readonly<Record<string, string>> = { ...conversions, ...tools };
