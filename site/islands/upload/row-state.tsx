import { stemOfName } from '../../../catalogue/file-name.ts';
import { counted, numbered, say, toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import { fileSize, selectedSize, sizeChange } from './file-size.ts';
import type { Item } from './item.ts';
import { shownPercent } from './list-state.ts';

const percentOf = (item: Item) => ({ percent: Math.round(shownPercent(item)) });

/** A file's state in words, with the figure of its bar. */
const stateText = (item: Item): string => {
  const { state } = item;
  const { row } = toolWords();
  switch (state.kind) {
    case 'ready':
      return '';
    case 'queued':
      return row.queued;
    case 'uploading':
      return say(row.uploading, percentOf(item));
    case 'converting':
      return state.position ? say(row.inLine, { position: state.position }) : say(row.converting, percentOf(item));
    case 'downloading':
      return say(row.downloading, percentOf(item));
    case 'waiting':
      if (state.seconds === null) return row.lost;
      return say(row.again, {
        reason: state.failure.code === 'connection_lost' ? row.lost : state.failure.title,
        seconds: state.seconds,
      });
    case 'done':
      return '';
    case 'failed':
      return state.failure.title;
  }
};

/** The sources of a merged result, else the source if the result has another name. */
const sourceText = ({ file, parts }: Item, name: string): string => {
  if (parts) return counted(toolWords().row.madeOf, parts.length);
  return stemOfName(name) === stemOfName(file.name) ? '' : say(toolWords().row.from, { name: file.name });
};

const SizeChange = ({ before, after }: { readonly before: number; readonly after: number }) => (
  <span>
    <span className="file-before">
      {fileSize(before)} {document.documentElement.dir === 'rtl' ? '←' : '→'}{' '}
    </span>
    {fileSize(after)} <span className={after < before ? 'file-good' : undefined}>({sizeChange(before, after)})</span>
  </span>
);

/** Seconds with a decimal while it says something. */
const took = (seconds: number): string => say(toolWords().row.took, { seconds: numbered(seconds, seconds < 9.95 ? 1 : 0) });

/** Name, size and state of a file; the name is the result's once there is one. */
export const RowState = ({ item }: { readonly item: Item }) => {
  const { state, file } = item;
  const name = state.kind === 'done' ? state.result.name : file.name;
  const source = state.kind === 'done' ? sourceText(item, name) : '';
  return (
    <div className="file-text">
      <p
        className="file-name"
        title={name}
        draggable={state.kind === 'done'}
        onDragStart={(event) => {
          if (state.kind !== 'done') return;
          // Supporting browsers save the file where it is dropped.
          event.dataTransfer.setData('DownloadURL', `${state.result.type}:${name}:${state.result.url}`);
          event.dataTransfer.effectAllowed = 'copy';
        }}
      >
        {name}
      </p>
      <p className="file-meta">
        {state.kind !== 'done' && <span>{selectedSize(file.size)}</span>}
        {source && <span className="file-source">{source}</span>}
        <span className={state.kind === 'failed' ? 'file-bad' : undefined}>
          {state.kind === 'done' && <Icon name="check" className="file-mark file-good" size={16} label={toolWords().row.done} />}
          {state.kind === 'failed' && <Icon name="alert" className="file-mark" size={16} label={toolWords().row.failed} />}
          {state.kind === 'done' ? <SizeChange before={file.size} after={state.result.size} /> : stateText(item)}
        </span>
        {state.kind === 'done' && state.result.seconds !== undefined && <span>{took(state.result.seconds)}</span>}
      </p>
    </div>
  );
};
