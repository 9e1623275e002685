import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moreWords } from '../../stores/words.ts';
import type { Conversion } from './conversion.ts';
import { DropArea } from './drop-area.tsx';
import type { RowLook, RowParts } from './file-list.tsx';
import { type FormatName, type Item, shownResults } from './item.ts';
import { PlainList } from './plain-list.tsx';
import type { Refusal } from './refusals.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useFileList, warmFileList } from './use-file-list.ts';
import { useHeldPress } from './use-held-press.ts';
import type { IntakeZone } from './use-intake.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeptRows } from './use-kept-rows.ts';

type Props = {
  readonly conversion: Conversion;
  readonly zone: IntakeZone;
  /** Address of the plain form. */
  readonly action: string;
  readonly choose: { readonly label: string; readonly hint: string; readonly multiple: boolean };
  readonly refusals: readonly Refusal[];
  readonly row: (item: Item, parts: RowParts) => RowLook;
  /** Label of the Convert button. */
  readonly convertLabel: string;
  /** True if the label says how many files it applies to. */
  readonly countsFiles: boolean;
  /** True if the overall bar counts finished files. */
  readonly byCount: boolean;
  /** True if each row shows its own progress. */
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

/** Validates all options; the browser reports the first invalid one. */
const optionsAreRight = (form: HTMLFormElement): boolean => {
  const wrong = form.querySelector<HTMLInputElement>('.options :is(input, select):invalid');
  wrong?.closest('details')?.setAttribute('open', '');
  return wrong?.reportValidity() ?? true;
};

/** Common parts of all tools: the drop area, the files, the bar with its buttons, the downloads and the live region. */
export const ToolShell = (props: Props) => {
  const { conversion, zone, choose, refusals, row, convertLabel, hasBars, onConvert, onRealFormat, onAlso } = props;
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
  const results = shownResults(items);
  const hasRows = items.length + shelf.length > 0;
  const list = useFileList(hasRows);
  const here = list === 'missing' ? undefined : list;
  useKeptRows(conversion);
  const keepFocus = useKeptFocus(form, busy);
  const press = useHeldPress(form, zone.isTaking);

  useEffect(() => setAwake(true), []);

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
        <here.FileList
          conversion={conversion}
          items={items}
          busy={busy}
          hasBars={hasBars}
          row={row}
          form={form}
          begin={{ onConvert, onRealFormat, onAlso, keepFocus }}
        />
      )}
      <ToolBar
        conversion={conversion}
        downloads={here && ((isDone) => <here.Downloads results={results} isDone={isDone} onSaved={conversion.markSaved} />)}
        items={counted}
        results={results}
        busy={busy}
        convertLabel={instead?.label ?? (here && props.countsFiles ? here.batchLabel(items, convertLabel) : convertLabel)}
        whole={here && <here.Whole items={counted} run={run} percent={here.wholePercent(items, run, props.byCount)} />}
      >
        {here && props.forAll?.(here.rowParts)}
      </ToolBar>
      {here && <here.Shelf results={shelf} onSaved={conversion.markSaved} onDelete={conversion.clearShelf} />}
      <div className="sr-only" role="status">
        {here?.announcement(counted).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </form>
  );
};
