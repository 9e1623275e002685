import { FileUp } from 'lucide-react';
import type { DropzoneState } from 'react-dropzone';

type Props = {
  readonly zone: DropzoneState;
  readonly label: string;
  readonly hint: string;
  readonly accept: string | undefined;
  readonly multiple: boolean;
  readonly compact: boolean;
};

/** A label with a native file input inside: it works with the keyboard, on phones and before hydration. Dropping is an extra. */
export const DropArea = ({ zone, label, hint, accept, multiple, compact }: Props) => (
  <div {...zone.getRootProps({ className: 'drop-root', role: undefined })}>
    <label className={compact ? 'drop drop-compact' : 'drop'}>
      <input
        {...zone.getInputProps({
          // The library's inline style would be refused by the content security policy.
          style: undefined,
          tabIndex: undefined,
          className: 'drop-input',
          name: 'file',
          accept,
          multiple,
          required: true,
        })}
      />
      <FileUp className="drop-icon" size={compact ? 22 : 34} strokeWidth={1.6} aria-hidden="true" />
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
