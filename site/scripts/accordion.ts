/** Position of the next item for a key: arrows wrap around, Home and End go to the ends. Undefined for other keys. */
export const nextItem = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

// `<details name>` opens one item at a time; this does the same for browsers that lack it.
const watch = (accordion: Element): void => {
  const items = [...accordion.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const heads = items.flatMap((item) => item.querySelector<HTMLElement>(':scope > summary') ?? []);
  heads.forEach((head, index) => {
    head.addEventListener('keydown', (event) => {
      const next = nextItem(event.key, index, heads.length);
      if (next === undefined) return;
      event.preventDefault();
      heads[next]?.focus();
    });
  });
  for (const item of items)
    item.addEventListener('toggle', () => {
      if (item.open) for (const other of items) if (other !== item) other.open = false;
    });
};

export const startAccordions = (): void => {
  for (const accordion of document.querySelectorAll('[data-accordion]')) watch(accordion);
};
