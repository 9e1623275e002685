import { memo, type ReactNode, useState } from 'react';
import { stemOfName } from '../../../catalogue/file-name.ts';
import type { ReceiptLine } from '../../../catalogue/text/receipt.ts';
import { plainWords, say, toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import { saveBlob } from './download.ts';
import { EarlierResults } from './earlier-results.tsx';
import { Grown } from './grown.tsx';
import { canRetry, type FormatName, type Item, isActive, isHeld } from './item.ts';
import { KeptUntil } from './kept-copy.tsx';
import { shownPercent } from './list-state.ts';
import { PasswordField, useWantsPassword } from './password-field.tsx';
import { Preview } from './preview.tsx';
import { isShowable } from './previewable.ts';
import { receiptLines } from './receipt-lines.ts';
import { ResultTools } from './result-tools.tsx';
import { RowMark } from './row-mark.tsx';
import { RowState } from './row-state.tsx';
import { SameFormat } from './same-format.tsx';
import type { RowActions } from './use-row-actions.ts';

type Props = {
  readonly item: Item;
  readonly fromName: string;
  readonly tone: string;
  /** Colour of the target's kind. */
  readonly toTone: string;
  /** The page's own label. */
  readonly downloadLabel?: string | undefined;
  readonly busy: boolean;
  /** True if the file's progress shows here; a single file uses the overall bar. */
  readonly hasBar: boolean;
  /** True for the only result: its row shows how long it is kept. */
  readonly isOnly: boolean;
  /** True if its button is the page's primary one: nothing else is left to do. */
  readonly isLoud: boolean;
  /** Target and options of this file, if it has its own. */
  readonly children?: ReactNode;
  readonly actions: RowActions;
};

/** A file whose content contradicts its name: the detected format, and the next step. */
const RealFormat = ({ item, format, actions }: { item: Item; format: FormatName; actions: RowActions }) => (
  <div className="file-notes file-real">
    {item.to === format.id ? (
      <>
        <p>{say(toolWords().real.already, { format: format.name })}</p>
        {isHeld(item) && (
          <button
            type="button"
            className="button button-plain button-small"
            onClick={() => saveBlob(item.file, `${stemOfName(item.file.name)}.${format.id}`)}
          >
            {say(toolWords().real.downloadAs, { extension: format.id })}
          </button>
        )}
      </>
    ) : (
      <>
        <p>{say(toolWords().real.other, { format: format.name })}</p>
        <button type="button" className="button button-plain button-small" onClick={() => actions.onRealFormat(item.id, format)}>
          {say(toolWords().real.convertAs, { format: format.name })}
        </button>
      </>
    )}
  </div>
);

/** How much of the file is in its result: one discreet line, with details on demand. */
const Receipt = ({ receipt }: { receipt: readonly ReceiptLine[] }) => {
  const lines = receiptLines(receipt);
  if (lines.length === 0) return null;
  return (
    <details className="file-receipt">
      <summary>{toolWords().receipt.title}</summary>
      {lines.join(' · ')}
    </details>
  );
};

/** One file: name, size, state, progress, failure, and actions. */
export const FileRow = memo(({ item, fromName, tone, toTone, downloadLabel, busy, hasBar, isOnly, isLoud, children, actions }: Props) => {
  const [open, setOpen] = useState<'preview' | 'more'>();
  const { state, file } = item;
  const { row } = toolWords();
  const active = isActive(item);
  const wantsPassword = useWantsPassword(item) && !item.parts;
  const result = state.kind === 'done' ? state.result : undefined;
  const toggle = (part: 'preview' | 'more') => setOpen(open === part ? undefined : part);
  return (
    <li className={`file file-${state.kind}`}>
      <RowMark item={item} fromName={fromName} fromTone={tone} toTone={toTone} />
      <RowState item={item} />
      {children && (!result || isOnly || open === 'more') && (
        <div className="file-extra">
          {children}
          {state.kind === 'ready' && (!item.to || item.to === item.from) && <SameFormat item={item} />}
        </div>
      )}
      <div className="file-actions">
        {result && isShowable(result) && (
          <button
            type="button"
            className="button button-quiet button-icon file-eye"
            aria-expanded={open === 'preview'}
            aria-label={say(row.preview, { name: result.name })}
            onClick={() => toggle('preview')}
          >
            <Icon name="eye" size={20} />
          </button>
        )}
        {result && (
          <button
            type="button"
            className="button button-quiet button-icon file-more"
            aria-expanded={open === 'more'}
            aria-label={say(row.more, { name: result.name })}
            title={row.moreTitle}
            onClick={() => toggle('more')}
          >
            <Icon name="more" size={20} />
          </button>
        )}
        {result && (
          <button
            type="button"
            className={`button ${isLoud ? 'button-main' : 'button-plain'} file-download`}
            aria-label={downloadLabel ? undefined : say(plainWords().downloadName ?? '', { name: result.name })}
            onClick={() => actions.onSave(result)}
          >
            <Icon name="download" />
            {downloadLabel ?? plainWords().download}
          </button>
        )}
        {canRetry(item) && (
          <button
            type="button"
            className="button button-plain button-small"
            disabled={busy}
            aria-label={say(row.retryName, { name: file.name })}
            onClick={() => actions.onRetry(item.id)}
          >
            <Icon name="retry" size={16} />
            {row.retry}
          </button>
        )}
        {active ? (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-label={say(row.cancelName, { name: file.name })}
            onClick={() => actions.onCancel(item.id)}
          >
            {plainWords().cancel}
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet button-icon file-remove"
            aria-label={say(row.removeName, { name: file.name })}
            onClick={() => actions.onRemove(item.id)}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      {active && hasBar && <progress className="bar" max={100} value={shownPercent(item)} aria-label={file.name} />}
      {state.kind === 'failed' && (
        <div className="file-reason">
          <p>{state.failure.detail}</p>
          {!state.failure.detail.includes(state.failure.remedy) && <p>{state.failure.remedy}</p>}
        </div>
      )}
      {wantsPassword && (
        <PasswordField
          item={item}
          {...(state.kind === 'failed' && !busy && !item.parts && { onConvert: () => actions.onRetry(item.id) })}
        />
      )}
      {item.seemsToBe && !active && state.kind !== 'done' && <RealFormat item={item} format={item.seemsToBe} actions={actions} />}
      {result && (isOnly || open === 'more') && <KeptUntil results={[result]} onDelete={actions.onDeleteCopies} />}
      {result && result.notes.length > 0 && (
        <ul className="file-notes">
          {result.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {result && (
        <Grown
          item={item}
          result={result}
          busy={busy}
          onOptions={isHeld(item) ? (values) => actions.onOptions(item.id, { ...item.options, ...values }) : undefined}
        />
      )}
      {result?.receipt && <Receipt receipt={result.receipt} />}
      {result && open === 'more' && (
        <ResultTools
          result={result}
          from={item.from}
          onPreview={isShowable(result) ? () => toggle('preview') : undefined}
          onRename={(name) => actions.onRename(item.id, name)}
          onAlso={isHeld(item) ? actions.onAlso && ((to) => actions.onAlso?.(item.id, to)) : undefined}
        />
      )}
      {result && open === 'preview' && <Preview result={result} source={isHeld(item) && !item.parts ? item.file : undefined} />}
      {item.earlier.length > 0 && <EarlierResults from={item.from} results={item.earlier} onSave={actions.onSave} />}
    </li>
  );
});
