import { type Message, message } from '../../../catalogue/languages/message.ts';

/** Notes on charts that sheets do not show. */
export const chartNotes = (charts: number): readonly Message[] => (charts === 0 ? [] : [message('chartsLeft', { count: charts })]);

/** Notes on what is missing in a text without pictures. */
export const outlineNotes = (words: number): readonly Message[] => (words === 0 ? [] : [message('outlinesLeft', { count: words })]);

/** Maximum length of a quotation in a note. */
const longestQuote = 60;

/** Notes on slanted words across pages, such as a watermark: only drawings show them. */
export const slantedNotes = (texts: ReadonlySet<string>): readonly Message[] => {
  const [first = ''] = texts;
  if (first === '') return [];
  return [message('slantedLeft', { quote: first.length > longestQuote ? `${first.slice(0, longestQuote)}…` : first })];
};

export const scanNotes = (read: number, unread: number): readonly Message[] => [
  ...(read ? [message('scansRead', { count: read })] : []),
  ...(unread ? [message('scansUnread', { count: unread })] : []),
];

export const tableNotes = (tables: number): readonly Message[] => (tables === 0 ? [] : [message('tablesRead', { count: tables })]);
