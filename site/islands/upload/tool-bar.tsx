import type { ReactNode } from 'react';
import { plainWords } from '../../stores/words.ts';
import type { Conversion } from './conversion.ts';
import { type Item, isPending, type Result } from './item.ts';

type Props = {
  readonly conversion: Conversion;
  readonly items: readonly Item[];
  readonly results: readonly Result[];
  readonly busy: boolean;
  readonly convertLabel: string;
  /** The progress of the whole list, once its part of the page is here. */
  readonly whole: ReactNode;
  /** Downloads of several results together; `isDone` when nothing is left to convert. */
  readonly downloads: false | undefined | ((isDone: boolean) => ReactNode);
  /** A choice for all files, where there is one. */
  readonly children?: ReactNode;
};

/** The bar with the tool's buttons: the state of the list, Convert, Cancel, and the downloads. It stays in view. */
export const ToolBar = ({ conversion, items, results, busy, convertLabel, whole, downloads, children }: Props) => {
  const isDone = results.length > 0 && !items.some(isPending);
  const isLoud = busy || items.some(isPending);
  return (
    <div className={items.length > 0 ? 'tool-bar tool-bar-full' : 'tool-bar'}>
      {whole}
      {children}
      <div className="tool-actions">
        {results.length > 1 && downloads && downloads(isDone)}
        {busy && (
          <button type="button" className="button button-plain tool-cancel" onClick={conversion.cancel}>
            {plainWords().cancel}
          </button>
        )}
        <button
          type="submit"
          className={`button button-wide ${isLoud ? 'button-main' : isDone ? 'button-quiet' : 'button-plain'}`}
          disabled={busy}
        >
          {busy ? plainWords().converting : convertLabel}
        </button>
      </div>
    </div>
  );
};
