import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { maxPasswordLength, takesPassword } from '../../../catalogue/unlock.ts';
import { say, toolWords } from '../../stores/words.ts';
import type { Item } from './item.ts';
import { locked, passwordOf, setPassword } from './passwords.ts';

const lockCodes: ReadonlySet<string> = new Set(['password_protected', 'wrong_password']);

/** True if the server or the file itself requires a password. */
export const useWantsPassword = ({ id, from, state }: Item): boolean => {
  const isLocked = useStore(locked).has(id);
  return takesPassword(from) && (state.kind === 'failed' ? lockCodes.has(state.failure.code) : isLocked && state.kind === 'ready');
};

type Props = {
  readonly item: Item;
  /** Converts the file with the password; undefined if another button does. */
  readonly onConvert?: () => void;
};

/** The password of a locked file: sent with the file, and never stored. */
export const PasswordField = ({ item, onConvert }: Props) => {
  const id = useId();
  const words = toolWords().password;
  return (
    <div className="file-password">
      <label htmlFor={id}>{say(words.of, { name: item.file.name })}</label>
      <input
        id={id}
        className="field"
        type="password"
        autoComplete="off"
        maxLength={maxPasswordLength}
        defaultValue={passwordOf(item.id)}
        onChange={(event) => setPassword(item.id, event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onConvert) return;
          event.preventDefault();
          onConvert();
        }}
      />
      {onConvert && (
        <button type="button" className="button button-plain button-small" onClick={onConvert}>
          {words.unlock}
        </button>
      )}
      <p className="soft">{words.hint}</p>
    </div>
  );
};
