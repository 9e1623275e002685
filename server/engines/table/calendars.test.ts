import { expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { readCalendar } from './calendar-read.ts';
import { calendarText } from './calendar-write.ts';
import { decodeLines } from './content-lines.ts';
import { zoneLines } from './time-zones.ts';
import { ianaZone } from './windows-zones.ts';

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
  expect(notes.map(inEnglish)).toEqual(['One row has no start that can be read as a date and was left out.']);
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

test.each([
  ['DTSTART:20240304T100000Z', 'DURATION:PT1H30M', '2024-03-04T11:30:00Z'],
  ['DTSTART;TZID=Europe/Berlin:20240304T233000', 'DURATION:P1DT45M', '2024-03-06T00:15:00'],
  ['DTSTART;VALUE=DATE:20241224', 'DURATION:P3D', '2024-12-26'],
  ['DTSTART:20240304T100000Z', 'DURATION:P2W', '2024-03-18T10:00:00Z'],
  ['DTSTART:20240304T100000Z', 'DURATION:PT', '2024-03-04T10:00:00Z'],
  ['DTSTART:20240304T100000Z', 'DURATION:-PT5M', ''],
  ['DTSTART:99990101T000000Z', 'DURATION:P999999W', ''],
  ['DTSTART:soon', 'DURATION:PT5M', ''],
])('%s and %s end at %j', (start, duration, end) => {
  expect(read(calendar(...event(start, duration)))[0]?.end).toBe(end);
});

test('columns of Google and Outlook say which events last whole days', () => {
  const google = { Subject: 'G', 'Start Date': '05/30/2020', 'End Date': '05/31/2020', 'All Day Event': 'True' };
  expect(write(google)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20200530', 'DTEND;VALUE=DATE:20200601']));
  const outlook = { ...google, 'Start Time': '12:00:00 AM', 'End Time': '12:00:00 AM' };
  expect(write(outlook)).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20200530', 'DTEND;VALUE=DATE:20200531']));
  const joined = { Title: 'J', Date: '2020-05-30', StartTime: '13:05', EndDate: '2020-05-31', ENDTIME: '14:00' };
  expect(write(joined)).toEqual(expect.arrayContaining(['DTSTART:20200530T130500', 'DTEND:20200531T140000']));
  const timed = { ...google, 'Start Time': '1:05 PM', 'End Time': '2:00 PM', 'All Day Event': 'False' };
  expect(write(timed)).toEqual(expect.arrayContaining(['DTSTART:20200530T130500', 'DTEND:20200531T140000']));
});

test("Windows' names of zones become those that every calendar program knows", () => {
  const lines = write({ summary: 'S', start: '2024-07-01T10:00:00', time_zone: 'W. Europe Standard Time' });
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;TZID=Europe/Berlin:20240701T100000', 'TZID:Europe/Berlin', 'TZOFFSETTO:+0200']));
  expect(ianaZone('constructor')).toBe('constructor');
});

test('a single day past the twelfth determines the order of a table', () => {
  expect(write({ summary: 'S', start: '12/25/2024' })).toContain('DTSTART;VALUE=DATE:20241225');
});

test('lines folded within a letter are joined by their bytes, unless the text is in another encoding', () => {
  const wide = Buffer.from([...Buffer.from('SUMMARY:caf'), 0xc3, 13, 10, 32, 0xa9]);
  expect(decodeLines(wide)).toBe('SUMMARY:café');
  const western = Buffer.from('SUMMARY:Münchner Straße, Würzburg, Ä\r\n \x96', 'latin1');
  expect(decodeLines(western)).toContain('Münchner Straße');
});

test('lines without a colon continue the one above', () => {
  expect(read(calendar(...event('LOCATION:one', 'two', 'three')))[0]?.location).toBe('one\ntwo\nthree');
});
