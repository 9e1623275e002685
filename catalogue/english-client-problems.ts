/** client-problems.ts in English, for the command line. */

import { failureByStatus as byStatus, type ClientProblem } from './client-problems.ts';
import { tool } from './languages/en/tool.ts';
import { fillFacts } from './languages/facts.ts';

const { plain, more } = fillFacts(tool, 'en');

export const brokenConnection: ClientProblem = {
  code: 'connection_lost',
  title: plain.lostTitle,
  detail: plain.lostDetail,
  remedy: plain.lostRemedy,
  retryable: true,
};

export const failureByStatus = (status: number): ClientProblem => byStatus(status, more.failures);
