import { Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { pageSetup, pointsPerMillimetre } from '../page-setup.ts';
import { reportOf } from '../python-script.ts';
import boxesScript from './boxes.py' with { type: 'text' };
import { changePages, openPages } from './change-pages.ts';

/** The first page of which nothing would be left, from 1. */
const Emptied = Type.Object({ page: Type.Integer() });

const edges = { top: 'cutTop', right: 'cutRight', bottom: 'cutBottom', left: 'cutLeft' } as const;

/** Crops a margin from each edge of the chosen pages, or all empty margins. */
export const cropPages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { options } = job;
  const cut = Object.fromEntries(Object.entries(edges).map(([edge, id]) => [edge, Number(options[id] ?? 0) * pointsPerMillimetre]));
  const isByInk = options.autoCrop === true;
  const pages = await openPages(job);
  const settings = { pages: pages.map((page) => page - 1), crop: isByInk ? { ink: true } : cut };
  return changePages(job, boxesScript, settings, {
    5: (outcome) => {
      const { page } = reportOf(Emptied, outcome);
      return new Problem('invalid_option', message('cropPagesAll', { page }), { option: 'cutTop' });
    },
  });
};

export const resizePages = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { width, height } = pageSetup({ pageSize: String(job.options.sheet) });
  const pages = await openPages(job);
  const turn = job.options.orientation ?? 'auto';
  return changePages(job, boxesScript, {
    pages: pages.map((page) => page - 1),
    size: { width, height, turn, scaled: job.options.contentScale !== 'keep' },
  });
};
