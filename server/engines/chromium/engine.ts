import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { usualPageQuality } from '../../../catalogue/options/usual-quality.ts';
import type { Engine, Step, StepJob, WorkerKind } from '../../contract/engine.ts';
import { pageSetup } from '../page-setup.ts';
import { type BrowserRequest, browserReply } from './protocol.ts';

export const browserWorker = {
  id: 'browser',
  reply: browserReply,
  calls: 'browser',
  entry: join(import.meta.dir, 'worker.ts'),
  needs: { files: ['/usr/lib/chromium/chromium-headless-shell'] },
  minIdle: 1,
  expensiveStart: true,
} satisfies WorkerKind;

const needs = { workers: [browserWorker] };
const pageOptions = ['pageSize', 'margin', 'orientation'];

/** Target formats of a bundle's page. */
const bundleTargets = ['pdf', 'png', 'jpg', 'webp'] as const;

const steps: readonly Step[] = [
  { from: 'html', to: 'pdf', cost: 0.5, options: pageOptions, weight: 'medium', needs },
  // An image of the page has lost its text; a plan adds 10 for that (see Step).
  { from: 'html', to: 'png', cost: 10.6, options: ['dpi'], weight: 'medium', needs },
  { from: 'html', to: 'jpg', cost: 10.6, options: ['dpi', 'quality'], weight: 'medium', needs },
  { from: 'zip', to: 'json', operation: 'page-requests', cost: 0.3, options: [], weight: 'medium', needs },
  ...bundleTargets.map((to): Step => ({ from: 'zip', to, operation: `page-to-${to}`, cost: 0.6, options: [], weight: 'medium', needs })),
];

const requestFor = ({ step, input, options, title }: StepJob, output: string): BrowserRequest => {
  const target = step.operation === 'page-requests' ? 'json' : bundleTargets.find((to) => to === step.to);
  if (step.operation !== undefined && target) return { to: 'bundle', input: input.name, output, as: target };
  const common = { input: input.name, output, title };
  if (step.to !== 'pdf') {
    const to = step.to === 'jpg' ? 'jpg' : 'png';
    return { ...common, to, dpi: Number(options.dpi ?? 96), quality: Number(options.quality ?? usualPageQuality) };
  }
  const chosen = pageOptions.some((id) => options[id] !== undefined && options[id] !== 'auto');
  return { ...common, to: 'pdf', ...(chosen && { page: pageSetup(options) }) };
};

/** Web pages printed by Chromium, without scripts or network access. */
export const chromiumEngine: Engine = {
  id: 'chromium',
  steps,
  seconds: () => 60,
  convert: async (job) => {
    const output = `out.${extensionOf(job.step.to)}`;
    const { notes } = await job.ask(browserWorker, requestFor(job, output));
    for (const note of notes) job.note(note);
    return [{ name: output }];
  },
};
