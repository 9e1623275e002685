import { useEffect, useId, useRef, useState } from 'react';
import { say, toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../icon.tsx';
import type { Item } from './item.ts';
import type { Merge } from './merge.ts';
import css from './merge-panel.css?inline';
import { PasswordField, useWantsPassword } from './password-field.tsx';
import { isPreviewable } from './previewable.ts';

adoptStyles(css);

type Props = Merge & {
  /** The format of a file, as people read it. */
  readonly nameOf: (item: Item) => string;
  readonly onRemove: (id: number) => void;
};

/** A small picture of the file where the browser can make one, else its format. */
const Thumbnail = ({ file, name }: { file: File; name: string }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/') || !isPreviewable(file.type)) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
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

/** Keys that move a file, and where to. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The choice between a file for each and one of all; for one of all, the files in their order, to be moved by buttons, keys or drag. */
export const MergePanel = ({ words, parts, isOn, trouble, disabled, onChoose, onOrder, nameOf, onRemove }: Props) => {
  const group = useId();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const focusNext = useRef<{ readonly id: number; readonly part: string }>(undefined);
  const last = parts.length - 1;
  const { merge, row: rowWords } = toolWords();

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
  /** The place of the file that lies below a point. */
  const placeAt = (x: number, y: number): number => {
    const row = document.elementFromPoint(x, y)?.closest('[data-part]');
    return parts.findIndex(({ id }) => String(id) === row?.getAttribute('data-part'));
  };

  return (
    <div className="merge">
      <fieldset className="merge-choice" disabled={disabled}>
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
                  <Thumbnail file={item.file} name={nameOf(item)} />
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
        </>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
};
