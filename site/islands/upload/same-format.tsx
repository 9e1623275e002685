import { useEffect, useState } from 'react';
import { keepFormat } from '../../../catalogue/text/same-format.ts';
import { type FormatCatalogue, findFormat, loadFormats } from './format-catalogue.ts';
import type { Item } from './item.ts';

/** Tools that keep the file's format, beside the choice of a target. */
export const SameFormat = ({ item }: { readonly item: Item }) => {
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  useEffect(() => {
    // Loaded already, because the row needed it.
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
  }, []);
  const tools = catalogue?.tools[item.from] ?? [];
  // Its texts are English so far.
  if (!catalogue || tools.length === 0 || document.documentElement.lang !== 'en') return null;
  return (
    <details className="same-format small">
      <summary>{keepFormat(findFormat(catalogue, item.from)?.name ?? item.from)}</summary>
      {tools.map(([name, path]) => (
        <a key={path} className="link" href={path}>
          {name}
        </a>
      ))}
    </details>
  );
};
