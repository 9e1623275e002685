import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { unlockedFirst } from '../../../catalogue/unlock.ts';
import type { Engine, Needs, Step } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { writeInput } from '../../files/stage-files.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { pythonModule } from '../python-module.ts';
import { qpdfFaults } from '../searchable-pdf/faults.ts';
import { toolProblem } from '../tool-problem.ts';
import unlockScript from './unlock.py' with { type: 'text' };

const byScript: Needs = { programs: ['python3'], files: [pythonModule('msoffcrypto')] };

const unlocking = (format: string): Step => ({
  from: format,
  to: format,
  cost: 0.1,
  options: [],
  weight: 'light',
  needs: format === 'pdf' ? { programs: ['qpdf'] } : byScript,
});

const passwordFile = 'password.txt';

const problemOf = (exitCode: number): Problem | undefined => {
  if (exitCode === 3) return new Problem('wrong_password');
  if (exitCode === 4) return new Problem('corrupt_input');
  if (exitCode === 5) return new Problem('password_protected', message('lockedStrangely'));
  return undefined;
};

/** Removes the password of a locked file: qpdf handles PDFs, a script office documents. Unlocked files stay unchanged. */
export const unlockEngine: Engine = {
  id: 'unlock',
  steps: [...unlockedFirst].map(unlocking),
  seconds: () => 60,
  convert: async (job) => {
    const { step, input, password = '' } = job;
    const output = `open.${extensionOf(step.to)}`;
    await writeInput(job.stageDir, passwordFile, password);
    if (step.from === 'pdf') {
      const outcome = await job.run(['qpdf', `--password-file=${passwordFile}`, '--decrypt', input.name, output]);
      if (/invalid password/i.test(outcome.stderr)) throw new Problem('wrong_password');
      // 3: done, with warnings.
      if (outcome.exitCode !== 0 && outcome.exitCode !== 3) throw toolProblem('qpdf', outcome, qpdfFaults);
      return [{ name: output }];
    }
    const outcome = await job.run(['python3', '-I', '-c', unlockScript, input.name, output, passwordFile]);
    if (outcome.exitCode !== 0) throw problemOf(outcome.exitCode) ?? toolProblem('python3', outcome, mupdfFaults);
    return [{ name: output }];
  },
};
