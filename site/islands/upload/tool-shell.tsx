import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { counted, moreWords } from '../../stores/words.ts';
import type { Conversion } from './conversion.ts';
import { saveUrl } from './download.ts';
import { DropArea } from './drop-area.tsx';
import type { RowLook, RowParts } from './file-list.tsx';
import type { ToolActions } from './file-row.tsx';
import { type FormatName, type Item, isActive, outcome, shownPercent, shownResults } from './item.ts';
import { PlainList } from './plain-list.tsx';
import type { Refusal } from './refusals.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useFileList, warmFileList } from './use-file-list.ts';
import { useHeldPress } from './use-held-press.ts';
import type { IntakeZone } from './use-intake.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeptRows } from './use-kept-rows.ts';
import { useLookInside } from './use-look-inside.ts';

type Props = {
  readonly conversion: Conversion;
  readonly zone: IntakeZone;
  /** Address of the plain form. */
  readonly action: string;
  readonly choose: { readonly label: string; readonly hint: string; readonly multiple: boolean };
  readonly refusals: readonly Refusal[];
  readonly row: (item: Item, parts: RowParts) => RowLook;
  readonly convertLabel: string;
  /** Percentage of the run, 0 when idle. */
  readonly percent: number;
  /** True if each row shows its own progress; otherwise the overall bar shows that of the only file. */
  readonly hasBars: boolean;
  readonly onConvert: (ids?: readonly number[]) => void;
  /** Treats a file as another format than its name says. */
  readonly onRealFormat: (id: number, format: FormatName) => void;
  /** Converts a finished file to another target; undefined if every row has a choice of targets. */
  readonly onAlso?: (id: number, to: string) => void;
  /** Between the drop area and the files. */
  readonly above?: ReactNode;
  /** Options of all files, between the drop area and the files. */
  readonly options?: ReactNode;
  /** A target for all files, in the bar. */
  readonly forAll?: (parts: RowParts) => ReactNode;
  /** Fields of the plain form, for browsers without JavaScript. */
  readonly plainFields: ReactNode;
};

/** Screen reader announcement: the summary, and why files failed, a paragraph each. */
const announcement = (items: readonly Item[]): readonly string[] => {
  const reasons = items.flatMap(({ file, state }) => (state.kind === 'failed' ? [`${file.name}: ${state.failure.title}`] : []));
  const ended = outcome(items);
  if (ended) return [...new Set([ended, ...reasons])];
  const words = moreWords();
  return words && items.length > 0 ? [counted(words.selected, items.length)] : [];
};

/** Validates all options; the browser reports the first invalid one. */
const optionsAreRight = (form: HTMLFormElement): boolean => {
  const wrong = form.querySelector<HTMLInputElement>('.options :is(input, select):invalid');
  wrong?.closest('details')?.setAttribute('open', '');
  return wrong?.reportValidity() ?? true;
};

