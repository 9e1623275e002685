import { toolWords } from '../../stores/words.ts';
import { type FormatCatalogue, findFormat } from './format-catalogue.ts';

type Props = {
  readonly catalogue: FormatCatalogue;
  readonly id?: string;
  /** The first `common` of them are grouped by kind, the rest follow in one group. */
  readonly outputs: readonly string[];
  readonly common: number;
  readonly value: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  /** The choice is required and still missing. */
  readonly isMissing?: boolean;
  /** Label of a target. */
  readonly nameOf?: (name: string, to: string) => string;
  readonly onChange: (to: string) => void;
};

/** A native select of output formats, grouped by kind: works on every phone and with every screen reader. */
export const TargetSelect = (props: Props) => {
  const { catalogue, id, outputs, common, value, label, placeholder, disabled, isMissing, nameOf = (name) => name, onChange } = props;
  const words = toolWords().targets;
  const [first, more] = [outputs.slice(0, common), outputs.slice(common)];
  const kindOf = (output: string): string => findFormat(catalogue, output)?.kind ?? '';
  const groups = [...new Set(first.map(kindOf))].map((kind) => ({
    label: (words as Readonly<Record<string, string>>)[kind] ?? kind,
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
      {[...groups, ...(more.length > 0 ? [{ label: words.more, list: more }] : [])].map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.list.map((output) => (
            <option key={output} value={output}>
              {nameOf(findFormat(catalogue, output)?.name ?? output, output)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
};
