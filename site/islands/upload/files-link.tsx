import type { ReactNode } from 'react';
import { shareWith } from './shared-files.ts';

type Props = {
  readonly path: string;
  readonly files: readonly { readonly name: string; readonly type: string; readonly blob: Blob }[];
  readonly children: ReactNode;
};

/** A link to another page of the site that takes files along, except in another tab and where the browser has no cache. */
export const FilesLink = ({ path, files, children }: Props) => (
  <a
    className="link"
    href={path}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || files.length === 0 || !('caches' in window)) return;
      event.preventDefault();
      shareWith(path, files).catch(() => location.assign(path));
    }}
  >
    {children}
  </a>
);
