/** Time zone definitions of calendars, for readers without a time zone database (RFC 5545, 3.6.5). */

type Change = { readonly at: number; readonly from: number; readonly to: number };
type Rule = { readonly month: number; readonly day: string };

const minute = 60_000;
const day = 1440 * minute;
/** Limit of years for which each clock change is written. */
const mostYears = 30;
/** Number of years in which a rule must hold. */
const provenYears = 5;

/** Returns the offset from UTC in minutes at a time; undefined for unknown zones. */
const offsetsOf = (zone: string): ((at: number) => number) | undefined => {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
  return (at) => {
    const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(format.format(at)) ?? [];
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  };
};

/** Clock changes in a range of years, to the minute. */
const changesIn = (offsetAt: (at: number) => number, firstYear: number, lastYear: number): readonly Change[] => {
  const changes: Change[] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  for (let start = Date.UTC(firstYear, 0, 1); start < end; start += 15 * day) {
    const [from, to] = [offsetAt(start), offsetAt(start + 15 * day)];
    if (from === to) continue;
    let [low, high] = [start, start + 15 * day];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(middle) === from) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from, to });
  }
  return changes;
};

const two = (value: number): string => String(value).padStart(2, '0');
const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;
const localOf = ({ at, from }: Change): Date => new Date(at + from * minute);
const stampOf = (local: Date): string => local.toISOString().replace(/[-:]|\.\d+Z/g, '');

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Candidate yearly rules for a day, such as the second Sunday of March, or the last one. */
const rulesOf = (change: Change): readonly Rule[] => {
  const local = localOf(change);
  const [month, date] = [local.getUTCMonth() + 1, local.getUTCDate()];
  const days = new Date(Date.UTC(local.getUTCFullYear(), month, 0)).getUTCDate();
  const weekday = weekdays[local.getUTCDay()];
  return [...(date + 7 > days ? [-1] : []), Math.ceil(date / 7)].map((index) => ({ month, day: `${index}${weekday}` }));
};

const isSame = (one: Rule, other: Rule): boolean => one.month === other.month && one.day === other.day;

const observance = (change: Change, isSummer: boolean, rule: Rule | undefined): readonly string[] => {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stampOf(localOf(change))}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    ...(rule ? [`RRULE:FREQ=YEARLY;BYMONTH=${rule.month};BYDAY=${rule.day}`] : []),
    `END:${kind}`,
  ];
};

/** VTIMEZONE of an IANA zone for events of these years and later; empty for other zones. */
export const zoneLines = (zone: string, firstYear: number, lastYear: number): readonly string[] => {
  const offsetAt = offsetsOf(zone);
  if (!offsetAt) return [];
  const last = Math.min(9990, Math.max(1970, lastYear));
  const first = Math.max(1970, last - mostYears, firstYear - 1);
  const changes = changesIn(offsetAt, Math.min(first, last), last);
  const later = changesIn(offsetAt, last + 1, last + provenYears);
  const parts = changes.flatMap((change) => {
    const isLast = localOf(change).getUTCFullYear() === last;
    const rule = rulesOf(change).find(
      (one) => later.filter((other) => other.to === change.to && rulesOf(other).some((its) => isSame(its, one))).length === provenYears,
    );
    return observance(change, change.to > change.from, isLast ? rule : undefined);
  });
  const offset = offsetAt(Date.UTC(first, 0, 1));
  const always = changes.length > 0 ? [] : observance({ at: -offset * minute, from: offset, to: offset }, false, undefined);
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, ...always, 'END:VTIMEZONE'];
};
