import { plainWords, say } from '../../stores/words.ts';
import { saveBlob } from './download.ts';
import { type Item, isActive, type Result } from './item.ts';
import { resultsIn } from './queue.ts';

const words = (item: Item): string => {
  if (isActive(item)) return plainWords().converting ?? '';
  return item.state.kind === 'failed' ? `${item.state.failure.title}. ${item.state.failure.remedy}` : '';
};

/** A minimal list of files with their results: the fallback if the lazily loaded list is unavailable. */
export const PlainList = ({ items, shelf }: { readonly items: readonly Item[]; readonly shelf: readonly Result[] }) => (
  <>
    <p className="small soft">{plainWords().missing}</p>
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
