import { useEffect, useState } from 'react';
import { isOfFormat } from '../../../catalogue/detect.ts';
import { toolWords } from '../../stores/words.ts';
import { FilesLink } from './files-link.tsx';
import { type FormatCatalogue, findFormat, loadFormats } from './format-catalogue.ts';
import type { Result } from './item.ts';

type Props = { readonly result: Result };

/** Tools for the result's format, which take the result along. */
export const NextSteps = ({ result }: Props) => {
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  useEffect(() => {
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
  }, []);
  const format = catalogue && findFormat(catalogue, result.to);
  const tools = catalogue?.tools[result.to] ?? [];
  // Several files in a ZIP are none of the format.
  if (!format || !('caches' in window) || tools.length === 0 || !isOfFormat(result, format)) return null;
  return (
    <details className="same-format small">
      <summary>{toolWords().result.next}</summary>
      {tools.map(([name, path]) => (
        <FilesLink key={path} path={path} files={[result]}>
          {name}
        </FilesLink>
      ))}
    </details>
  );
};
