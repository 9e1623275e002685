import { useEffect } from 'react';
import { downloadStaggerMs } from '../../../catalogue/limits.ts';
import { toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import { loadAgain } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import { saveUrl } from './download.ts';
import type { Result } from './item.ts';

const loadZip = () => loadAgain(() => import('./zip.ts'));

const saveZip = async (results: readonly Result[], onSaved: () => void): Promise<void> => {
  const zip = await loadZip().catch(() => undefined);
  if (!zip) {
    notify(({ zipMissing }) => zipMissing);
    return;
  }
  await zip.saveZip(results);
  onSaved();
};

/** Saves results with a short delay in between, because browsers drop simultaneous downloads. */
const saveAll = (results: readonly Result[]): void => {
  results.forEach((result, index) => {
    setTimeout(() => saveUrl(result.url, result.name), index * downloadStaggerMs);
  });
};

type Props = {
  readonly results: readonly Result[];
  /** True if nothing is left to convert: the ZIP then becomes the primary button. */
  readonly isDone: boolean;
  readonly onSaved: (results: readonly Result[]) => void;
};

/** Downloads of several results: as a ZIP, or one after the other. */
export const Downloads = ({ results, isDone, onSaved }: Props) => {
  useEffect(() => {
    // Preloaded while online, so that the ZIP works offline.
    loadZip().catch(() => undefined);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`button ${isDone ? 'button-main' : 'button-plain'}`}
        onClick={() => saveZip(results, () => onSaved(results))}
      >
        <Icon name="zip" />
        {toolWords().zip}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          saveAll(results);
          onSaved(results);
        }}
      >
        {toolWords().all}
      </button>
    </>
  );
};
