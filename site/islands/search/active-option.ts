/**
 * Index of the active option after a key press; -1 is none. Arrows wrap around. Home and End apply to the list only once
 * it has been entered: before that they belong to the text. Undefined for keys that are not for the list.
 */
export const nextOption = (key: string, active: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active >= count - 1 ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
};
