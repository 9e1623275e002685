import type { OptionValues } from '../../../catalogue/options/option.ts';
import { Icon } from '../icon.tsx';
import { fileSize } from './file-size.ts';
import type { Result } from './item.ts';

const settings = (options: OptionValues): string =>
  Object.entries(options)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ');

type Props = { readonly results: readonly Result[]; readonly onSave: (result: Result) => void };

/** Results of a file that were made with another target or other options: they stay until the file is taken off the list. */
export const EarlierResults = ({ results, onSave }: Props) => (
  <ul className="file-earlier" aria-label="Made before with other settings">
    {results.map((result) => (
      <li key={result.url}>
        <span>
          {result.name}{' '}
          <span className="soft">
            {fileSize(result.size)}, made before as {result.to.toUpperCase()}
            {Object.keys(result.options).length > 0 && ` with ${settings(result.options)}`}
          </span>
        </span>
        <button
          type="button"
          className="button button-plain button-small"
          aria-label={`Download ${result.name}`}
          onClick={() => onSave(result)}
        >
          <Icon name="download" size={16} />
          Download
        </button>
      </li>
    ))}
  </ul>
);
