import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Repeats a press of the form's button that came too early: before hydration, which the head's script marks on the form, or while
 * files were still being read.
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
