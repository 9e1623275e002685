import { useEffect, useState } from 'react';
import { say, toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { pagesOf, pagesText } from './chosen-pages.ts';
import { drawPages } from './draw-pages.ts';
import css from './page-chooser.css?inline';

adoptStyles(css);

/** Maximum rendered pages: enough to choose from, and a second or two of server time. */
const drawnLimit = 60;

type Props = {
  readonly file: File;
  readonly password: string | undefined;
  /** In the syntax of the option `pages`. */
  readonly value: string;
  readonly disabled: boolean;
  /** The result has the pages in order of selection; otherwise in document order. */
  readonly isOrdered: boolean;
  /** Without a selection all pages count. */
  readonly isOptional: boolean;
  readonly onChange: (value: string) => void;
};

/** Selects pages of a PDF, in the order in which they are pressed. */
export const PageChooser = ({ file, password, value, disabled, isOrdered, isOptional, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [pages, setPages] = useState<readonly string[] | 'failed'>();
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    let made: readonly string[] = [];
    setPages(undefined);
    drawPages(file, password, drawnLimit, stop.signal).then(
      (drawn) => {
        made = drawn;
        setPages(drawn);
      },
      () => {
        if (!stop.signal.aborted) setPages('failed');
      },
    );
    return () => {
      stop.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [file, password, isOpen]);

  const chosen = Array.isArray(pages) ? pagesOf(value, pages.length) : [];
  const press = (page: number) => {
    const now = chosen.includes(page) ? chosen.filter((one) => one !== page) : [...chosen, page];
    onChange(pagesText(isOrdered ? now : now.toSorted((a, b) => a - b)));
  };
  const words = toolWords().pages;
  const hint = (): string => {
    if (pages === undefined) return words.drawing;
    if (pages === 'failed') return words.failed;
    if (chosen.length > 0) return say(words.chosen, { count: chosen.length, total: pages.length, pages: pagesText(chosen) });
    const press = isOptional ? words.pressOrAll : words.press;
    return pages.length === drawnLimit ? `${press} ${say(words.firstOnly, { count: drawnLimit })}` : press;
  };
  return (
    <div className="chooser">
      <button type="button" className="button button-plain" aria-expanded={isOpen} disabled={disabled} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.choose}
      </button>
      {isOpen && (
        <>
          <p className="soft small" role="status">
            {hint()}
          </p>
          {Array.isArray(pages) && (
            <div className="chooser-pages">
              {pages.map((url, at) => {
                const place = chosen.indexOf(at + 1);
                return (
                  <button
                    key={url}
                    type="button"
                    className="chooser-page"
                    disabled={disabled}
                    aria-pressed={place >= 0}
                    aria-label={place >= 0 ? say(words.chosenPage, { page: at + 1, place: place + 1 }) : say(words.page, { page: at + 1 })}
                    onClick={() => press(at + 1)}
                  >
                    <img src={url} alt="" decoding="async" />
                    {at + 1}
                    {place >= 0 && <span className="chooser-place">{isOrdered ? place + 1 : '✓'}</span>}
                  </button>
                );
              })}
            </div>
          )}
        </>
      )}
    </div>
  );
};
