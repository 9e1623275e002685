import type { DropzoneState } from 'react-dropzone';
import { plainWords } from '../../stores/words.ts';
import { Icon } from '../icon.tsx';

type Props = {
  readonly zone: DropzoneState;
  readonly label: string;
  readonly hint: string;
  readonly multiple: boolean;
  /** True if there are files already. */
  readonly compact: boolean;
  readonly disabled: boolean;
};

/** A label with a native file input: works with the keyboard, on phones and before hydration. Dropping is an extra. */
export const DropArea = ({ zone, label, hint, multiple, compact, disabled }: Props) => {
  const input: React.InputHTMLAttributes<HTMLInputElement> = zone.getInputProps({
    // The content security policy forbids the library's inline style.
    style: undefined,
    'aria-label': undefined,
    tabIndex: undefined,
    className: 'drop-input',
    name: 'file',
    multiple,
    disabled,
    required: true,
  });
  return (
    <div {...zone.getRootProps({ className: compact ? 'drop-root drop-bar' : 'drop-root', role: undefined })}>
      {compact && multiple && (
        <label className="drop-again button button-plain">
          <input type="file" multiple className="add-input" onChange={input.onChange} />
          <Icon name="plus" />
          {plainWords().add}
        </label>
      )}
      <label className={compact ? 'drop drop-again button button-quiet' : 'drop drop-big'}>
        <input {...input} />
        {!compact && <Icon name="upload" className="drop-icon" size={40} />}
        <span className={compact ? undefined : 'drop-label button button-main'}>{compact && multiple ? plainWords().again : label}</span>
        {!compact && <span className="drop-hint">{hint}</span>}
      </label>
      {zone.isDragGlobal && !disabled && (
        <div className="drop-overlay" aria-hidden="true">
          <span>{plainWords().drop}</span>
        </div>
      )}
    </div>
  );
};
