import type { DropzoneState } from 'react-dropzone';
import { Icon } from '../icon.tsx';

type Props = {
  readonly zone: DropzoneState;
  readonly label: string;
  readonly hint: string;
  readonly multiple: boolean;
  readonly compact: boolean;
  readonly disabled: boolean;
};

/** A label with a native file input inside: it works with the keyboard, on phones and before hydration. Dropping is an extra. */
export const DropArea = ({ zone, label, hint, multiple, compact, disabled }: Props) => (
  <div {...zone.getRootProps({ className: 'drop-root', role: undefined })}>
    <label className={compact ? 'drop drop-compact' : 'drop'}>
      <input
        {...zone.getInputProps({
          // The library's inline style would be refused by the content security policy.
          style: undefined,
          'aria-label': undefined,
          tabIndex: undefined,
          className: 'drop-input',
          name: 'file',
          multiple,
          disabled,
          required: true,
        })}
      />
      <Icon name="upload" className="drop-icon" size={compact ? 22 : 36} />
      <span className="drop-label">{label}</span>
      <span className="drop-hint">{hint}</span>
    </label>
    {zone.isDragGlobal && (
      <div className="drop-overlay" aria-hidden="true">
        <span>Drop to add</span>
      </div>
    )}
  </div>
);
