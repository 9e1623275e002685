import { useEffect } from 'react';
import { toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import { loadAgain } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import { saveAll } from './download.ts';
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

type Props = {
  readonly results: readonly Result[];
  /** Whether nothing is left to convert: then the ZIP is the loudest button. */
  readonly isDone: boolean;
  readonly onSaved: (results: readonly Result[]) => void;
};

/** Downloads of several results together: as a ZIP, or one after the other. */
export const Downloads = ({ results, isDone, onSaved }: Props) => {
  useEffect(() => {
    // Fetched while there is a connection: the results will be there without one, and so shall their ZIP.
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
