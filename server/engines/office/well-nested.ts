/** Void elements (HTML, 13.1.2). */
const endless: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Formatting elements, which browsers reopen after the end of their parent (HTML, 13.2.4.3). */
const formatting: ReadonlySet<string> = new Set('a b big code em font i s small strike strong sub sup tt u'.split(' '));
/** Elements that implicitly close an open paragraph (HTML, 4.4.1). */
const endsParagraph: ReadonlySet<string> = new Set(
  'address blockquote center div dl dir fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr menu nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** Scope boundaries: matching elements outside of these are not considered (HTML, 13.2.4.2). */
const fences: ReadonlySet<string> = new Set(['table', 'td', 'th', 'caption', 'html']);
/** Limit of reopened formatting elements, most recent first; browsers stop at three identical ones (HTML, 13.2.4.3). */
const mostLooks = 12;
/** Limit of open elements; a page with deeper nesting stays unchanged. */
const mostOpen = 1000;
const lists: ReadonlySet<string> = new Set(['ol', 'ul']);

/** The place of a frame on paper, where a page has other words. */
const fixed = /\bposition:\s*absolute;?\s*|\b(?:top|left):\s*-?[\d.]+in;?\s*/gi;

/** An open element, and the index of its start tag among the pieces. */
type Open = { name: string; readonly tag: string; readonly isOurs?: true; at?: number };

const piece =
  /<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1>|<(\/?)([a-z][a-z0-9]{0,20})(?![a-z0-9])(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/**
 * Closes elements in the order in which browsers close them: LibreOffice's markup for frames in paragraphs and for bidirectional text
 * overlaps. A nested list goes into the preceding item, or into an item of its own.
 */
export const wellNested = (html: string): string => {
  const open: Open[] = [];
  const made: string[] = [];
  /** Closes the innermost elements down to this one, and returns those whose formatting continues. */
  const endDownTo = (at: number): readonly Open[] => {
    const ended = open.splice(at);
    for (const { name } of ended.toReversed()) made.push(`</${name}>`);
    return ended
      .slice(1)
      .filter(({ name }) => formatting.has(name))
      .slice(-mostLooks);
  };
  const begin = (one: Open): void => {
    open.push({ ...one, at: made.push(one.tag) - 1 });
  };
  /** The frames that have just begun within the paragraph at this index, taken out of it. */
  const framesJustBegun = (paragraph: number): readonly Open[] => {
    const frames: Open[] = [];
    while (open.length > paragraph + 1) {
      const last = open.at(-1);
      if (last?.name !== 'span' || last.at === undefined || made.slice(last.at + 1).some((one) => one.trim() !== '')) break;
      made[last.at] = '';
      frames.unshift({ name: 'div', tag: last.tag.replace(/^<span/i, '<div').replace(fixed, '') });
      open.pop();
    }
    return frames;
  };
  /** LibreOffice writes frames as spans, even if they contain paragraphs. */
  const framesAreBlocks = (): void => {
    for (const one of open.toReversed()) {
      if (one.name !== 'span' || one.at === undefined) break;
      one.name = 'div';
      made[one.at] = one.tag.replace(/^<span/i, '<div');
    }
  };
  /** Index of the innermost open element of a name within the current table cell; -1 if none. */
  const placeOf = (name: string): number => {
    for (let at = open.length - 1; at >= 0; at--) {
      if (open[at]?.name === name) return at;
      if (fences.has(open[at]?.name ?? '') && !fences.has(name) && !['tr', 'tbody', 'thead', 'body'].includes(name)) return -1;
    }
    return -1;
  };
  /** Whether a list item has just ended, so that a following list belongs to it. */
  const entryJustEnded = (): boolean => {
    let at = made.length - 1;
    while (at >= 0 && made[at]?.trim() === '') at--;
    if (made[at] !== '</li>') return false;
    made.splice(at, 1);
    return true;
  };
  let from = 0;
  for (const found of html.matchAll(piece)) {
    const [tag, raw, slash, written = ''] = found;
    if (open.length > mostOpen) return html;
    made.push(html.slice(from, found.index));
    from = found.index + tag.length;
    const name = written.toLowerCase();
    if (raw !== undefined || name === '' || endless.has(name)) {
      made.push(tag);
      continue;
    }
    if (slash === '/') {
      const at = placeOf(name) < 0 && name === 'span' ? placeOf('div') : placeOf(name);
      if (at < 0) continue;
      const goingOn = endDownTo(at);
      if (lists.has(name) && open.at(-1)?.isOurs) endDownTo(open.length - 1);
      // Formatting doesn't continue beyond a closed item or cell.
      if (formatting.has(name) || endsParagraph.has(name)) for (const one of goingOn) begin(one);
      continue;
    }
    if (endsParagraph.has(name)) {
      const paragraph = placeOf('p');
      const frames = paragraph < 0 ? [] : framesJustBegun(paragraph);
      const goingOn = paragraph < 0 ? [] : endDownTo(paragraph);
      for (const frame of frames) begin(frame);
      if (lists.has(name) && lists.has(open.at(-1)?.name ?? ''))
        if (entryJustEnded()) open.push({ name: 'li', tag: '', isOurs: true });
        else begin({ name: 'li', tag: '<li style="list-style-type: none">', isOurs: true });
      framesAreBlocks();
      begin({ name, tag });
      if (name === 'p') for (const one of goingOn) begin(one);
      continue;
    }
    if (name === 'li' && open.at(-1)?.name === 'li') endDownTo(open.length - 1);
    begin({ name, tag });
  }
  made.push(html.slice(from));
  endDownTo(0);
  return made.join('');
};
