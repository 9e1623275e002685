import { message } from '../../../catalogue/languages/message.ts';
import { Problem } from '../../contract/problem.ts';
import type { ScriptProblems } from '../python-script.ts';

/** CPU seconds: models of 50 MB take seven. Spiral faces take time cubic in their corners. */
export const cpuSeconds = 30;

const problems: ScriptProblems = {
  3: () => new Problem('unsupported_conversion', message('modelNumbers')),
  6: () => new Problem('nothing_to_convert', message('modelNoShape')),
  5: () => new Problem('resource_limit', message('modelTooManyNumbers')),
};

/** Limits of a script, and the problems that its exit status stands for. */
export const scriptLimits = { problems, limits: { cpuSeconds } } as const;
