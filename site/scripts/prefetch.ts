/** Hover time in milliseconds before a link's page is prefetched: ignores passing pointers. */
const restMs = 80;

const fetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the page behind a link of this site before the user follows it. */
const prefetch = (event: Event): void => {
  clearTimeout(timer);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    fetched.has(link.pathname) ||
    link.pathname === location.pathname ||
    savesData()
  )
    return;
  timer = setTimeout(
    () => {
      fetched.add(link.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.pathname;
      document.head.append(hint);
    },
    event.type === 'touchstart' ? 0 : restMs,
  );
};

export const startPrefetch = (): void => {
  for (const sign of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(sign, prefetch, { passive: true });
};
