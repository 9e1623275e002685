import type { OptionValues } from '../../../catalogue/options/option.ts';
import { plainWords, say, toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import { fileSize } from './file-size.ts';
import type { Result } from './item.ts';
import { listed } from './listed.ts';

const settings = (options: OptionValues): string => listed(Object.entries(options).map(([id, value]) => `${id} ${value}`));

const madeAs = ({ size, to, options }: Result): string => {
  const { made, madeWith } = toolWords().earlier;
  const parameters = { size: fileSize(size), format: to.toUpperCase() };
  return Object.keys(options).length > 0 ? say(madeWith, { ...parameters, settings: settings(options) }) : say(made, parameters);
};

type Props = { readonly results: readonly Result[]; readonly onSave: (result: Result) => void };

/** Results of a file with another target or other options: they stay until the file is removed. */
export const EarlierResults = ({ results, onSave }: Props) => (
  <ul className="file-earlier" aria-label={toolWords().earlier.title}>
    {results.map((result) => (
      <li key={result.url}>
        <span>
          {result.name} <span className="soft">{madeAs(result)}</span>
        </span>
        <button
          type="button"
          className="button button-plain button-small"
          aria-label={say(plainWords().downloadName ?? '', { name: result.name })}
          onClick={() => onSave(result)}
        >
          <Icon name="download" size={16} />
          {plainWords().download}
        </button>
      </li>
    ))}
  </ul>
);
