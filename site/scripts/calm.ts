import type { ClientDirective } from 'astro';

const whenIdle = (run: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 100);
};

/**
 * `client:calm` hydrates an island once the page has loaded, been painted and become idle, so that its scripts never delay
 * the first view; at once on interaction. A value is a media query that must match as well.
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
