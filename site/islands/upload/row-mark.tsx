import { useState } from 'react';
import { extensionOfName } from '../../../catalogue/file-name.ts';
import type { Item, Result } from './item.ts';
import { isPreviewable } from './previewable.ts';

/** Maximum size in bytes of an image with a thumbnail: browsers decode all of it. */
const maxThumbnail = 10 * 1024 * 1024;

const hasThumbnail = ({ type, size }: Result): boolean => type.startsWith('image/') && isPreviewable(type) && size <= maxThumbnail;

const Chip = ({ name, tone }: { readonly name: string; readonly tone: string }) => (
  <span className={`sheet sheet-chip tone tone-${tone} ${name.length > 4 ? 'sheet-long' : ''}`} aria-hidden="true">
    <span>{name}</span>
  </span>
);

type Props = { readonly item: Item; readonly fromName: string; readonly fromTone: string; readonly toTone: string };

/** The row's mark: the source's format, then the result's thumbnail if it is an image, else its format. */
export const RowMark = ({ item, fromName, fromTone, toTone }: Props) => {
  const [failed, setFailed] = useState<string>();
  if (item.state.kind !== 'done') return <Chip name={fromName} tone={fromTone} />;
  const { result } = item.state;
  if (hasThumbnail(result) && failed !== result.url)
    return <img className="file-thumb" src={result.url} alt="" decoding="async" loading="lazy" onError={() => setFailed(result.url)} />;
  return <Chip name={extensionOfName(result.name).slice(1).toUpperCase() || fromName} tone={toTone} />;
};
