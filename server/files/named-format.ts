import { detectAmong } from '../../catalogue/detect.ts';
import { formats } from '../../catalogue/formats.ts';

const own = formats.filter(({ aliasOf }) => !aliasOf);

/** The format that a file's name says, or else its MIME type: a canonical id. */
export const namedFormat = (name: string, type = ''): string | undefined => detectAmong({ name, type }, own)?.id;
