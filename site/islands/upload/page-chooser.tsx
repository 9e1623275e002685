import { useEffect, useState } from 'react';
import { inSequence } from '../../../catalogue/languages/in-sequence.ts';
import { say, toolWords } from '../../stores/words.ts';
import { pagesOf, pagesText } from './chosen-pages.ts';
import { drawPages } from './draw-pages.ts';
import { ChooserFrame, PageTile } from './page-tiles.tsx';

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
    return pages.length === drawnLimit ? inSequence(press, say(words.firstOnly, { count: drawnLimit })) : press;
  };
  return (
    <ChooserFrame isOpen={isOpen} disabled={disabled} hint={hint()} onToggle={() => setOpen(!isOpen)}>
      {Array.isArray(pages) && (
        <div className="chooser-pages">
          {pages.map((url, at) => {
            const place = chosen.indexOf(at + 1);
            const isChosen = place >= 0;
            return (
              <PageTile
                key={url}
                url={url}
                page={at + 1}
                label={isChosen ? say(words.chosenPage, { page: at + 1, place: place + 1 }) : say(words.page, { page: at + 1 })}
                disabled={disabled}
                mark={isChosen ? (isOrdered ? place + 1 : '✓') : undefined}
                onPress={() => press(at + 1)}
              />
            );
          })}
        </div>
      )}
    </ChooserFrame>
  );
};
