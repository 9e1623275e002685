import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { SubtitleReply } from './protocol.ts';

export const readingNotes = ({ parts, count, line, rolls, likeTags }: SubtitleReply): readonly Message[] => [
  ...(parts.length === 0 ? [] : [message('captionLanguages', { languages: parts.length })]),
  ...(count === 0 ? [] : [message('captionsLeft', { count, line })]),
  ...(rolls ? [message('captionsRoll')] : []),
  ...(likeTags === 0 ? [] : [message('captionTags', { count: likeTags })]),
];
