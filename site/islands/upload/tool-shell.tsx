import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DropzoneState } from 'react-dropzone';
import { convertingLabel, progressLabel } from '../../../catalogue/text/tool.ts';
import { apiUrl } from '../../stores/api.ts';
import { Icon } from '../icon.tsx';
import type { Conversion } from './conversion.ts';
import { saveAll } from './download.ts';
import { DropArea } from './drop-area.tsx';
import type { RowLook, RowParts } from './file-list.tsx';
import { type Item, isPending, type Result } from './item.ts';
import type { Refusal } from './refusals.ts';
import { useFileList, warmFileList } from './use-file-list.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageSignals } from './use-page-signals.ts';

type Props = {
  readonly conversion: Conversion;
  readonly zone: DropzoneState;
  readonly choose: { readonly label: string; readonly hint: string; readonly multiple: boolean };
  readonly refusals: readonly Refusal[];
  readonly row: (item: Item, parts: RowParts) => RowLook;
  readonly convertLabel: string;
  /** Percent of the run, 0 when nothing is under way. */
  readonly percent: number;
  readonly onConvert: (ids?: readonly number[]) => void;
  /** Between the drop area and the files. */
  readonly above?: ReactNode;
  /** Between the files and the button. */
  readonly below?: ReactNode;
  /** Fields of the plain form, for browsers without JavaScript. */
  readonly plainFields: ReactNode;
};

const resultsOf = (items: readonly Item[]): readonly Result[] =>
  items.flatMap(({ state }) => (state.kind === 'done' ? [state.result] : []));

const announcement = (items: readonly Item[]): string => {
  const done = resultsOf(items).length;
  const failed = items.filter((item) => item.state.kind === 'failed').length;
  if (done + failed > 0) return `${done} of ${items.length} done${failed > 0 ? `, ${failed} failed` : ''}.`;
  return items.length > 0 ? `${items.length} ${items.length === 1 ? 'file' : 'files'} selected.` : '';
};

/** Are all options within their ranges? The browser says at the first wrong one what it may be. */
const optionsAreRight = (form: HTMLFormElement): boolean => {
  const wrong = form.querySelector<HTMLInputElement>('.options input:invalid');
  wrong?.closest('details')?.setAttribute('open', '');
  return wrong?.reportValidity() ?? true;
};

/** What all tools share: the drop area, the files, the button, the bar, the downloads and the live region. */
export const ToolShell = ({
  conversion,
  zone,
  choose,
  refusals,
  row,
  convertLabel,
  percent,
  onConvert,
  above,
  below,
  plainFields,
}: Props) => {
  const items = useStore(conversion.items);
  const run = useStore(conversion.run);
  const form = useRef<HTMLFormElement>(null);
  const [awake, setAwake] = useState(false);
  const busy = run !== null;
  const results = resultsOf(items);
  const FileList = useFileList(items.length > 0);
  usePageSignals(run);
  const keepFocus = useKeptFocus(form, busy);

  useEffect(() => {
    setAwake(true);
    // A page that may come back from the browser's cache keeps its results.
    const leave = (event: PageTransitionEvent) => {
      if (!event.persisted) conversion.release();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [conversion]);

  const focusAfterRemoval = (index: number) => {
    requestAnimationFrame(() => {
      const buttons = form.current?.querySelectorAll<HTMLElement>('.file-remove') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? form.current?.querySelector<HTMLElement>('.drop-input'))?.focus();
    });
  };

  return (
    <form
      ref={form}
      className="tool"
      method="post"
      action={apiUrl('/convert')}
      encType="multipart/form-data"
      noValidate={awake}
      data-awake={awake || undefined}
      onPointerEnter={warmFileList}
      onFocus={warmFileList}
      onSubmit={(event) => {
        event.preventDefault();
        if (!optionsAreRight(event.currentTarget)) return;
        keepFocus();
        onConvert();
      }}
    >
      {plainFields}
      {above}
      <DropArea zone={zone} {...choose} compact={items.length > 0} disabled={busy} />
      {refusals.length > 0 && (
        <ul className="refusals" aria-label="Files that were not taken">
          {refusals.map((refusal) => (
            <li key={refusal.name}>
              <strong>{refusal.name}</strong> {refusal.text}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && FileList && (
        <FileList
          items={items}
          conversion={conversion}
          busy={busy}
          row={row}
          onRetry={(id) => {
            keepFocus();
            onConvert([id]);
          }}
          onRemoved={focusAfterRemoval}
        />
      )}
      {below}
      {percent > 0 && (
        <div className="whole">
          <span>{progressLabel(percent)}</span>
          <progress className="bar" max={100} value={percent} aria-label="All files" />
        </div>
      )}
      <div className="tool-actions">
        <button
          type="submit"
          className={`button button-wide ${results.length > 0 && !items.some(isPending) ? 'button-plain' : 'button-main'}`}
          disabled={busy}
        >
          {busy ? convertingLabel : convertLabel}
        </button>
        {busy && (
          <button type="button" className="button button-plain tool-cancel" onClick={conversion.cancel}>
            Cancel
          </button>
        )}
        {results.length > 1 && (
          <>
            <button
              type="button"
              className={`button ${items.some(isPending) ? 'button-plain' : 'button-main'}`}
              onClick={() => saveAll(results)}
            >
              <Icon name="download" />
              Download All
            </button>
            <button
              type="button"
              className="button button-plain"
              onClick={() => import('./zip.ts').then(({ saveZip }) => saveZip(results))}
            >
              <Icon name="zip" />
              Download as ZIP
            </button>
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {announcement(items)}
      </p>
    </form>
  );
};
