import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchResultLimit } from '../../../catalogue/limits.ts';
import { counted } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import type { SearchParts } from './find.ts';
import { loadSearch } from './load-search.ts';
import type { SearchText } from './search-text.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

type Props = {
  readonly id: string;
  /** Distinguishes this search box from others on the page. */
  readonly name: string;
  readonly text: SearchText;
  /** Responds to `/` and Ctrl/⌘K. */
  readonly shortcut?: boolean;
};

/** The converter search: a combobox with a list, by the ARIA pattern. Without JavaScript it is a form that leads to all tools. */
export const Search = ({ id, name, text: words, shortcut = false }: Props) => {
  const [query, setQuery] = useState('');
  const [brain, setBrain] = useState<SearchParts>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(shortcut, input);

  const text = query.trim();
  const shown = open && text !== '' && brain !== undefined;
  const found = shown ? brain.find(text).slice(0, searchResultLimit) : [];
  const isEmpty = shown && found.length === 0;
  // Without results the list shows suggestions.
  const results = isEmpty ? brain.propose(text) : found;

  const load = () => {
    // If the index fails to load, the form still leads to the page of all tools.
    loadSearch().then(
      (loaded) => setBrain(loaded),
      () => setBrain(undefined),
    );
  };

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const wake = useEffectEvent(() => {
    // Keeps text typed before hydration.
    if (input.current?.value) setQuery(input.current.value);
    if (document.activeElement === input.current) load();
  });
  const closeOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });
  useEffect(() => {
    wake();
    const listen = (event: PointerEvent) => closeOutside(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);

  // Near the lower edge of the window, or behind a phone's keyboard, nobody would see the list.
  useEffect(() => {
    if (shown) root.current?.querySelector('.search-panel')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const clear = () => {
    setQuery('');
    close();
    input.current?.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = brain?.nextOption(event.key, active, results.length);
    if (event.key === 'Escape' && (shown || query !== '')) {
      event.preventDefault();
      if (shown) close();
      else clear();
    } else if (event.key === 'ArrowDown' && !open && text !== '') {
      event.preventDefault();
      setOpen(true);
    } else if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
  };

  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    const best = results[active] ?? (isEmpty ? undefined : results[0]);
    if (shown && !best) return;
    event.preventDefault();
    const place = event.currentTarget;
    const go = (path: string) => {
      close();
      location.assign(path);
    };
    if (best) go(best.path);
    else
      loadSearch().then(
        ({ find }) => {
          const [first] = text === '' ? [] : find(text);
          if (first) go(first.path);
          else place.submit();
        },
        () => place.submit(),
      );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for some screen readers
    <form ref={root} className="search" role="search" aria-label={name} action={words.tools} onSubmit={onSubmit}>
      <Icon name="search" className="search-icon" size={18} />
      <input
        ref={input}
        id={id}
        name="q"
        className="field"
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={words.label}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-keyshortcuts={shortcut ? '/ Control+K Meta+K' : undefined}
        placeholder={words.placeholder}
        value={query}
        onFocus={() => {
          load();
          setOpen(true);
        }}
        onBlur={(event) => {
          if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setOpen(true);
          setActive(-1);
          if (!brain) load();
        }}
        onKeyDown={onKeyDown}
      />
      {query === '' ? (
        shortcut && (
          <span className="search-key" aria-hidden="true">
            /
          </span>
        )
      ) : (
        <button type="button" className="button button-quiet search-clear" aria-label={brain?.words.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      {brain && (
        <brain.Results
          id={id}
          text={words}
          words={brain.words}
          query={text}
          isShown={shown}
          isEmpty={isEmpty}
          results={results}
          active={active}
          onActive={setActive}
        />
      )}
      <span className="sr-only" role="status">
        {isEmpty ? brain.words.none : found.length > 0 && brain ? counted(brain.words.results, found.length) : ''}
      </span>
    </form>
  );
};
