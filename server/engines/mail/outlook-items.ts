import type { Storage } from '../../files/compound-tree.ts';
import { escapedValue, foldedLine } from '../table/content-lines.ts';
import type { Properties } from './outlook.ts';

/** Ids of a message's named properties by their number ([MS-OXMSG] 2.2.3); named ones have other ids in each file. */
export type NamedIds = ReadonlyMap<number, string>;

const firstNamed = 0x8000;

export const namedIdsOf = (root: Storage): NamedIds => {
  const entries = root.storages.get('__nameid_version1.0')?.streams.get('__substg1.0_00030102')?.() ?? Buffer.alloc(0);
  const ids = new Map<number, string>();
  for (let at = 0; at + 8 <= entries.length; at += 8) {
    // The lowest bit marks names that are texts.
    if ((entries.readUInt16LE(at + 4) & 1) === 1) continue;
    const id = firstNamed + entries.readUInt16LE(at + 6);
    if (id <= 0xffff) ids.set(entries.readUInt32LE(at), id.toString(16).toUpperCase());
  }
  return ids;
};

/** Numbers of named properties ([MS-OXPROPS]). */
const named = {
  ...{ location: 0x8208, start: 0x820d, end: 0x820e, isWholeDay: 0x8215, pattern: 0x8232 },
  ...{ taskStatus: 0x8101, taskShare: 0x8102, taskStart: 0x8104, taskDue: 0x8105, taskCompleted: 0x810f },
  ...{ workAddress: 0x801b, homeAddress: 0x801a, email: 0x8083, secondEmail: 0x8093, thirdEmail: 0x80a3, page: 0x802b },
} as const;

const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const line = (name: string, value: string): readonly string[] => (value === '' ? [] : [`${name}:${escapedValue(value)}`]);

/** States of a task that iCalendar knows, by Outlook's number ([MS-OXOTASK] 2.2.2.2.2). */
const taskStates = ['NEEDS-ACTION', 'IN-PROCESS', 'COMPLETED'];

const halfDay = 12 * 3_600_000;
/** The day of a midnight in an unknown time zone. */
const dayOf = (midnight: Date): string => stamp(new Date(midnight.getTime() + halfDay)).slice(0, 8);

/** An appointment, meeting or task as iCalendar, which shows its times and place; undefined for other messages. */
export const calendarOf = ({ text, time, number, real, flag }: Properties, ids: NamedIds): string | undefined => {
  const kind = text('001A');
  const isTask = /^IPM\.Task/i.test(kind);
  if (!isTask && !/^IPM\.(?:Appointment|Schedule\.Meeting)/i.test(kind)) return undefined;
  const idOf = (one: number): string => ids.get(one) ?? '';
  // Meeting requests have the times under fixed ids, too.
  const start = time(idOf(isTask ? named.taskStart : named.start)) ?? time('0060');
  const end = time(idOf(isTask ? named.taskDue : named.end)) ?? time('0061');
  const [state, share] = [number(idOf(named.taskStatus)), real(idOf(named.taskShare))];
  if (!start && !end && !isTask) return undefined;
  const component = isTask ? 'VTODO' : 'VEVENT';
  const isWhole = isTask || flag(idOf(named.isWholeDay));
  const moment = (name: string, date: Date | undefined): readonly string[] =>
    date ? [isWhole ? `${name};VALUE=DATE:${dayOf(date)}` : `${name}:${stamp(date)}`] : [];
  const completed = isTask ? time(idOf(named.taskCompleted)) : undefined;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//File Converter//Item of Outlook//EN',
    ...(/Canceled$/i.test(kind) ? ['METHOD:CANCEL'] : []),
    `BEGIN:${component}`,
    ...moment('DTSTART', start),
    ...moment(isTask ? 'DUE' : 'DTEND', end),
    ...line('SUMMARY', text('0037')),
    ...line('LOCATION', text(idOf(named.location))),
    // The words for people; the rule itself is in a format of Exchange.
    ...line('DESCRIPTION', isTask ? '' : text(idOf(named.pattern))),
    ...line('STATUS', (isTask && taskStates[state ?? -1]) || ''),
    ...line('PERCENT-COMPLETE', isTask && share !== undefined && share >= 0 && share <= 1 ? String(Math.round(share * 100)) : ''),
    ...line('COMPLETED', completed ? stamp(completed) : ''),
    `END:${component}`,
    'END:VCALENDAR',
  ]
    .map(foldedLine)
    .join('');
};

const inOneLine = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** What a contact of Outlook says, as lines of text; undefined for other messages. */
export const contactWords = ({ text, time }: Properties, ids: NamedIds): string | undefined => {
  if (!/^IPM\.Contact/i.test(text('001A'))) return undefined;
  const own = (number: number): string => text(ids.get(number) ?? '');
  const fields: readonly (readonly [string, string])[] = [
    ['Name', text('3001')],
    ['Company', text('3A16')],
    ['Department', text('3A18')],
    ['Job title', text('3A17')],
    ['E-mail', [own(named.email), own(named.secondEmail), own(named.thirdEmail)].filter(Boolean).join(', ')],
    ['Business phone', text('3A08')],
    ['Home phone', text('3A09')],
    ['Mobile phone', text('3A1C')],
    ['Fax', text('3A24')],
    ['Business address', inOneLine(own(named.workAddress))],
    ['Home address', inOneLine(own(named.homeAddress))],
    ['Web page', text('3A51') || own(named.page)],
    ['Birthday', time('3A42')?.toISOString().slice(0, 10) ?? ''],
  ];
  return fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n');
};
