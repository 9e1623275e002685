import { formatById } from '../../catalogue/formats.ts';
import type { ReceivedFile } from '../intake/receive.ts';

/** Note that a file differs from its claimed format; quotes its name only if its extension fits that format. */
export const disguiseNote = ({ fileName }: Pick<ReceivedFile, 'fileName'>, from: string, sentAs: string): string => {
  const name = (id: string): string => formatById(id)?.name ?? id;
  const ending = formatById(sentAs)?.extensions.find((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
  const sent = ending === undefined ? `it was sent as ${name(sentAs)}` : `its name ends in .${ending}`;
  return `The file is ${name(from)}, although ${sent}.`;
};
