import { useState } from 'react';
import { say, toolWords } from '../../stores/words.ts';
import { saveBlob } from './download.ts';
import type { Result } from './item.ts';

type Props = { readonly results: readonly Result[]; readonly onSaved: (results: readonly Result[]) => void; readonly onDelete: () => void };

/** Results that a new selection has removed from the list. They exist only in this browser, until the page is left. */
export const Shelf = ({ results, onSaved, onDelete }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (results.length === 0) return null;
  return (
    <div className="shelf small">
      <button type="button" className="button button-quiet button-small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(toolWords().shelf.title, { count: results.length })}
      </button>
      {isOpen && (
        <>
          <ul>
            {results.map((result, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its front and is emptied at once
              <li key={results.length - index}>
                <button
                  type="button"
                  className="link"
                  onClick={() => {
                    saveBlob(result.blob, result.name);
                    onSaved([result]);
                  }}
                >
                  {result.name}
                </button>
              </li>
            ))}
          </ul>
          <p className="soft">{toolWords().shelf.where}</p>
          <button type="button" className="button button-plain button-small" onClick={onDelete}>
            {toolWords().shelf.remove}
          </button>
        </>
      )}
    </div>
  );
};
