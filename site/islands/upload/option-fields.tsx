import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { plainNumber, rangeText } from '../../../catalogue/languages/left-to-right.ts';
import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import { groupOptions } from '../../../catalogue/options/groups.ts';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import type { SizePreset } from '../../../catalogue/options/size-presets.ts';
import { usualQualityOf } from '../../../catalogue/options/usual-quality.ts';
import { pageWords, plainWords, say, toolWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';
import type { Item } from './item.ts';
import { mountSizeField } from './size-field.ts';
import { imageOf, useLiveSize } from './use-live-size.ts';

type FieldProps = {
  readonly spec: OptionSpec;
  readonly value: string | number | boolean | undefined;
  readonly id: string;
  /** The value that is used if none is set, where it depends on the pair. */
  readonly usual: number | undefined;
  /** Undefined leaves the option unset. */
  readonly onChange: (value: string | number | boolean | undefined) => void;
};

const placeholderOf = (usual: number | undefined, range: { readonly min: number; readonly max: number }): string => {
  const { locale } = pageWords();
  return usual === undefined ? rangeText(range, locale, document.documentElement.dir) : plainNumber(usual, locale);
};

const Control = ({ spec, value, id, usual, onChange }: FieldProps) => {
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
          data-option={spec.id}
          placeholder={placeholderOf(usual ?? spec.default, spec)}
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
          dir="auto"
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

type SizeProps = { readonly values: OptionValues; readonly onChange: (values: OptionValues) => void };

const SizeField = ({ values, onChange }: SizeProps) => {
  const place = useRef<HTMLDivElement>(null);
  const update = useRef<ReturnType<typeof mountSizeField>>(undefined);
  const set = useEffectEvent((size: SizePreset | undefined) => {
    const { width: _, height: __, fit: ___, ...others } = values;
    onChange(size ? { ...others, width: size.width, height: size.height, fit: size.fit } : others);
  });
  useEffect(() => {
    if (place.current) update.current = mountSizeField(place.current, (size) => set(size));
  }, []);
  const { width, height, fit } = values;
  useEffect(() => update.current?.({ width, height, fit }), [width, height, fit]);
  return <div ref={place} />;
};

type QualityProps = {
  readonly spec: OptionSpec;
  readonly usual: number;
  readonly value: unknown;
  readonly onChange: (value: number) => void;
};

/** The quality as a slider, for the pointer: keyboards and screen readers have its field. */
const QualitySlider = ({ spec, usual, value, onChange }: QualityProps) =>
  spec.control === 'number' && (
    <input
      type="range"
      aria-hidden="true"
      tabIndex={-1}
      min={spec.min}
      max={spec.max}
      value={typeof value === 'number' && value >= spec.min ? value : usual}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );

type Props = {
  /** Whether they are one file's, in a row of its own. */
  readonly isOwn?: boolean;
  /** The file that they are for. */
  readonly item: Pick<Item, 'file' | 'from' | 'to'>;
  readonly specs: readonly OptionSpec[];
  readonly values: OptionValues;
  readonly disabled: boolean;
  readonly onChange: (values: OptionValues) => void;
};

/** The options of one file's pair in a disclosure, where every file has its own pair. Unset options are not sent. */
export const OptionFields = ({ isOwn, item, specs, values, disabled, onChange }: Props) => {
  const prefix = useId();
  const [isOpen, setOpen] = useState(false);
  const image = imageOf(item);
  const usual = image && usualQualityOf({ kind: 'image' }, item.to ?? '');
  const [place, setPlace] = useState<HTMLDetailsElement | null>(null);
  useLiveSize(isOpen && usual ? place : undefined, image, { from: item.from, to: item.to, options: values });
  if (specs.length === 0) return null;
  const set = Object.keys(values).length;
  const { form, groups, options: words } = toolWords();
  return (
    <details ref={setPlace} className={isOwn ? 'options options-own' : 'options'} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="sliders" />
        {isOwn ? words.own : form.options}
        {set > 0 && <span className="options-count">{say(plainWords().set ?? '', { count: set })}</span>}
      </summary>
      <fieldset disabled={disabled} data-note={isOwn ? undefined : words.remembered}>
        <legend className="sr-only">{form.optionsLegend}</legend>
        {groupOptions(specs).map((group) => (
          <div key={group.id ?? ''} className="option-group">
            {group.id && <p className="option-head">{groups[group.id]}</p>}
            {group.options.map((spec) => {
              const id = `${prefix}-${spec.id}`;
              const own = spec.id === 'quality' ? usual : undefined;
              const change = (value: string | number | boolean | undefined) => {
                const { [spec.id]: _, ...others } = values;
                onChange(value === undefined ? others : { ...others, [spec.id]: value });
              };
              return (
                <Fragment key={spec.id}>
                  {spec.id === 'width' && <SizeField values={values} onChange={onChange} />}
                  <div className={`option option-${spec.control}`}>
                    <label htmlFor={id}>
                      {spec.label}
                      {spec.control === 'number' && spec.unit && <span className="soft"> ({spec.unit})</span>}
                    </label>
                    <Control spec={spec} id={id} usual={own} value={values[spec.id]} onChange={change} />
                    {own !== undefined && <QualitySlider spec={spec} usual={own} value={values[spec.id]} onChange={change} />}
                    <p id={`${id}-help`}>{spec.help}</p>
                  </div>
                </Fragment>
              );
            })}
          </div>
        ))}
      </fieldset>
    </details>
  );
};