/** Common parts of all tools: the drop area, the files, the bar with its buttons, the downloads and the live region. */
export const ToolShell = (props: Props) => {
  const { conversion, zone, choose, refusals, row, convertLabel, percent, hasBars, onConvert, onRealFormat, onAlso } = props;
  const items = useStore(conversion.items);
  const run = useStore(conversion.run);
  const shelf = useStore(conversion.shelf);
  const instead = useStore(conversion.instead);
  const form = useRef<HTMLFormElement>(null);
  const [awake, setAwake] = useState(false);
  const busy = run !== null;
  // Files to merge do not count individually.
  const merged = instead ? items.filter(({ parts }) => parts) : [];
  const counted = merged.length > 0 ? merged : items;
  const underWay = merged.find(isActive);
  const results = shownResults(items);
  const hasRows = items.length + shelf.length > 0;
  const list = useFileList(hasRows);
  const here = list !== 'missing' && list;
  useLookInside(conversion);
  useKeptRows(conversion);
  const keepFocus = useKeptFocus(form, busy);
  const press = useHeldPress(form, zone.isTaking);

  useEffect(() => {
    setAwake(true);
    // A page that may return from the browser's cache keeps its results.
    const leave = (event: PageTransitionEvent) => {
      if (!event.persisted) conversion.release();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [conversion]);

  const hasResults = results.length > 0;
  useEffect(() => {
    // Users who have converted something may want to return offline.
    if (!hasResults && !matchMedia('(display-mode: standalone)').matches) return;
    import('./shared-files.ts').then(
      ({ keepPages }) => keepPages(),
      () => undefined,
    );
  }, [hasResults]);

  const latest = useRef({ onConvert, onRealFormat, onAlso, keepFocus });
  latest.current = { onConvert, onRealFormat, onAlso, keepFocus };
  // Stable identity, so that one file's progress does not re-render all rows.
  const actions = useMemo((): ToolActions => {
    const begin = (work: () => void) => {
      latest.current.keepFocus();
      work();
    };
    return {
      onRetry: (id) => begin(() => latest.current.onConvert([id])),
      onCancel: conversion.cancelOne,
      onRemove: (id) => {
        const index = conversion.items.get().findIndex((item) => item.id === id);
        conversion.remove(id);
        requestAnimationFrame(() => {
          const buttons = form.current?.querySelectorAll<HTMLElement>('.file-remove') ?? [];
          (buttons[Math.min(index, buttons.length - 1)] ?? form.current?.querySelector<HTMLElement>('.drop-input'))?.focus();
        });
      },
      onSave: (result) => {
        saveUrl(result.url, result.name);
        conversion.markSaved([result]);
      },
      onDeleteCopies: conversion.deleteCopies,
      onRename: conversion.rename,
      onRealFormat: (id, format) => begin(() => latest.current.onRealFormat(id, format)),
      ...(latest.current.onAlso && { onAlso: (id: number, to: string) => begin(() => latest.current.onAlso?.(id, to)) }),
    };
  }, [conversion]);

  return (
    <form
      ref={form}
      className="tool"
      method="post"
      action={props.action}
      encType="multipart/form-data"
      noValidate={awake}
      data-awake={awake || undefined}
      aria-busy={press.isHeld || undefined}
      onPointerEnter={warmFileList}
      onFocus={warmFileList}
      onSubmit={(event) => {
        event.preventDefault();
        if (zone.isTaking) return press.hold();
        if (!optionsAreRight(event.currentTarget)) return;
        keepFocus();
        const id = instead?.begin();
        onConvert(id === undefined ? id : [id]);
      }}
    >
      {props.plainFields}
      {props.above}
      <DropArea zone={zone} {...choose} compact={items.length > 0} disabled={busy && !choose.multiple} />
      {refusals.length > 0 && (
        <ul className="refusals" aria-label={moreWords()?.refusals.list}>
          {refusals.map((refusal) => (
            <li key={refusal.name}>
              <strong>{refusal.name}</strong> {refusal.text} {refusal.onward}
            </li>
          ))}
        </ul>
      )}
      {props.options}
      {hasRows && !here && <PlainList items={items} shelf={shelf} isMissing={list === 'missing'} />}
      {here && items.length > 0 && (
        <here.FileList conversion={conversion} items={items} busy={busy} hasBars={hasBars} row={row} actions={actions} />
      )}
      <ToolBar
        conversion={conversion}
        downloads={here && ((isDone) => <here.Downloads results={results} isDone={isDone} onSaved={conversion.markSaved} />)}
        items={counted}
        results={results}
        busy={busy}
        convertLabel={instead?.label ?? convertLabel}
        whole={here && <here.Whole items={counted} run={run} percent={underWay ? shownPercent(underWay) : percent} />}
      >
        {here && props.forAll?.(here.rowParts)}
      </ToolBar>
      {here && <here.Shelf results={shelf} onSaved={conversion.markSaved} onDelete={conversion.clearShelf} />}
      <div className="sr-only" role="status">
        {announcement(counted).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </form>
  );
};
