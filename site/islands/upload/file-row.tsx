import { memo, type ReactNode, useState } from 'react';
import { Icon } from '../icon.tsx';
import { saveUrl } from './download.ts';
import { fileSize, megabytes, sizeChange } from './file-size.ts';
import { type Item, isActive, shownPercent } from './item.ts';
import { Preview } from './preview.tsx';
import { isPreviewable } from './previewable.ts';

type Props = {
  readonly item: Item;
  readonly fromName: string;
  readonly tone: string;
  readonly downloadLabel: string;
  readonly busy: boolean;
  /** The target and the options of this file, where it has its own. */
  readonly children?: ReactNode;
  readonly onRetry: (id: number) => void;
  readonly onCancel: (id: number) => void;
  readonly onRemove: (id: number) => void;
};

const stateText = (item: Item): string => {
  const { state } = item;
  switch (state.kind) {
    case 'ready':
      return '';
    case 'queued':
      return 'Waiting for its turn';
    case 'uploading':
      return state.fraction === null ? 'Uploading' : `Uploading ${Math.round(state.fraction * 100)}%`;
    case 'converting':
      if (state.position) return `In line, number ${state.position}`;
      return state.fraction === null ? 'Converting' : `Converting ${Math.round(state.fraction * 100)}%`;
    case 'waiting':
      return `${state.failure.title}. Trying again in ${state.seconds} s`;
    case 'done':
      return `${fileSize(item.file.size)} → ${fileSize(state.result.size)} (${sizeChange(item.file.size, state.result.size)})`;
    case 'failed':
      return state.failure.title;
  }
};

/** One file: name, size, state, progress, the reason when it failed, and what can be done with it. */
export const FileRow = memo(({ item, fromName, tone, downloadLabel, busy, children, onRetry, onCancel, onRemove }: Props) => {
  const [previewing, setPreviewing] = useState(false);
  const { state, file } = item;
  const active = isActive(item);
  return (
    <li className={`file file-${state.kind}`}>
      <span className={`sheet sheet-chip tone tone-${tone} ${fromName.length > 4 ? 'sheet-long' : ''}`} aria-hidden="true">
        <span>{fromName}</span>
      </span>
      <div className="file-text">
        <p className="file-name" title={file.name}>
          {file.name}
        </p>
        <p className="file-meta">
          {state.kind !== 'done' && <span>{megabytes(file.size)}</span>}
          <span className={state.kind === 'failed' ? 'file-bad' : undefined}>
            {state.kind === 'done' && <Icon name="check" className="file-mark file-good" size={16} label="Done" />}
            {state.kind === 'failed' && <Icon name="alert" className="file-mark" size={16} label="Failed" />}
            {stateText(item)}
          </span>
        </p>
      </div>
      <div className="file-actions">
        {state.kind === 'done' && isPreviewable(state.result.type) && (
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-expanded={previewing}
            aria-label={`Preview ${state.result.name}`}
            onClick={() => setPreviewing(!previewing)}
          >
            <Icon name="eye" size={20} />
          </button>
        )}
        {state.kind === 'done' && (
          <button
            type="button"
            className="button button-main"
            aria-label={downloadLabel === 'Download' ? `Download ${state.result.name}` : undefined}
            onClick={() => saveUrl(state.result.url, state.result.name)}
          >
            <Icon name="download" />
            {downloadLabel}
          </button>
        )}
        {state.kind === 'failed' && (
          <button
            type="button"
            className="button button-plain button-small"
            disabled={busy}
            aria-label={`Retry ${file.name}`}
            onClick={() => onRetry(item.id)}
          >
            <Icon name="retry" size={16} />
            Retry
          </button>
        )}
        {active ? (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-label={`Cancel ${file.name}`}
            onClick={() => onCancel(item.id)}
          >
            Cancel
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet button-icon file-remove"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(item.id)}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      {active && (
        <progress
          className="bar"
          max={100}
          value={state.kind === 'queued' || state.kind === 'waiting' ? 0 : shownPercent(item)}
          aria-label={file.name}
        />
      )}
      {state.kind === 'failed' && (
        <div className="file-reason">
          {state.failure.detail !== state.failure.remedy && <p>{state.failure.detail}</p>}
          <p>{state.failure.remedy}</p>
        </div>
      )}
      {children && <div className="file-extra">{children}</div>}
      {state.kind === 'done' && state.result.notes.length > 0 && (
        <ul className="file-notes">
          {state.result.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {state.kind === 'done' && previewing && <Preview result={state.result} />}
    </li>
  );
});
