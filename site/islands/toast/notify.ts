import type { Notice } from '../../../catalogue/text/tool.ts';
import { showToast } from '../../stores/toast.ts';
import { loadAgain } from '../load-again.ts';

let mounting: Promise<void> | undefined;

const mount = async (): Promise<void> => {
  const { mountToaster } = await loadAgain(() => import('./mount.tsx'));
  mountToaster();
};

/** The same words in the plainest way, until the area that shows notifications can be had. */
const showPlainly = ({ title, text }: Notice): void => {
  const place = document.createElement('div');
  place.className = 'panel plain-toast';
  place.role = 'alert';
  place.textContent = `${title} ${text}`;
  document.body.append(place);
  setTimeout(() => place.remove(), 5000);
};

/** Shows a notification. The area that shows it is loaded at the first one: most visits have none to show at first. */
export const notify = async (notice: Notice): Promise<void> => {
  showToast(notice);
  mounting ??= mount();
  try {
    await mounting;
  } catch {
    // The next notification asks for it again.
    mounting = undefined;
    showPlainly(notice);
  }
};
