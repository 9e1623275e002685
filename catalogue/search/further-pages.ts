import { operationPath, operations } from '../operations.ts';
import { mergePdfPath, mergePdfTitle } from '../text/merge-pdf.ts';
import { otherFiles, otherFilesPath } from '../text/other-files.ts';
import { searchablePdfPath, searchablePdfTitle } from '../text/searchable-pdf.ts';
import type { SearchEntry } from './entries.ts';

/** Pages that convert nothing into another format, as search finds them. */
export const furtherPages: readonly Omit<SearchEntry, 'tone'>[] = [
  ...operations.map((operation) => {
    const [from = ''] = operation.formats;
    return {
      name: operation.name,
      path: operationPath(operation),
      description: operation.words.description,
      from,
      to: operation.to ?? from,
    };
  }),
  {
    name: searchablePdfTitle,
    path: searchablePdfPath,
    description: 'Lay the recognised words of scanned pages over them (OCR); or take only some pages, in any order.',
    from: 'pdf',
    to: 'pdf',
  },
  {
    name: mergePdfTitle,
    path: mergePdfPath,
    description: 'Join several PDFs into one, in the order that you give them, with contents, links and forms.',
    from: 'pdf',
    to: 'pdf',
  },
  ...otherFiles.map(({ id, name, short }) => ({ name, path: `${otherFilesPath}#${id}`, description: short, from: 'pdf', to: 'pdf' })),
];
