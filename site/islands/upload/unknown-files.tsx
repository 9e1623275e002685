import { toolWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { FormatCatalogue, SourceFormat } from './format-catalogue.ts';
import type { Refusal } from './refusals.tsx';
import css from './unknown-files.css?inline';

adoptStyles(css);

type Props = {
  readonly catalogue: FormatCatalogue;
  /** Refusals of files whose format is unknown. */
  readonly refusals: readonly Refusal[];
  readonly onFormat: (refusal: Refusal, from: string) => void;
};

const byName = (a: SourceFormat, b: SourceFormat): number => a.name.localeCompare(b.name);

/** Files that neither their name nor their content explains, each with a choice of its format. Import lazily: they are rare. */
export const UnknownFiles = ({ catalogue, refusals, onFormat }: Props) => {
  const { refusals: words, targets } = toolWords();
  const sources = catalogue.formats.filter(({ outputs }) => outputs.length > 0);
  const kinds = [...new Set(sources.map(({ kind }) => kind))];
  return (
    <ul className="refusals" role="alert" aria-label={words.list}>
      {refusals.map((refusal) => (
        <li key={refusal.name}>
          <strong>
            <bdi>{refusal.name}</bdi>
          </strong>{' '}
          {refusal.text}
          <label>
            {words.what}
            <select className="field" value="" onChange={(event) => onFormat(refusal, event.target.value)}>
              <option value="" disabled>
                {targets.choose}
              </option>
              {kinds.map((kind) => (
                <optgroup key={kind} label={(targets as Readonly<Record<string, string>>)[kind] ?? kind}>
                  {sources
                    .filter((source) => source.kind === kind)
                    .sort(byName)
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
};
