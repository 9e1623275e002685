import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Presses the form's button again for a press that came too early: before the island was awake, which the head's script marks on the
 * form, or while files were still being taken in.
 */
export const useHeldPress = (form: RefObject<HTMLFormElement | null>, isTaking: boolean) => {
  const [isHeld, setHeld] = useState(false);
  useLayoutEffect(() => setHeld(Boolean(form.current?.ariaBusy)), [form]);
  useEffect(() => {
    if (!isHeld || isTaking) return;
    setHeld(false);
    form.current?.requestSubmit();
  }, [isHeld, isTaking, form]);
  return { isHeld, hold: () => setHeld(true) };
};
