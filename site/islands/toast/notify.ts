import type { Notice } from '../../../catalogue/text/tool.ts';
import { showToast } from '../../stores/toast.ts';

let isMounted = false;

/** Shows a notification. The area that shows it is loaded at the first one: most visits have none to show at first. */
export const notify = async (notice: Notice): Promise<void> => {
  showToast(notice);
  if (isMounted) return;
  isMounted = true;
  const { mountToaster } = await import('./mount.tsx');
  mountToaster();
};
