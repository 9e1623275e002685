import { type FormatCatalogue, findFormat } from './format-catalogue.ts';

const groupNames: Readonly<Record<string, string>> = {
  image: 'Images',
  document: 'Documents',
  ebook: 'eBooks',
  video: 'Video',
  audio: 'Audio',
  archive: 'Archives',
};

type Props = {
  readonly catalogue: FormatCatalogue;
  readonly id?: string;
  readonly outputs: readonly string[];
  readonly value: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** It was looked for and not found. */
  readonly isMissing?: boolean;
  readonly onChange: (to: string) => void;
};

/** A native select of output formats, grouped by kind: at home on every phone and with every screen reader. */
export const TargetSelect = ({ catalogue, id, outputs, value, label, placeholder, disabled, isMissing, onChange }: Props) => {
  const kinds = [...new Set(outputs.map((id) => findFormat(catalogue, id)?.kind ?? ''))];
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
      {kinds.map((kind) => (
        <optgroup key={kind} label={groupNames[kind] ?? kind}>
          {outputs
            .filter((id) => findFormat(catalogue, id)?.kind === kind)
            .map((id) => (
              <option key={id} value={id}>
                {findFormat(catalogue, id)?.name ?? id}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
};
