import { useEffect, useRef } from 'react';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import { loadAgain } from '../load-again.ts';
import type { Item } from './item.ts';

/** An image that will be converted: only the browser's own file can be shown beforehand. */
export const imageOf = (item: Pick<Item, 'file'> | undefined): File | undefined =>
  item?.file instanceof File && item.file.type.startsWith('image/') ? item.file : undefined;

/** What the file becomes, and the options that are set. */
type Way = { readonly from: string; readonly to: string | undefined; readonly options: OptionValues };

/** Shows the size of the image below its quality in `place`, as long as there are both. */
export const useLiveSize = (place: ParentNode | null | undefined, file: File | undefined, { from, to, options }: Way): void => {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (!place || !file || !to) return;
    let end: (() => void) | 'over' | undefined;
    loadAgain(() => import('./live-size.ts')).then(
      ({ showLiveSize }) => {
        if (end !== 'over') end = showLiveSize(place, { file, from, to, options: () => latest.current });
      },
      () => undefined,
    );
    return () => {
      if (typeof end === 'function') end();
      end = 'over';
    };
  }, [place, file, from, to]);
};
