import { useEffect, useState } from 'react';
import { keepFormat } from '../../../catalogue/text/same-format.ts';
import { type FormatCatalogue, findFormat, loadFormats } from './format-catalogue.ts';
import type { Item } from './item.ts';

/** Beside the choice of a target: the tools that leave the file in its format. */
export const SameFormat = ({ item }: { readonly item: Item }) => {
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  useEffect(() => {
    // It is here already: the row came of it.
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
  }, []);
  const tools = catalogue?.tools[item.from] ?? [];
  // Its words are English so far.
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
