import { useEffect, useRef, useState } from 'react';
import { stemOfName } from '../../../catalogue/file-name.ts';
import { say, toolWords } from '../../stores/words.ts';
import { pagesText } from './chosen-pages.ts';
import { drawPages } from './draw-pages.ts';
import { listed } from './listed.ts';
import type { Held } from './merge.ts';
import { ChooserFrame, PageTile } from './page-tiles.tsx';
import { passwordOf } from './passwords.ts';
import { fitsRequest, isSame, mergedPages, type PickedPage, runsOf, toggledFile } from './picked-pages.ts';

/** Maximum pages of a file to choose from: each file costs a short conversion on the server. */
const drawnLimit = 100;
const maxRanges = 50;

/** Thumbnails by file id. */
type Drawn = Readonly<Record<number, readonly string[]>>;

type Props = {
  /** In merge order. */
  readonly parts: readonly Held[];
  readonly disabled: boolean;
  /** Receives the pages of the merged file in their new order, in the syntax of the option `pages`; empty for all. */
  readonly onPages: (pages: string) => void;
};

/** Selects pages of several PDFs, in the order in which they are pressed. */
export const MergePages = ({ parts, disabled, onPages }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>({});
  const [trouble, setTrouble] = useState('');
  const [picked, setPicked] = useState<readonly PickedPage[]>([]);
  const words = toolWords().pages;
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const key = parts.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the files; what is drawn already stays
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    setTrouble('');
    const draw = async () => {
      for (const { id, file } of parts) {
        if (drawn[id]) continue;
        const pages = await drawPages(file, passwordOf(id), drawnLimit + 1, stop.signal).catch(() => undefined);
        made.current.push(...(pages ?? []));
        if (stop.signal.aborted) return;
        if (!pages) return setTrouble(say(words.notShown, { name: file.name }));
        if (pages.length > drawnLimit) return setTrouble(say(words.tooLong, { count: drawnLimit }));
        setDrawn((before) => ({ ...before, [id]: pages }));
      }
    };
    draw();
    return () => stop.abort();
  }, [isOpen, key]);

  const here = picked.filter(({ file }) => parts.some(({ id }) => id === file));
  const counts = parts.map(({ id }) => ({ id, count: drawn[id]?.length ?? 0 }));
  const isReady = counts.every(({ count }) => count > 0);
  const text = isReady ? mergedPages(here, counts) : '';
  useEffect(() => onPages(text), [text, onPages]);

  const choose = (pages: readonly PickedPage[]) => {
    const isTooMixed = !fitsRequest(mergedPages(pages, counts), maxRanges);
    setTrouble(isTooMixed ? say(words.tooMixed, { count: maxRanges }) : '');
    if (!isTooMixed) setPicked(pages);
  };
  const nameOf = (id: number) => stemOfName(parts.find((part) => part.id === id)?.file.name ?? '');
  const hint = (): string => {
    if (trouble) return trouble;
    if (!isReady) return words.drawing;
    if (here.length === 0) return words.pressOrAll;
    const pages = listed(runsOf(here).map(({ file, pages }) => `${nameOf(file)} ${pagesText(pages)}`));
    return say(words.chosen, { count: here.length, total: counts.reduce((sum, { count }) => sum + count, 0), pages });
  };
  return (
    <ChooserFrame isOpen={isOpen} disabled={disabled} hint={hint()} onToggle={() => setOpen(!isOpen)}>
      {isReady &&
        counts.map(({ id, count }) => (
          <div key={id} className="chooser-file">
            <button
              type="button"
              className="link small"
              disabled={disabled}
              aria-pressed={here.filter(({ file }) => file === id).length === count}
              onClick={() => choose(toggledFile(here, id, count))}
            >
              {say(words.allOf, { name: parts.find((part) => part.id === id)?.file.name ?? '' })}
            </button>
            <div className="chooser-pages">
              {drawn[id]?.map((url, at) => {
                const page = { file: id, page: at + 1 };
                const place = here.findIndex((one) => isSame(one, page));
                const isChosen = place >= 0;
                const label = isChosen ? say(words.chosenPage, { page: at + 1, place: place + 1 }) : say(words.page, { page: at + 1 });
                return (
                  <PageTile
                    key={url}
                    url={url}
                    page={at + 1}
                    label={`${nameOf(id)}: ${label}`}
                    disabled={disabled}
                    mark={isChosen ? place + 1 : undefined}
                    onPress={() => choose(isChosen ? here.filter((one) => !isSame(one, page)) : [...here, page])}
                  />
                );
              })}
            </div>
          </div>
        ))}
    </ChooserFrame>
  );
};
