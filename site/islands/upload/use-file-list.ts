import { type ComponentType, useEffect, useState } from 'react';
import { notices } from '../../../catalogue/text/tool.ts';
import { notify } from '../toast/notify.ts';
import type { FileListProps } from './file-list.tsx';

/** The view of the files and the code that sends them, in the order in which they are needed. */
const load = () => Promise.all([import('./file-list.tsx'), import('./run-item.ts')]);

/** Fetches what the first file will need, ahead of time; a failure shows when it is needed. */
export const warmFileList = (): void => {
  load().catch(() => undefined);
};

/** The list of files, loaded with the first one; undefined until then. */
export const useFileList = (isNeeded: boolean): ComponentType<FileListProps> | undefined => {
  const [list, setList] = useState<ComponentType<FileListProps>>();
  useEffect(() => {
    if (!isNeeded || list) return;
    load().then(
      ([{ FileList }]) => setList(() => FileList),
      () => notify(notices.partMissing),
    );
  }, [isNeeded, list]);
  return list;
};
