import { useEffect, useState } from 'react';
import { say, toolWords } from '../../stores/words.ts';
import { FilesLink } from './files-link.tsx';
import { type FormatCatalogue, findFormat, loadFormats } from './format-catalogue.ts';
import { type Item, isHeld } from './item.ts';

/** Tools that keep the file's format, beside the choice of a target. */
export const SameFormat = ({ item }: { readonly item: Item }) => {
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  useEffect(() => {
    // Loaded already, because the row needed it.
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
  }, []);
  const files = isHeld(item) ? [{ name: item.file.name, type: item.file.type, blob: item.file }] : [];
  const tools = catalogue?.tools[item.from] ?? [];
  if (!catalogue || tools.length === 0) return null;
  return (
    <details className="same-format small">
      <summary>{say(toolWords().targets.keep, { format: findFormat(catalogue, item.from)?.name ?? item.from })}</summary>
      {tools.map(([name, path]) => (
        <FilesLink key={path} path={path} files={files}>
          {name}
        </FilesLink>
      ))}
    </details>
  );
};
