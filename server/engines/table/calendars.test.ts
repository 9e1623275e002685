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

test.each<[string, Record<string, string>, readonly string[]]>([
  [
    'an offset from UTC',
    { start: '2024-01-05T10:00:00+01:00', end: '2024-01-05 11:00:00-0500' },
    ['DTSTART:20240105T090000Z', 'DTEND:20240105T160000Z'],
  ],
  ['signs of iCalendar', { start: '20240105T100000', end: '20240105T110000Z' }, ['DTSTART:20240105T100000', 'DTEND:20240105T110000Z']],
  ['a clock alone at the end', { start: '2024-01-05 22:00', end: '01:30' }, ['DTSTART:20240105T220000', 'DTEND:20240106T013000']],
  [
    'an end time without its date',
    { date: '5.1.2024', 'Start Time': '9am', 'End Time': '10.30 Uhr' },
    ['DTSTART:20240105T090000', 'DTEND:20240105T103000'],
  ],
  ['a length', { start: '2024-01-05 22:00', Duration: '1:30' }, ['DTEND:20240105T233000']],
  ['a length in words', { start: '2024-01-05 22:00', Dauer: '1,5 Std.' }, ['DTEND:20240105T233000']],
  ['a weekday before the date', { Start: 'Mon, Jan 8, 2024 10:00 AM' }, ['DTSTART:20240108T100000']],
  [
    'headings of Outlook in German',
    { Betreff: 'T', 'Beginnt am': '13.1.2024', 'Beginnt um': '10:00', 'Endet am': '13.1.2024', 'Endet um': '11:00', Ort: 'Ulm' },
    ['SUMMARY:T', 'DTSTART:20240113T100000', 'DTEND:20240113T110000', 'LOCATION:Ulm'],
  ],
  [
    'the month first where Google writes it',
    { Subject: 'T', 'Start Date': '03/04/2024', 'Start Time': '1:00 PM' },
    ['DTSTART:20240304T130000'],
  ],
  [
    'people separated by commas',
    { start: '2024-01-05', attendees: 'a@example.org, Bo <b@example.org>' },
    ['ATTENDEE:mailto:a@example.org', 'ATTENDEE;CN="Bo":mailto:b@example.org'],
  ],
  [
    'a reminder of Outlook',
    { start: '2024-01-05 10:00', 'Reminder on/off': 'True', 'Reminder Date': '2024-01-05', 'Reminder Time': '9:45:00 AM' },
    ['TRIGGER:-PT15M'],
  ],
  [
    'private events, and repeats in a word',
    { start: '2024-01-05', Private: 'True', Repeat: 'Weekly' },
    ['CLASS:PRIVATE', 'RRULE:FREQ=WEEKLY'],
  ],
])('a table with %s', (_, record, wanted) => expect(write(record)).toEqual(expect.arrayContaining([...wanted])));

test('busy times, escapes in names, zones with a path and rarer properties are read', () => {
  expect(
    read(
      calendar(
        'BEGIN:VFREEBUSY',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20240304T100000Z/20240304T110000Z,20240305T100000Z/PT30M',
        'END:VFREEBUSY',
      ),
    ),
  ).toMatchObject([
    { type: 'free_busy', summary: 'BUSY-TENTATIVE', start: '2024-03-04T10:00:00Z', end: '2024-03-04T11:00:00Z' },
    { start: '2024-03-05T10:00:00Z', end: '2024-03-05T10:30:00Z' },
  ]);
  const [found] = read(
    calendar(
      ...event(
        'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20240304T100000',
        "ATTENDEE;PARTSTAT=ACCEPTED;CN=Ann ^'Bee^' Lee:mailto:ann@example.org",
        'ATTENDEE:mailto:bo@example.org',
        'X-ALT-DESC;FMTTYPE=text/html:<html><p>one &amp; two</p></html>',
        'CLASS:PRIVATE',
        'TRANSP:OPAQUE',
        'GEO:48.5;11.25',
        'RRULE:FREQ=YEARLY;BYMONTH=10',
        'EXRULE:FREQ=YEARLY;UNTIL=20230111T090000Z',
      ),
    ),
  );
  expect(found).toMatchObject({
    ...{ time_zone: 'Europe/Berlin', attendees: 'Ann "Bee" Lee <ann@example.org>; bo@example.org', responses: 'accepted; needs-action' },
    ...{ description: 'one & two', class: 'PRIVATE', geo: '48.5;11.25' },
    ...{ repeats: 'FREQ=YEARLY;BYMONTH=10', excluded_rule: 'FREQ=YEARLY;UNTIL=20230111T090000Z' },
  });
  expect(found).not.toHaveProperty('transparency');
});

test.each([
  ['a semicolon in quotes', 'ATTENDEE;CN="Lee; Ann":mailto:ann@example.org', 'Lee; Ann <ann@example.org>'],
  ['escaped quotes', 'ATTENDEE;CN=Ann \\"Bee\\" Lee:mailto:ann@example.org', 'Ann "Bee" Lee <ann@example.org>'],
  [
    'escaped quotes in quotes',
    'ATTENDEE;CN="Ann \\"Bee\\" Lee";PARTSTAT=DECLINED:mailto:ann@example.org',
    'Ann "Bee" Lee <ann@example.org>',
  ],
  ['a colon for an equals sign', 'ATTENDEE;SENT-BY:"MAILTO:bo@example.org":MAILTO:ann@example.org', 'ann@example.org'],
  ['a backslash before the last quote', 'ATTENDEE;DIR="C:\\cards\\":mailto:ann@example.org', 'ann@example.org'],
])('%s is no end of a name', (_, line, wanted) =>
  expect(read(calendar(...event('DTSTART:20240304T100000Z', line)))[0]?.attendees).toBe(wanted),
);
