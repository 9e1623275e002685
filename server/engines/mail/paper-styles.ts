/** Width of a mail program's window in pixels, which is that of a page of mails. */
const windowPixels = 800;
const emPixels = 16;

const widthCondition = /^\((min|max)-(?:device-)?width:([\d.]{1,10})(px|r?em)\)$/;

const holdsInWindow = (condition: string): boolean => {
  const [, bound, length, unit] = widthCondition.exec(condition) ?? [];
  const pixels = Number(length) * (unit === 'px' ? 1 : emPixels);
  return bound === 'min' ? windowPixels >= pixels : windowPixels <= pixels;
};

const onPaper = (query: string): string => {
  const [first = '', ...rest] = query.trim().replace(/\s+/g, ' ').replace(/: /g, ':').split(/ and /i);
  const isTyped = /^(?:only )?(?:screen|all)$/i.test(first);
  const conditions = isTyped ? rest : [first, ...rest];
  const isOfScreens = /screen$/i.test(first);
  if ((!isOfScreens && conditions.length === 0) || !conditions.every((one) => widthCondition.test(one.toLowerCase()))) return query;
  const ofScreens = isOfScreens ? query : ['screen', ...conditions].join(' and ');
  return conditions.every((one) => holdsInWindow(one.toLowerCase())) ? `${ofScreens},print` : ofScreens;
};

/**
 * Media queries of a mail, with those on screens and widths answered on paper as in the window of a mail program: mails are written
 * for it, and stack their columns elsewhere. Queries on anything else stay as they are.
 */
export const queriesOnPaper = (queries: string): string => queries.split(',').map(onPaper).join(',');
