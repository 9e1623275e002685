/** Menus are `<details>` and work without this. Closes them on Escape, on a click outside and on loss of focus. */
export const startMenus = (): void => {
  const menus = document.querySelectorAll<HTMLDetailsElement>('header details.menu');

  for (const menu of menus) {
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open || event.defaultPrevented) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    menu.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
    });
  }

  document.addEventListener('pointerdown', (event) => {
    for (const menu of menus) if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
};
