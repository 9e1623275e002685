import type { ClientDirective } from 'astro';

const whenIdle = (run: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 100);
};

/**
 * `client:calm` wakes an island once the page has loaded, has been painted and has nothing else to do, so that its scripts never take
 * the line from the first view; at once when somebody reaches for it. A value is a media query that must hold as well.
 */
const calm: ClientDirective = (load, { value }, island) => {
  let isWoken = false;
  const wake = async () => {
    if (isWoken) return;
    isWoken = true;
    const hydrate = await load();
    await hydrate();
  };
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(wake)));
  const begin = () => {
    for (const sign of ['pointerover', 'focusin'] as const) island.addEventListener(sign, wake, { once: true });
    if (document.readyState === 'complete') whenPainted();
    else addEventListener('load', whenPainted, { once: true });
  };
  const media = typeof value === 'string' && value !== '' ? matchMedia(value) : undefined;
  if (media && !media.matches) media.addEventListener('change', begin, { once: true });
  else begin();
};

export default calm;
