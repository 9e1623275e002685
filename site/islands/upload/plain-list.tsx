import { plainWords, say } from '../../stores/words.ts';
import { saveBlob } from './download.ts';
import { type Item, isActive, type Result } from './item.ts';
import { resultsIn } from './queue.ts';

const words = (item: Item): string => {
  if (isActive(item)) return (navigator.onLine ? plainWords().converting : plainWords().lostTitle) ?? '';
  return item.state.kind === 'failed' ? `${item.state.failure.title} – ${item.state.failure.remedy}` : '';
};

type Props = { readonly items: readonly Item[]; readonly shelf: readonly Result[]; readonly isMissing: boolean };

/** A minimal list of files with their results: until the lazily loaded list is here, and the fallback if it does not come. */
export const PlainList = ({ items, shelf, isMissing }: Props) => (
  <>
    {(isMissing || !navigator.onLine) && <p className="small soft">{plainWords().missing}</p>}
    <ul className="files plain-files contents" aria-label={plainWords().selected}>
      {items.map((item) => (
        <li key={item.id} className={`file file-${item.state.kind}`}>
          {item.file.name} {words(item)}
          {resultsIn([item]).map(({ url, name }) => (
            <a key={url} className="link" href={url} download={name}>
              {say(plainWords().downloadName ?? '', { name })}
            </a>
          ))}
        </li>
      ))}
      {shelf.map(({ blob, name, url }) => (
        <li key={url}>
          <button type="button" className="link" onClick={() => saveBlob(blob, name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  </>
);
