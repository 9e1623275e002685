/** An open list or item. */
type Frame = { readonly isList: boolean; readonly start: string; readonly end: string };

/** A list with its own count, and what is open in it, the outermost first. */
type Chain = {
  readonly id: string;
  /** Its tag without a style and an identity. */
  readonly tag: string;
  readonly style: string;
  /** How many lists are around it. */
  readonly depth: number;
  readonly frames: Frame[];
  /** A further list ended it for now. */
  isCut: boolean;
  hasItems: boolean;
};

const token = /<text:list(-item|-header)?(?=[\s>])[^<>]*>|<\/text:list(?:-item|-header)?>/g;
const identity = /\s(?:xml:id|text:style-name|text:continue-(?:list|numbering))="[^"]*"/g;
const startValue = /\stext:start-value="[^"]*"/;

const inner: Frame = { isList: true, start: '<text:list>', end: '</text:list>' };
const item: Frame = { isList: false, start: '<text:list-item>', end: '</text:list-item>' };
const header: Frame = { isList: false, start: '<text:list-header>', end: '</text:list-header>' };

const begin = ({ tag, style, depth }: Chain, link: string): string =>
  `${tag.replace('<text:list', `<text:list ${link}${style && ` text:style-name="${style}"`}`)}${(item.start + inner.start).repeat(depth)}`;

/** Ends a list for now. */
const cut = (chain: Chain): string => {
  chain.isCut = true;
  return chain.frames
    .map(({ end }) => end)
    .reverse()
    .join('');
};

/** Goes on with a list. Words of an item that began before have no number of their own. */
const goOn = (chain: Chain, hasWords: boolean): string => {
  chain.isCut = false;
  const { frames } = chain;
  const last = frames.at(-1);
  if (hasWords && last && !last.isList) frames.splice(-1, 1, header);
  const further = frames.slice(1).map(({ isList, start }) => (isList ? inner.start : start === header.start ? start : item.start));
  return begin(chain, `text:continue-list="${chain.id}"`) + further.join('');
};

/**
 * Takes marked lists, known by the offset of their tag, with the names of their styles, out of the lists around them, which go on behind
 * them. Within another list they would share its count, and LibreOffice would begin a list in DOCX with each of their items.
 */
export const withOwnLists = (fodt: string, marked: ReadonlyMap<number, string>): string => {
  const pieces: string[] = [];
  const chains: Chain[] = [];
  let last = 0;
  let count = 0;
  for (const { 0: tag, 1: kind, index: at } of fodt.matchAll(token)) {
    const between = fodt.slice(last, at);
    last = at + tag.length;
    const chain = chains.at(-1);
    if (chain?.isCut && between.trim() !== '') pieces.push(goOn(chain, true));
    pieces.push(between);
    if (tag.startsWith('</')) {
      const frame = chain?.frames.pop();
      if (!chain?.isCut) pieces.push(frame?.end ?? tag);
      if (chain?.frames.length === 0) chains.pop();
      continue;
    }
    const isList = kind === undefined;
    const style = isList ? marked.get(at) : undefined;
    if (style !== undefined || !chain) {
      if (chain && !chain.isCut) pieces.push(cut(chain));
      const depth = chain ? chain.depth + chain.frames.filter((one) => one.isList).length : 0;
      const end = inner.end + (item.end + inner.end).repeat(depth);
      const begun: Chain = {
        id: `LM${++count}`,
        tag: tag.replace(identity, ''),
        style: style ?? /\stext:style-name="([^"]*)"/.exec(tag)?.[1] ?? '',
        depth,
        frames: [{ isList: true, start: '', end }],
        isCut: false,
        hasItems: false,
      };
      chains.push(begun);
      pieces.push(begin(begun, `xml:id="${begun.id}"`));
      continue;
    }
    if (chain.isCut) pieces.push(goOn(chain, false));
    chain.frames.push(isList ? inner : kind === '-header' ? header : item);
    // Its own style has the first number of a list.
    pieces.push(chain.hasItems || chain.depth === 0 ? tag : tag.replace(startValue, ''));
    chain.hasItems = true;
  }
  return [...pieces, fodt.slice(last)].join('');
};
