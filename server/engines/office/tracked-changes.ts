import { type Message, message } from '../../../catalogue/languages/message.ts';

/** Views of tracked changes: accepted, rejected, or marked. */
export const changeViews = ['accepted', 'original', 'shown'] as const;
export type ChangeView = (typeof changeViews)[number];

type Open = {
  /** The element name that its end tag matches. */
  readonly name: string;
  readonly at: number;
};

const token = /<[^<>]*>|[^<]+/g;
const region = /<text:changed-region\b(?:(?!\btext:id=)[^<>])*\btext:id="([^"<]+)"[^<>]*>\s*<text:(deletion|insertion)\b/g;
const mark = /^<text:change(?:-(start|end))?\s(?:(?!\btext:change-id=)[^<>])*\btext:change-id="([^"<]+)"/;
/** Elements whose halves merge when the content between them is removed. */
const merging: ReadonlySet<string> = new Set(['text:p', 'text:h', 'text:list-item', 'text:list']);
const paragraphs: ReadonlySet<string> = new Set(['text:p', 'text:h']);

const nameOf = (tag: string): string => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';
const alike = (one: string, other: string): boolean => one === other || (paragraphs.has(one) && paragraphs.has(other));

/** Marks a removal until emptied rows are removed. */
const scar = '\uFDD0';
const content = /<draw:|<text:(?:note|s\b|tab|line-break|bookmark-ref|page-number)/;

const rowsAndTables = /<(\/?)(table:table(?:-row)?)(?=[\s>/])[^<>]*>/g;

const isEmptied = (row: string): boolean =>
  row.includes(scar) &&
  !content.test(row) &&
  row
    .replace(/<[^<>]*>/g, '')
    .replaceAll(scar, '')
    .trim() === '';

const withoutEmptyRows = (fodt: string): string => {
  if (!fodt.includes(scar)) return fodt;
  const open: { readonly name: string; readonly at: number; rows: number; emptied: boolean }[] = [];
  const made: string[] = [];
  let last = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of fodt.matchAll(rowsAndTables)) {
    made.push(fodt.slice(last, index), tag);
    last = index + tag.length;
    if (!slash) {
      if (!tag.endsWith('/>')) open.push({ name, at: made.length - 1, rows: 0, emptied: false });
      continue;
    }
    const ended = open.at(-1)?.name === name ? open.pop() : undefined;
    if (!ended) continue;
    const isGone = name === 'table:table' ? ended.emptied && ended.rows === 0 : isEmptied(made.slice(ended.at).join(''));
    const table = open.at(-1);
    if (isGone) made.splice(ended.at, made.length, scar);
    if (table && name !== 'table:table') {
      table.rows += isGone ? 0 : 1;
      table.emptied ||= isGone;
    }
  }
  return (made.join('') + fodt.slice(last)).replaceAll(scar, '');
};

const withoutLists = (fodt: string): readonly [rest: string, lists: string] => {
  const [tag, end] = ['<text:tracked-changes', '</text:tracked-changes>'];
  let [rest, lists, last] = ['', '', 0];
  for (let at = fodt.indexOf(tag); at >= 0; at = fodt.indexOf(tag, last)) {
    const closed = fodt.indexOf(end, at);
    rest += fodt.slice(last, at);
    last = closed < 0 ? fodt.length : closed + end.length;
    lists += fodt.slice(at, last);
  }
  return [rest + fodt.slice(last), lists];
};

/** Removes the content between the marks of these changes. Paragraphs whose break is removed merge. */
const removeChanged = (fodt: string, removed: ReadonlySet<string>): string => {
  const pieces: string[] = [];
  const open: Open[] = [];
  let seen = -1;
  const emit = (tag: string): void => {
    if (content.test(tag) || (!tag.startsWith('<') && tag.trim() !== '')) seen = pieces.length;
    if (!tag.startsWith('<') || tag.startsWith('<?') || tag.startsWith('<!')) pieces.push(tag);
    else if (tag.startsWith('</')) pieces.push(`</${open.pop()?.name ?? nameOf(tag)}>`);
    else if (pieces.push(tag) && !tag.endsWith('/>')) open.push({ name: nameOf(tag), at: pieces.length - 1 });
  };
  /** End tags of elements that began before the removal, and start tags inside it of elements that continue after it. */
  let [ended, begun]: [string[], string[]] = [[], []];
  const running = new Set<string>();
  const settle = (): void => {
    let outermost = open.length - ended.length;
    while (
      ended.length > 0 &&
      begun.length > 0 &&
      alike(nameOf(ended.at(-1) ?? ''), nameOf(begun[0] ?? '')) &&
      merging.has(nameOf(begun[0] ?? ''))
    ) {
      const [first, second] = [open[outermost], begun.shift() ?? ''];
      ended.pop();
      // A fully removed paragraph passes its style on to the next one.
      if (first && paragraphs.has(first.name) && seen < first.at) {
        pieces[first.at] = second;
        open[outermost] = { name: nameOf(second), at: first.at };
      }
      outermost++;
    }
    for (const tag of [...ended, ...begun]) emit(tag);
    [ended, begun] = [[], []];
  };
  for (const [piece] of fodt.matchAll(token)) {
    const [, side, id = ''] = mark.exec(piece) ?? [];
    if (id !== '') {
      if (side === 'start' && removed.has(id)) running.add(id);
      if (side === 'end' && running.delete(id)) {
        if (running.size === 0) settle();
        pieces.push(scar);
      }
    } else if (running.size === 0) emit(piece);
    else if (piece.startsWith('</')) {
      if (begun.length > 0) begun.pop();
      else ended.push(piece);
    } else if (piece.startsWith('<') && !piece.endsWith('/>')) begun.push(piece);
  }
  return pieces.join('');
};

/**
 * Accepts or rejects the tracked changes of a flat ODT, and removes rows and tables that become empty. Formatting changes are always
 * accepted, because the file doesn't contain the previous state.
 */
export const settleChanges = (fodt: string, view: 'accepted' | 'original'): string => {
  if (!fodt.includes('<text:tracked-changes')) return fodt;
  const gone = view === 'accepted' ? 'deletion' : 'insertion';
  const [rest, lists] = withoutLists(fodt);
  const removed = new Set<string>();
  for (const [, id = '', kind] of lists.matchAll(region)) if (kind === gone) removed.add(id);
  return withoutEmptyRows(removeChanged(rest, removed));
};

export const changesNote: Readonly<Record<ChangeView, Message>> = {
  accepted: message('changesAccepted'),
  original: message('changesOriginal'),
  shown: message('changesShown'),
};
