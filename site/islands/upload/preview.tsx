import { useEffect, useState } from 'react';
import { apiUrl } from '../../stores/api.ts';
import { say, toolWords } from '../../stores/words.ts';
import type { Result } from './item.ts';
import { isLossy, isPreviewable } from './previewable.ts';

const previewOf = ({ name }: Result): string => say(toolWords().preview.of, { name });

/** Result and source on top of each other, divided by a slider. */
const BeforeAfter = ({ result, source }: { result: Result; source: File }) => {
  const [before, setBefore] = useState<string>();
  const [cut, setCut] = useState(50);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(source);
    setBefore(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return (
    <>
      <div className="compare">
        <img src={result.url} alt={previewOf(result)} />
        {before && !isFailed && (
          <img
            className="compare-before"
            src={before}
            alt={say(toolWords().preview.source, { name: source.name })}
            style={{ clipPath: `inset(0 ${100 - cut}% 0 0)` }}
            onError={() => setFailed(true)}
          />
        )}
        {!isFailed && <span className="compare-line" style={{ left: `${cut}%` }} />}
      </div>
      {!isFailed && (
        // The images are cut from the left in every script.
        <label className="compare-slider small" dir="ltr">
          {toolWords().preview.before}
          <input type="range" min={0} max={100} value={cut} onChange={(event) => setCut(event.target.valueAsNumber)} />
          {toolWords().preview.after}
        </label>
      )}
    </>
  );
};

/** The first page of a PDF, rendered by the server, which receives it once more for that. */
const FirstPage = ({ result }: { result: Result }) => {
  const [page, setPage] = useState<string | 'failed'>();
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    const body = new FormData();
    for (const [name, value] of [
      ['inputFormat', 'pdf'],
      ['outputFormat', 'png'],
      ['options', '{"pages":"1","dpi":72}'],
    ] as const)
      body.set(name, value);
    body.set('file', result.blob, 'result.pdf');
    fetch(apiUrl('/convert'), { method: 'POST', body, credentials: 'include', signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        url = URL.createObjectURL(await answer.blob());
        if (stop.signal.aborted) URL.revokeObjectURL(url);
        else setPage(url);
      })
      .catch(() => {
        if (!stop.signal.aborted) setPage('failed');
      });
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [result]);
  if (page === undefined) return <p className="soft small">{toolWords().preview.drawing}</p>;
  if (page === 'failed') return <p className="soft small">{toolWords().preview.failed}</p>;
  return <img className="first-page" src={page} alt={say(toolWords().preview.first, { name: result.name })} />;
};

type Props = {
  readonly result: Result;
  /** The source, if its content is available. */
  readonly source: File | undefined;
};

/**
 * Shows an image, compared with its source if compression is lossy; plays audio or video; shows a PDF's first page. Only mounted for
 * supported types.
 */
export const Preview = ({ result, source }: Props) => {
  const type = result.type.split('/')[0];
  const compares = source && isLossy(result.type) && source.type.startsWith('image/') && isPreviewable(source.type);
  return (
    <div className="preview">
      {type === 'image' && (compares ? <BeforeAfter result={result} source={source} /> : <img src={result.url} alt={previewOf(result)} />)}
      {result.type === 'application/pdf' && <FirstPage result={result} />}
      {/* biome-ignore lint/a11y/useMediaCaption: it is the visitor's own file, captions included where it has them */}
      {type === 'video' && <video src={result.url} controls aria-label={previewOf(result)} />}
      {/* biome-ignore lint/a11y/useMediaCaption: as above */}
      {type === 'audio' && <audio src={result.url} controls aria-label={previewOf(result)} />}
    </div>
  );
};
