import { type FormatCatalogue, findFormat } from './format-catalogue.ts';

const groupNames: Readonly<Record<string, string>> = {
  image: 'Images',
  document: 'Documents',
  ebook: 'eBooks',
  video: 'Video',
  audio: 'Audio',
  archive: 'Archives',
  subtitle: 'Subtitles',
  font: 'Fonts',
  model: '3D models',
};

type Props = {
  readonly catalogue: FormatCatalogue;
  readonly id?: string;
  /** The first `common` of them go by kind, the rest stand together below. */
  readonly outputs: readonly string[];
  readonly common: number;
  readonly value: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** It was looked for and not found. */
  readonly isMissing?: boolean;
  /** What follows a target's name. */
  readonly note?: (to: string) => string;
  readonly onChange: (to: string) => void;
};

/** A native select of output formats, grouped by kind: at home on every phone and with every screen reader. */
export const TargetSelect = (props: Props) => {
  const { catalogue, id, outputs, common, value, label, placeholder, disabled, isMissing, note, onChange } = props;
  const [first, more] = [outputs.slice(0, common), outputs.slice(common)];
  const kindOf = (output: string): string => findFormat(catalogue, output)?.kind ?? '';
  const groups = [...new Set(first.map(kindOf))].map((kind) => ({
    label: groupNames[kind] ?? kind,
    list: first.filter((output) => kindOf(output) === kind),
  }));
  return (
    <select
      id={id}
      className="field target"
      aria-label={label}
      aria-invalid={isMissing || undefined}
      value={value ?? ''}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="" disabled>
        {placeholder}
      </option>
      {[...groups, ...(more.length > 0 ? [{ label: 'More formats', list: more }] : [])].map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.list.map((output) => (
            <option key={output} value={output}>
              {findFormat(catalogue, output)?.name ?? output}
              {note?.(output)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
};
