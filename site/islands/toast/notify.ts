import type { Notice } from '../../../catalogue/text/notices.ts';
import { once } from '../../stores/fetch-once.ts';
import { showToast } from '../../stores/toast.ts';
import { plainWords } from '../../stores/words.ts';
import { loadAgain, loadWithWords } from '../load-again.ts';
import type { Notices } from './notices.ts';

const mount = once(() => loadAgain(() => import('./mount.tsx')).then(({ mountToaster }) => mountToaster()));

/** Fallback that shows the text plainly until the notification area is available. */
const showPlainly = ({ title, text }: Notice): void => {
  const place = document.createElement('div');
  place.className = 'panel plain-toast';
  place.role = 'alert';
  place.textContent = `${title} ${text}`;
  document.body.append(place);
  setTimeout(() => place.remove(), 5000);
};

const loadNotices = async (): Promise<Notices> => {
  const [{ noticesIn }, words] = await loadWithWords(() => import('./notices.ts'));
  return noticesIn(words);
};

/** Shows a notification, one of the page's own or a shared one. Loads texts and area on first use. */
export const notify = async (choice: Notice | ((words: Notices) => Notice)): Promise<void> => {
  const notice =
    typeof choice === 'function'
      ? await loadNotices().then(choice, (): Notice => ({ title: '', text: plainWords().missing ?? '', tone: 'bad' }))
      : choice;
  showToast(notice);
  await mount().catch(() => showPlainly(notice));
};
