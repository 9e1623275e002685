import { connectionLost } from '../../../catalogue/text/tool.ts';
import { Icon } from '../icon.tsx';
import { fileSize, selectedSize, sizeChange } from './file-size.ts';
import { type Item, shownPercent } from './item.ts';

const figure = (item: Item): string => `${Math.round(shownPercent(item))}%`;

/** What a file is doing, with the one figure that its bar shows as well. */
const stateText = (item: Item): string => {
  const { state } = item;
  switch (state.kind) {
    case 'ready':
      return '';
    case 'queued':
      return 'Waiting for its turn';
    case 'uploading':
      return `Uploading, ${figure(item)}`;
    case 'converting':
      return state.position ? `In line, number ${state.position}` : `Converting, ${figure(item)}`;
    case 'downloading':
      return `Downloading result, ${figure(item)}`;
    case 'waiting':
      if (state.seconds === null) return connectionLost;
      return `${state.failure.code === 'connection_lost' ? connectionLost : state.failure.title}. Trying again in ${state.seconds} s`;
    case 'done':
      return `${fileSize(item.file.size)} → ${fileSize(state.result.size)} (${sizeChange(item.file.size, state.result.size)})`;
    case 'failed':
      return state.failure.title;
  }
};

/** Name, size and state of one file; the name is the result's once there is one. */
export const RowState = ({ item }: { readonly item: Item }) => {
  const { state, file } = item;
  const name = state.kind === 'done' ? state.result.name : file.name;
  return (
    <div className="file-text">
      <p
        className="file-name"
        title={name}
        draggable={state.kind === 'done'}
        onDragStart={(event) => {
          if (state.kind !== 'done') return;
          // Browsers that know it save the file where it is dropped.
          event.dataTransfer.setData('DownloadURL', `${state.result.type}:${name}:${state.result.url}`);
          event.dataTransfer.effectAllowed = 'copy';
        }}
      >
        {name}
      </p>
      <p className="file-meta">
        {state.kind !== 'done' && <span>{selectedSize(file.size)}</span>}
        {state.kind === 'done' && name !== file.name && <span className="file-source">from {file.name}</span>}
        <span className={state.kind === 'failed' ? 'file-bad' : undefined}>
          {state.kind === 'done' && <Icon name="check" className="file-mark file-good" size={16} label="Done" />}
          {state.kind === 'failed' && <Icon name="alert" className="file-mark" size={16} label="Failed" />}
          {stateText(item)}
        </span>
      </p>
    </div>
  );
};
