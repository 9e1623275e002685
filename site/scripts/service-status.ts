import { apiUrl } from '../stores/api.ts';

type Words = { readonly ok: string; readonly busy: string; readonly down: string };

/** What the server reports of itself; none where it reports nothing. */
export const statusOf = (health: unknown): keyof Words => {
  if (typeof health !== 'object' || health === null) return 'down';
  const { ready, queue } = health as { readonly ready?: unknown; readonly queue?: { readonly waiting?: unknown } };
  if (ready !== true) return 'down';
  return Number(queue?.waiting) > 0 ? 'busy' : 'ok';
};

const show = async (place: HTMLElement): Promise<void> => {
  const words = JSON.parse(place.dataset.status ?? '{}') as Words;
  const health: unknown = await fetch(apiUrl('/health'), { cache: 'no-store' }).then(
    (answer) => answer.json(),
    () => undefined,
  );
  const text = place.querySelector('span');
  if (text) text.textContent = words[statusOf(health)];
  place.hidden = false;
};

const place = globalThis.document?.querySelector<HTMLElement>('[data-status]');
if (place) show(place).catch((error: unknown) => console.error(error));
