import { mayComeAs } from '../../../catalogue/content-kinds.ts';
import type { Sniffed } from './sniff.ts';

export { formatOfKind } from '../../../catalogue/content-kinds.ts';

/** May content of this kind come as that format (a canonical id of the catalogue)? */
export const isAccepted = (format: string, { kind, isText }: Sniffed): boolean => mayComeAs(format, kind, isText);
