import type { SearchEntry, SearchWords } from '../../../catalogue/search/entries.ts';
import { say } from '../../stores/words.ts';
import type { SearchText } from './search-text.ts';

type Props = {
  /** Id of the search box; those of the list and its options begin with it. */
  readonly id: string;
  readonly text: SearchText;
  readonly words: SearchWords;
  readonly query: string;
  readonly isShown: boolean;
  /** Nothing was found: the list shows suggestions. */
  readonly isEmpty: boolean;
  readonly results: readonly SearchEntry[];
  /** Index of the active option; -1 is none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
};

/** The panel below a search box. Comes with the search index. */
export const Results = ({ id, text, words, query, isShown, isEmpty, results, active, onActive }: Props) => (
  <div className="panel search-panel" hidden={!isShown}>
    {isEmpty && (
      <>
        <p className="search-empty">{say(words.nothing, { query })}</p>
        <p className="search-perhaps">{words.perhaps}</p>
      </>
    )}
    <div id={`${id}-list`} className="search-list" role="listbox" aria-label={text.list}>
      {results.map((entry, position) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and points at the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        <div
          key={entry.path}
          id={`${id}-${position}`}
          role="option"
          className={`search-option tone tone-${entry.tone}`}
          aria-selected={position === active}
          onPointerMove={() => onActive(position)}
          onClick={() => location.assign(entry.path)}
        >
          <span className="search-name dot">{entry.name}</span>
          {entry.description && <span className="search-text">{entry.description}</span>}
        </div>
      ))}
    </div>
    {isShown && !isEmpty && (
      <a className="search-all" href={`${text.tools}?q=${encodeURIComponent(query)}`}>
        {words.all}
      </a>
    )}
  </div>
);
