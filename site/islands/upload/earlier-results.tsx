import { useEffect, useState } from 'react';
import { plainWords, say, toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import { fileSize } from './file-size.ts';
import { type FormatCatalogue, findFormat, loadFormats, optionsOfPair } from './format-catalogue.ts';
import type { Result } from './item.ts';
import { listed } from './listed.ts';
import { namedOptions } from './named-options.ts';

const madeAs = (from: string, { size, to, options }: Result, catalogue: FormatCatalogue | undefined): string => {
  const { made, madeWith } = toolWords().earlier;
  const format = (catalogue && findFormat(catalogue, to)?.name) ?? to.toUpperCase();
  const parameters = { size: fileSize(size), format };
  const settings = namedOptions(options, catalogue ? optionsOfPair(catalogue, from, to) : []);
  return settings.length > 0 ? say(madeWith, { ...parameters, settings: listed(settings) }) : say(made, parameters);
};

type Props = { readonly from: string; readonly results: readonly Result[]; readonly onSave: (result: Result) => void };

/** Results of a file with another target or other options: they stay until the file is removed. */
export const EarlierResults = ({ from, results, onSave }: Props) => {
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  useEffect(() => {
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
  }, []);
  return (
    <ul className="file-earlier" aria-label={toolWords().earlier.title}>
      {results.map((result) => (
        <li key={result.url}>
          <span>
            <bdi>{result.name}</bdi> <span className="soft">{madeAs(from, result, catalogue)}</span>
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
};
