import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import type { RunOutcome } from '../../contract/run.ts';
import { mutoolFaults } from '../mupdf/faults.ts';
import { qpdfFaults } from '../searchable-pdf/faults.ts';
import { reportTool } from '../tool-problem.ts';

type Repair = {
  readonly argv: (from: string, to: string) => readonly [program: string, ...rest: readonly string[]];
  /** Exit codes of success. */
  readonly fine: readonly number[];
  readonly faults: readonly FileFault[];
};

/** The gentler one: qpdf rebuilds broken cross-reference tables, and with `--pages` gives pages that are listed several times a copy each. */
const gentle: Repair = {
  argv: (from, to) => ['qpdf', from, '--pages', '.', '1-z', '--', to],
  // 3: success with warnings.
  fine: [0, 3],
  faults: [{ says: /invalid password/i, code: 'password_protected' }, ...qpdfFaults],
};

/** MuPDF rebuilds broken objects as well. More than `-gg` would merge pages that are equal into one that is listed several times. */
export const thorough: Repair = { argv: (from, to) => ['mutool', 'clean', '-gg', from, to], fine: [0], faults: mutoolFaults };

/** Repairs of a damaged PDF, the gentler one first. */
export const repairs: readonly Repair[] = [gentle, thorough];

/** Runs a repair. The outcome says whether it succeeded; a failure that is not the file's is reported, as another repair may succeed. */
export const repair = async (
  job: Pick<StepJob, 'run' | 'report'>,
  { argv, fine, faults }: Repair,
  from: string,
  to: string,
): Promise<RunOutcome & { readonly isRepaired: boolean }> => {
  const command = argv(from, to);
  const outcome = await job.run(command);
  const isRepaired = fine.includes(outcome.exitCode);
  if (!isRepaired) reportTool(job, command[0], outcome, faults);
  return { ...outcome, isRepaired };
};

export const repairedNote = message('fileRepaired');
