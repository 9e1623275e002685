const shape =
  /^(?:([A-Za-z]{3}),? +)?(\d{1,2})[ -]([A-Za-z]{3,9})\.?,?[ -](\d{2,4}),? +(\d{1,2}):(\d{2})(?::\d{2})? *(?:([-+]\d{4})|([A-Za-z]{1,5}))?$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A readable Date header (RFC 5322 3.3): the sender's local time and zone, without seconds and comments. Invalid dates stay unchanged. */
export const shownDate = (header: string): string => {
  const plain = header
    .replace(/\([^()]{0,200}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, , day = '', name = '', years = '', hour = '', minute = '', offset, zone] = shape.exec(plain) ?? [];
  const month = months.findIndex((one) => one.toLowerCase() === name.slice(0, 3).toLowerCase());
  if (month < 0) return plain;
  const year = Number(years) + (years.length > 2 ? 0 : Number(years) < 50 ? 2000 : 1900);
  const weekday = days[new Date(Date.UTC(year, month, Number(day))).getUTCDay()];
  return [`${weekday}, ${Number(day)} ${months[month]} ${year} ${hour.padStart(2, '0')}:${minute}`, offset ?? zone]
    .filter(Boolean)
    .join(' ');
};
