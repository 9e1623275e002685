import { useId } from 'react';
import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import { Icon } from '../icon.tsx';

type FieldProps = {
  readonly spec: OptionSpec;
  readonly value: string | number | boolean | undefined;
  readonly id: string;
  /** Undefined leaves the option alone. */
  readonly onChange: (value: string | number | boolean | undefined) => void;
};

const Control = ({ spec, value, id, onChange }: FieldProps) => {
  const help = `${id}-help`;
  switch (spec.control) {
    case 'flag':
      return (
        <input
          id={id}
          aria-describedby={help}
          className="check"
          type="checkbox"
          checked={(value ?? spec.default) === true}
          onChange={({ target: { checked } }) => onChange(checked === spec.default ? undefined : checked)}
        />
      );
    case 'colour':
      return (
        <input
          id={id}
          aria-describedby={help}
          className="swatch"
          type="color"
          value={typeof value === 'string' ? value : spec.default}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          aria-describedby={help}
          className="field"
          value={typeof value === 'string' ? value : spec.default}
          onChange={(event) => onChange(event.target.value)}
        >
          {spec.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          id={id}
          aria-describedby={help}
          className="field"
          type="number"
          inputMode="numeric"
          min={spec.min}
          max={spec.max}
          step={spec.step}
          placeholder={spec.default === undefined ? `${spec.min}–${spec.max}` : String(spec.default)}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      );
    case 'text':
      return (
        <input
          id={id}
          aria-describedby={help}
          className="field"
          type="text"
          pattern={spec.pattern}
          maxLength={spec.maxLength}
          placeholder={spec.placeholder}
          title={spec.shape}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      );
  }
};

type Props = {
  readonly specs: readonly OptionSpec[];
  readonly values: OptionValues;
  readonly disabled: boolean;
  readonly onChange: (values: OptionValues) => void;
};

/** The options of one file's pair in a disclosure, where every file has a pair of its own. What is left alone is not sent. */
export const OptionFields = ({ specs, values, disabled, onChange }: Props) => {
  const prefix = useId();
  if (specs.length === 0) return null;
  const set = Object.keys(values).length;
  return (
    <details className="options">
      <summary>
        <Icon name="sliders" />
        Options{set > 0 && <span className="options-count">{set} set</span>}
      </summary>
      <fieldset disabled={disabled}>
        <legend className="sr-only">Conversion options</legend>
        {specs.map((spec) => {
          const id = `${prefix}-${spec.id}`;
          return (
            <div className={`option option-${spec.control}`} key={spec.id}>
              <label htmlFor={id}>
                {spec.label}
                {spec.control === 'number' && spec.unit && <span className="soft"> ({spec.unit})</span>}
              </label>
              <Control
                spec={spec}
                id={id}
                value={values[spec.id]}
                onChange={(value) => {
                  const { [spec.id]: _, ...others } = values;
                  onChange(value === undefined ? others : { ...others, [spec.id]: value });
                }}
              />
              <p id={`${id}-help`}>{spec.help}</p>
            </div>
          );
        })}
      </fieldset>
    </details>
  );
};
