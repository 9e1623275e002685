import { useLayoutEffect, useState } from 'react';

const pressedButton = () => {
  const button = document.querySelector<HTMLElement>('form.tool [type=submit]:active');
  return button && { button, box: button.getBoundingClientRect() };
};

/** As this part loads: its styles already move the button before anything is rendered. */
const pressedAtLoad = pressedButton();

const pressedNow = () => {
  const now = pressedButton();
  return now?.button === pressedAtLoad?.button ? pressedAtLoad : now;
};

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/**
 * Completes a press of the form's button that the component pushes away as it appears: the browser makes no click of a press and a release
 * on different elements.
 */
export const useMovedPress = () => {
  const [pressed] = useState(pressedNow);
  // Before the list is seen: a release may follow at once.
  useLayoutEffect(() => {
    if (!pressed) return;
    const { button, box } = pressed;
    const ended = new AbortController();
    const end = (event: Event) => {
      ended.abort();
      const isLost =
        event instanceof PointerEvent && event.type === 'pointerup' && event.target instanceof Node && !button.contains(event.target);
      if (isLost && isInside(box, event)) button.click();
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, end, { signal: ended.signal });
    return () => ended.abort();
  }, [pressed]);
};
