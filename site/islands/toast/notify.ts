import type { Notice } from '../../../catalogue/tool-text.ts';
import { showToast } from '../../stores/toast.ts';

let area: Promise<unknown> | undefined;

/** Shows a notification. The area that shows it is loaded at the first one: most visits have none to show at first. */
export const notify = (notice: Notice): void => {
  showToast(notice);
  area ??= import('./mount.tsx').then(({ mountToaster }) => mountToaster());
};
