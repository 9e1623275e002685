/** A month's number from 1, and how a format displays its name: `code` is the Windows language identifier. */
export type Month = { readonly number: number; readonly long: boolean; readonly code: string };

/**
 * Languages with known month names, and their Windows identifiers ([MS-LCID], 2.2), which formats use and `Intl` lacks. The names come
 * from `Intl`. If two languages use one name for different months, a language of the first row decides, otherwise the name is dropped.
 */
const main = 'en:409 de:407 fr:40c es:c0a it:410 nl:413 pt:416';
const others =
  'af:436 az:42c be:423 bg:402 bs:141a ca:403 cs:405 cy:452 da:406 el:408 et:425 eu:42d fi:40b fo:438 ga:83c gl:456 hr:41a hu:40e hy:42b id:421 is:40f ka:437 kk:43f lb:46e lt:427 lv:426 mk:42f ms:43e mt:43a nb:414 nn:814 pl:415 rm:417 ro:418 ru:419 sk:41b sl:424 sq:41c sr:241a sr-Cyrl:281a sv:41d sw:441 tg:428 tr:41f uk:422 uz:443 ar:401 fa:429 he:40d hi:439 bn:445 ta:449 te:44a th:41e ur:420';

const languages = `${main} ${others}`.split(' ').map((entry) => {
  const at = entry.lastIndexOf(':');
  return { tag: entry.slice(0, at), code: entry.slice(at + 1), isMain: main.includes(entry) };
});

/** The BCP 47 tag of such an identifier. */
export const languageOfCode = (code: string): string | undefined => languages.find((one) => one.code === code)?.tag;

/** Normalises a name for comparison: lower case, without the point of an abbreviation. */
const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Month names of a language, in nominative and genitive forms, which differ in Slavic languages. */
const namesIn = (tag: string): readonly { readonly name: string; readonly number: number; readonly long: boolean }[] => {
  const shapes = (['long', 'short'] as const).flatMap((month) => [
    { long: month === 'long', format: new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month, timeZone: 'UTC' }) },
    { long: month === 'long', format: new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month, day: 'numeric', timeZone: 'UTC' }) },
  ]);
  return shapes.flatMap(({ long, format }) =>
    Array.from({ length: 12 }, (_, index) => {
      const part = format.formatToParts(Date.UTC(2023, index, 15)).find(({ type }) => type === 'month');
      const name = plain(part?.value ?? '');
      return { name, number: index + 1, long: long && name.length > 3 };
    }),
  );
};

let known: ReadonlyMap<string, Month> | undefined;

/** Reads all names once, on the first word that may be a month; takes a tenth of a second. */
const readNames = (): ReadonlyMap<string, Month> => {
  const months = new Map<string, Month & { readonly isMain: boolean }>();
  const doubtful = new Set<string>();
  for (const { tag, code, isMain } of languages)
    for (const { name, number, long } of namesIn(tag)) {
      const before = months.get(name);
      if (!/^\p{L}[\p{L}\p{M}]+$/u.test(name) || before?.isMain || (before && before.number === number)) continue;
      if (before) doubtful.add(name);
      else months.set(name, { number, long, code, isMain });
    }
  for (const name of doubtful) months.delete(name);
  // The British abbreviation, besides the American one.
  if (!months.has('sept')) months.set('sept', { number: 9, long: false, code: '409', isMain: true });
  return months;
};

/** The month with this name in any language, with or without an abbreviation's point; undefined for all other words. */
export const monthOf = (name: string): Month | undefined => {
  known ??= readNames();
  const found = known.get(plain(name));
  return found && { number: found.number, long: found.long, code: found.code };
};
