import { formatById } from '../../catalogue/formats.ts';
import { type Message, message } from '../../catalogue/languages/message.ts';
import type { ReceivedFile } from '../intake/receive.ts';

/** Note that a file differs from its claimed format; quotes its name only if its extension fits that format. */
export const disguiseNote = ({ fileName }: Pick<ReceivedFile, 'fileName'>, from: string, sentAs: string): Message => {
  const name = (id: string): string => formatById(id)?.name ?? id;
  const ending = formatById(sentAs)?.extensions.find((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
  const format = name(from);
  return ending === undefined ? message('disguisedSent', { format, other: name(sentAs) }) : message('disguisedName', { format, ending });
};
