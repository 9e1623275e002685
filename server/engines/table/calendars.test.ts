import { expect, test } from 'bun:test';
import { readCalendar } from './calendar-read.ts';
import { calendarText } from './calendar-write.ts';
import { zoneLines } from './time-zones.ts';

const calendar = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'SUMMARY:S', ...lines, 'END:VEVENT'];
const read = (text: string) => readCalendar(text) as readonly Readonly<Record<string, string>>[];
const write = (record: Readonly<Record<string, string>>) => calendarText([record], new Date('2024-01-01T00:00:00Z')).text.split('\r\n');

test('a series says which days it leaves out, adds and moves', () => {
  const [series, moved] = read(
    calendar(
      ...event('DTSTART;VALUE=DATE:20240304', 'EXDATE:20240311', 'EXDATE;VALUE=DATE:20240318,20240325', 'RDATE:20240401T100000Z'),
      ...event('DTSTART:20240402T100000Z', 'RECURRENCE-ID:20240401T100000Z'),
    ),
  );
  expect(series).toMatchObject({ excluded_dates: '2024-03-11, 2024-03-18, 2024-03-25', added_dates: '2024-04-01T10:00:00Z' });
  expect(moved).toMatchObject({ replaces: '2024-04-01T10:00:00Z' });
});

test('whole days end on their last one, and go back as the day after', () => {
  const lines = event('DTSTART;VALUE=DATE:20241224', 'DTEND;VALUE=DATE:20241227');
  const [found = {}] = read(calendar(...lines));
  expect(found.end).toBe('2024-12-26');
  expect(write(found)).toEqual(expect.arrayContaining(lines));
});

test('reminders, people, another zone at the end and the name of a calendar come along', () => {
  const lines = event(
    'DTSTART;TZID=Europe/Berlin:20240304T100000',
    'DTEND;TZID=Europe/London:20240304T113000',
    'ORGANIZER;CN="Ann Lee":mailto:ann@example.org',
    'ATTENDEE:mailto:bo@example.org',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'END:VALARM',
  );
  const [found = {}] = read(calendar('X-WR-CALNAME:Work', ...lines));
  expect(found).toMatchObject({ end_time_zone: 'Europe/London', reminders: '-PT15M', calendar: 'Work' });
  expect(write(found)).toEqual(expect.arrayContaining(lines.filter((line) => !line.endsWith('VALARM'))));
});

test('a row without a start is named', () => {
  const { notes } = calendarText([{ summary: 'a', start: '2024-03-04' }, { summary: 'b' }], new Date());
  expect(notes).toEqual(['One row has no start that can be read as a date and was left out.']);
});

test('a zone is written with its rules', () => {
  expect(zoneLines('Europe/Berlin', 2024, 2024)).toEqual(
    expect.arrayContaining(['DTSTART:20240331T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU']),
  );
  expect(zoneLines('America/New_York', 2024, 2024)).toEqual(
    expect.arrayContaining(['DTSTART:20241103T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETTO:-0500']),
  );
  expect(zoneLines('Asia/Kolkata', 2024, 2024)).toEqual([
    ...['BEGIN:VTIMEZONE', 'TZID:Asia/Kolkata', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'],
  ]);
  expect(zoneLines('Nowhere/At all', 2024, 2024)).toEqual([]);
});

test('years far apart take no time', () => {
  expect(zoneLines('Europe/Berlin', 0, 9999).length).toBeLessThan(1000);
  expect(zoneLines('Europe/Berlin', 9999, 0).length).toBeGreaterThan(0);
});
