import { extensionOf } from '../../../catalogue/formats.ts';
import { Problem } from '../../problem.ts';
import type { Engine, Step } from '../engine.ts';
import { pageSetup } from '../page-setup.ts';
import bookScript from './book.py' with { type: 'text' };

const pageOptions = ['pageSize', 'margin', 'orientation'];

const steps: readonly Step[] = [
  { from: 'epub', to: 'pdf', cost: 0.3, options: pageOptions, weight: 'medium' },
  { from: 'mobi', to: 'pdf', cost: 0.3, options: pageOptions, weight: 'medium' },
  { from: 'fb2', to: 'pdf', cost: 0.3, options: pageOptions, weight: 'medium' },
  { from: 'xps', to: 'pdf', cost: 0.3, options: [], weight: 'medium' },
  { from: 'cbz', to: 'pdf', cost: 0.3, options: [], weight: 'medium' },
];

/** What book.py is told. Lengths are points. */
type BookSettings = {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly maxPages: number;
  readonly title: string;
};

const maxPages = 5000;

const problemOf = (exitCode: number): Problem => {
  if (exitCode === 3) return new Problem('password_protected', 'The book is locked with a password or with copy protection (DRM).');
  if (exitCode === 4) return new Problem('corrupt_input');
  if (exitCode === 5)
    return new Problem('too_many_pages', `The book has more than ${maxPages} pages.`, { limit: { name: 'pages', max: maxPages } });
  if (exitCode === 6) return new Problem('nothing_to_convert');
  return new Problem('conversion_failed');
};

/** Books and fixed pages to PDF through MuPDF: a hundred times faster than a browser would lay them out. */
export const mupdfEngine: Engine = {
  id: 'mupdf',
  programs: ['python3', 'mutool'],
  steps,
  convert: async (job) => {
    const { step, input, options, title } = job;
    const output = `out.${extensionOf(step.to)}`;
    const settings: BookSettings = { format: step.from, ...pageSetup(options), maxPages, title };
    const { exitCode } = await job.run(['python3', '-I', '-c', bookScript, input.name, output, JSON.stringify(settings)]);
    if (exitCode !== 0) throw problemOf(exitCode);
    return [{ name: output, format: step.to }];
  },
};
