import { useEffect, useId, useRef, useState } from 'react';
import { say, toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../icon.tsx';
import { drawPages } from './draw-pages.ts';
import type { Item } from './item.ts';
import type { Held, Merge } from './merge.ts';
import { MergePages } from './merge-pages.tsx';
import css from './merge-panel.css?inline';
import { PasswordField, useWantsPassword } from './password-field.tsx';
import { passwordOf } from './passwords.ts';
import { isPreviewable } from './previewable.ts';

adoptStyles(css);

type Props = Merge & {
  /** The display name of a file's format. */
  readonly nameOf: (item: Item) => string;
  readonly onRemove: (id: number) => void;
};

/** Maximum files with a rendered first page: each costs a short conversion on the server. */
const drawnFiles = 12;

/** A thumbnail if the browser can make one, the first page of a PDF, else the format's name. */
const Thumbnail = ({ item, name, isDrawn }: { item: Held; name: string; isDrawn: boolean }) => {
  const [url, setUrl] = useState<string>();
  const { file, from, id } = item;
  const isImage = file.type.startsWith('image/') && isPreviewable(file.type);
  useEffect(() => {
    if (!isImage && !(isDrawn && from === 'pdf')) return;
    const stop = new AbortController();
    let made = '';
    const show = (address: string) => {
      made = address;
      setUrl(address);
    };
    if (isImage) show(URL.createObjectURL(file));
    else
      drawPages(file, passwordOf(id), 1, stop.signal).then(
        ([first]) => first && show(first),
        // The name of the format stays.
        () => undefined,
      );
    return () => {
      stop.abort();
      URL.revokeObjectURL(made);
    };
  }, [file, from, id, isImage, isDrawn]);
  return url ? (
    <img className="merge-thumb" src={url} alt="" decoding="async" onError={() => setUrl(undefined)} />
  ) : (
    <span className="merge-thumb" aria-hidden="true">
      {name}
    </span>
  );
};

/** A locked file's password. */
const PartPassword = ({ item }: { item: Item }) => (useWantsPassword(item) ? <PasswordField item={item} /> : null);

const moved = <Entry,>(list: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Keys that move a file, and its new position. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The choice between one result each and one merged result; for the latter, the files in order, movable by buttons, keys or drag. */
export const MergePanel = ({
  words,
  parts,
  isOn,
  isFixed,
  to,
  targets,
  onTarget,
  trouble,
  disabled,
  onChoose,
  onOrder,
  onPages,
  nameOf,
  onRemove,
}: Props) => {
  const group = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const focusNext = useRef<{ readonly id: number; readonly part: string }>(undefined);
  const last = parts.length - 1;
  const { merge, row: rowWords, targets: targetWords } = toolWords();

  useEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const row = list.current?.querySelector(`[data-part="${next.id}"]`);
    const wanted = row?.querySelector<HTMLButtonElement>(`.${next.part}`);
    (wanted?.disabled ? row?.querySelector<HTMLButtonElement>('.merge-handle') : wanted)?.focus();
  });

  const move = (from: number, to: number, part?: string) => {
    const item = parts[from];
    if (!item || from === to) return;
    if (part) focusNext.current = { id: item.id, part };
    onOrder(
      moved(
        parts.map(({ id }) => id),
        from,
        to,
      ),
    );
    setSaid(say(merge.moved, { name: item.file.name, place: to + 1, total: parts.length }));
  };
  const sort = (compare: (a: (typeof parts)[number], b: (typeof parts)[number]) => number) => {
    onOrder(parts.toSorted(compare).map(({ id }) => id));
    setSaid(merge.sorted);
  };
  /** Position of the file at a point. */
  const placeAt = (x: number, y: number): number => {
    const row = document.elementFromPoint(x, y)?.closest('[data-part]');
    return parts.findIndex(({ id }) => String(id) === row?.getAttribute('data-part'));
  };

  return (
    <div className="merge">
      <fieldset className="merge-choice" disabled={disabled} hidden={isFixed}>
        <legend className="sr-only">{merge.legend}</legend>
        <label>
          <input type="radio" name={group} checked={!isOn} onChange={() => onChoose(false)} />
          {merge.each}
        </label>
        <label>
          <input type="radio" name={group} checked={isOn} onChange={() => onChoose(true)} />
          {words.label}
        </label>
      </fieldset>
      {isOn && (
        <>
          <div className="merge-head small">
            <p className="soft">{words.holds}</p>
            <button
              type="button"
              className="link"
              disabled={disabled}
              onClick={() => sort((a, b) => a.file.name.localeCompare(b.file.name, undefined, { numeric: true }))}
            >
              {merge.sort}
            </button>
            <button type="button" className="link" disabled={disabled} onClick={() => sort((a, b) => parts.indexOf(b) - parts.indexOf(a))}>
              {merge.reverse}
            </button>
          </div>
          {targets.length > 1 && (
            <label className="merge-target small">
              {targetWords.to}
              <select className="field" value={to} disabled={disabled} onChange={({ target }) => onTarget(target.value)}>
                {targets.map(([id, label]) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {trouble && <p className="file-bad small">{trouble}</p>}
          <ol ref={list} className="merge-list" aria-label={merge.order}>
            {parts.map((item, index) => (
              <li key={item.id} data-part={item.id} className={dragged === item.id ? 'merge-part merge-dragged' : 'merge-part'}>
                <button
                  type="button"
                  className="merge-handle"
                  disabled={disabled}
                  aria-label={say(merge.handle, { name: item.file.name, place: index + 1, total: parts.length })}
                  title={merge.handleTitle}
                  onKeyDown={(event) => {
                    const step = steps[event.key];
                    if (!step) return;
                    event.preventDefault();
                    move(index, step(index, last), 'merge-handle');
                  }}
                  onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId);
                    setDragged(item.id);
                  }}
                  onPointerMove={(event) => {
                    if (dragged !== item.id) return;
                    const place = placeAt(event.clientX, event.clientY);
                    if (place >= 0) move(index, place);
                  }}
                  onPointerUp={() => setDragged(undefined)}
                  onPointerCancel={() => setDragged(undefined)}
                >
                  <Thumbnail item={item} name={nameOf(item)} isDrawn={parts.indexOf(item) < drawnFiles} />
                </button>
                <span className="merge-name">
                  <span className="soft">{index + 1}</span> {item.file.name}
                </span>
                <span className="merge-actions">
                  <button
                    type="button"
                    className="button button-quiet button-icon merge-up"
                    disabled={disabled || index === 0}
                    aria-label={say(merge.up, { name: item.file.name })}
                    onClick={() => move(index, index - 1, 'merge-up')}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="button button-quiet button-icon merge-down"
                    disabled={disabled || index === last}
                    aria-label={say(merge.down, { name: item.file.name })}
                    onClick={() => move(index, index + 1, 'merge-down')}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    className="button button-quiet button-icon file-remove"
                    disabled={disabled}
                    aria-label={say(rowWords.removeName, { name: item.file.name })}
                    onClick={() => onRemove(item.id)}
                  >
                    <Icon name="close" size={20} />
                  </button>
                </span>
                <PartPassword item={item} />
              </li>
            ))}
          </ol>
          {onPages && parts.length <= drawnFiles && <MergePages parts={parts} disabled={disabled} onPages={onPages} />}
        </>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
};
