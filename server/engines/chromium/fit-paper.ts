import type { Page } from './page.ts';

/** Paper in points; `margin` on each side. */
export type Paper = { readonly width: number; readonly height: number; readonly margin: number };

const pixelsPerPoint = 96 / 72;
/** Nothing is shrunk further: type of 12 points would be smaller than 4. */
const leastZoom = 0.3;
/** Wide content below this is better read on landscape paper, if it is most of the page. */
const smallZoom = 0.6;
/** Limit of elements that are shrunk one by one. */
const mostWide = 2000;

/** Expression: width in pixels that the page's own `@page` rules leave, or undefined if they name no size. */
const ownWidth = (paperWidth: number): string => `(() => {
  const found = { size: '', left: '', right: '' };
  for (const sheet of document.styleSheets) {
    let rules = [];
    try { rules = sheet.cssRules; } catch { continue; }
    for (const rule of rules) {
      if (!(rule instanceof CSSPageRule) || rule.selectorText) continue;
      found.size = rule.style.getPropertyValue('size') || found.size;
      found.left = rule.style.marginLeft || found.left;
      found.right = rule.style.marginRight || found.right;
    }
  }
  if (!found.size && !found.left && !found.right) return null;
  const probe = document.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;padding:0;border:0';
  document.documentElement.append(probe);
  const pixels = (length) => { probe.style.width = ''; probe.style.width = length; return probe.style.width ? probe.getBoundingClientRect().width : 0; };
  const named = { a3: ['297mm', '420mm'], a4: ['210mm', '297mm'], a5: ['148mm', '210mm'], letter: ['8.5in', '11in'], legal: ['8.5in', '14in'], ledger: ['11in', '17in'] };
  const words = found.size.split(' ').filter(Boolean);
  const [short, long] = named[words.find((word) => named[word]) ?? 'a4'].map(pixels);
  const turned = words.includes('landscape');
  const lengths = words.filter((word) => /^[\\d.]/.test(word));
  const width = lengths.length > 0 ? pixels(lengths[0]) : words.length > 0 ? (turned ? long : short) : ${paperWidth};
  const left = width - pixels(found.left) - pixels(found.right);
  probe.remove();
  return left;
})()`;

/**
 * Expression: shrinks what is wider than the page, if \`apply\` is set. Reads all sizes before it writes any, as each reading after a
 * change would lay out the page again.
 */
const shrink = (width: number, apply: boolean): string => `((limit, apply) => {
  const root = document.documentElement;
  const wide = [];
  const isOpen = (one) => /^(?:auto|scroll|hidden|clip)$/.test(getComputedStyle(one).overflowX);
  const placeOf = (one) => {
    const box = one.getBoundingClientRect();
    let edge = limit;
    for (let outer = one.parentElement; outer && outer !== root && outer !== document.body; outer = outer.parentElement)
      if (isOpen(outer)) edge = Math.min(edge, outer.getBoundingClientRect().left + outer.clientLeft + outer.clientWidth);
    return { box, over: Math.max(box.right - edge, -box.left) };
  };
  const noteCode = (one) => {
    const zoom = one.clientWidth / Math.max(1, one.scrollWidth + 1);
    if (one.scrollWidth > one.clientWidth + 2 && wide.length < ${mostWide}) wide.push({ one, height: 0, zoom: zoom < ${smallZoom} ? 1 : zoom, wraps: zoom < ${smallZoom} });
    return true;
  };
  const note = (one) => {
    if (one.localName === 'pre') return noteCode(one);
    const near = one.getBoundingClientRect();
    if (near.right <= limit + 2 && near.left >= -2 && one.localName !== 'table') return false;
    const { box, over } = placeOf(one);
    if (over <= 2 || box.width <= over || box.width > 8 * limit || wide.length >= ${mostWide}) return false;
    const { position, display } = getComputedStyle(one);
    if (/absolute|fixed/.test(position) || /^(?:inline|contents|none|table-)/.test(display)) return false;
    wide.push({ one, height: box.height, zoom: Math.max(${leastZoom}, (box.width - over - 1) / box.width) });
    return true;
  };
  // A tree walker would call back, which a page without scripts must not.
  const all = root.scrollWidth > limit + 2 ? [document.body, ...document.body.querySelectorAll('*')] : document.querySelectorAll('table, pre');
  let last = null;
  for (const one of all) {
    if (last && last.contains(one)) continue;
    if (note(one)) last = one;
  }
  if (wide.length === 0 && root.scrollWidth <= limit + 2) return null;
  const content = document.createRange();
  content.selectNodeContents(document.body);
  const least = Math.min(1, ...wide.map(({ zoom }) => zoom));
  const share = wide.reduce((sum, { height }) => sum + height, 0) / Math.max(1, content.getBoundingClientRect().height);
  if (apply) {
    document.body.style.overflowWrap = 'break-word';
    for (const { one, zoom, wraps } of wide)
      if (wraps) one.style.cssText += ';white-space:pre-wrap;overflow-wrap:anywhere';
      else one.style.zoom = String(zoom * (Number(getComputedStyle(one).zoom) || 1));
  }
  return { least, share };
})(${width}, ${apply})`;

/** A line of a text that only pieces can bring onto paper. */
const endlessLine = /[>\n][^<>\n]{10000}/;

/**
 * Style under a page's own that breaks words and lines of code which paper would cut off. `shrink` would break them as well, but only
 * after Chromium has laid them out whole, which takes the square of their length.
 */
export const paperStyle = (html: string): string =>
  `:where(html){overflow-wrap:break-word}${endlessLine.test(html) ? ':where(pre){white-space:pre-wrap;overflow-wrap:anywhere}' : ''}`;

type Shrunk = { readonly least: number; readonly share: number } | null;

const layOut = (page: Page, width: number) =>
  page.ask('Emulation.setDeviceMetricsOverride', { width: Math.floor(width), height: 900, deviceScaleFactor: 1, mobile: false });

const widthIn = ({ width, margin }: Paper): number => (width - 2 * margin) * pixelsPerPoint;

/** Lays out the next document as paper of this size would. */
export const asPaper = async (page: Page, paper: Paper): Promise<void> => {
  await Promise.all([layOut(page, widthIn(paper)), page.ask('Emulation.setEmulatedMedia', { media: 'print' })]);
};

/**
 * Makes everything fit the width of the paper, which Chromium would cut off. Returns the paper, turned to landscape if that was not
 * chosen by the visitor (`isChosen`) or the page and most of it is wide.
 */
export const fitPaper = async (page: Page, paper: Paper, isChosen: boolean): Promise<Paper> => {
  const own = isChosen ? null : ((await page.evaluate(ownWidth(paper.width * pixelsPerPoint))) as number | null);
  let width = Math.max(100, own ?? widthIn(paper));
  if (own !== null) await layOut(page, width);
  const found = (await page.evaluate(shrink(width, false))) as Shrunk;
  if (!found) return paper;
  const turns = !isChosen && own === null && found.least < smallZoom && found.share > 0.5;
  const turned = turns ? { ...paper, width: paper.height, height: paper.width } : paper;
  if (turns) {
    width = widthIn(turned);
    await layOut(page, width);
  }
  await page.evaluate(shrink(width, true));
  return turned;
};
