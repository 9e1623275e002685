import { useEffect, useState } from 'react';
import { apiUrl } from '../../stores/api.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { pagesOf, pagesText } from './chosen-pages.ts';
import css from './page-chooser.css?inline';
import { readZip } from './read-zip.ts';

adoptStyles(css);

/** Pages that are drawn: enough to choose among, and a second or two of the server's time. */
const drawnLimit = 60;

/** Small pictures of a PDF's first pages, drawn by the server, to which it is sent for that. */
const drawPages = async (file: File, password: string | undefined, signal: AbortSignal): Promise<readonly string[]> => {
  const body = new FormData();
  for (const [name, value] of [
    ['inputFormat', 'pdf'],
    ['outputFormat', 'jpg'],
    ['options', JSON.stringify({ pages: `1-${drawnLimit}`, dpi: 36, quality: 60 })],
  ] as const)
    body.set(name, value);
  if (password) body.set('password', password);
  body.set('file', file, 'pages.pdf');
  const answer = await fetch(apiUrl('/convert'), { method: 'POST', body, credentials: 'include', signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const blob = await answer.blob();
  const pages = blob.type.startsWith('image/') ? [blob] : await readZip(blob);
  signal.throwIfAborted();
  return pages.map((page) => URL.createObjectURL(page));
};

type Props = {
  readonly file: File;
  readonly password: string | undefined;
  /** As the option `pages` has it. */
  readonly value: string;
  readonly disabled: boolean;
  /** All pages count where none is chosen. */
  readonly isOptional: boolean;
  readonly onChange: (value: string) => void;
};

/** The pages of a PDF to be chosen, in the order in which they are pressed. */
export const PageChooser = ({ file, password, value, disabled, isOptional, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [pages, setPages] = useState<readonly string[] | 'failed'>();
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    let made: readonly string[] = [];
    setPages(undefined);
    drawPages(file, password, stop.signal).then(
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
  const press = (page: number) => onChange(pagesText(chosen.includes(page) ? chosen.filter((one) => one !== page) : [...chosen, page]));
  return (
    <div className="chooser">
      <button type="button" className="button button-plain" aria-expanded={isOpen} disabled={disabled} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide pages' : 'Choose pages'}
      </button>
      {isOpen && (
        <>
          <p className="soft small" role="status">
            {pages === undefined
              ? 'The pages are being drawn…'
              : pages === 'failed'
                ? 'The pages can’t be shown. Their numbers can be typed under Options.'
                : chosen.length === 0
                  ? `Press the pages that you want, in the order in which you want them.${isOptional ? ' Without a choice all are taken.' : ''}${pages.length === drawnLimit ? ` The first ${drawnLimit} are shown.` : ''}`
                  : `${chosen.length} of ${pages.length} chosen, in this order: ${pagesText(chosen)}.`}
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
                    aria-label={`Page ${at + 1}${place >= 0 ? `, number ${place + 1} of those chosen` : ''}`}
                    onClick={() => press(at + 1)}
                  >
                    <img src={url} alt="" decoding="async" />
                    {at + 1}
                    {place >= 0 && <span className="chooser-place">{place + 1}</span>}
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
