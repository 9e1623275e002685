import { randomBytes } from 'node:crypto';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { editPdf, runQpdf } from './qpdf.ts';

/** What qpdf does, in a file: a password in the arguments of a program could be read by others. */
const jobFile = 'job.json';

/** Locks a PDF with a password, by AES-256. Who owns it without limits is nobody: that password is thrown away. */
export const protectPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const { newPassword, allowPrinting, allowCopying, allowEditing } = job.options;
  const isFree = allowPrinting === true && allowCopying === true && allowEditing === true;
  const owner = isFree ? String(newPassword) : randomBytes(24).toString('base64url');
  const limits = {
    ...(allowPrinting === false && { print: 'none' }),
    ...(allowCopying === false && { extract: 'n' }),
    ...(allowEditing === false && { modify: 'none' }),
  };
  const encrypt = { userPassword: newPassword, ownerPassword: owner, '256bit': limits };
  await editPdf(job, (input) => [input, '--decrypt', 'open.pdf']);
  await writeInput(job.stageDir, jobFile, JSON.stringify({ inputFile: 'open.pdf', outputFile: 'out.pdf', encrypt }));
  await runQpdf(job, [`--job-json-file=${jobFile}`]);
  return [{ name: 'out.pdf' }];
};

/** A PDF without password and limits. One that has a password has been opened with it by now. */
export const unlockPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  await editPdf(job, (input) => [input, '--decrypt', '--remove-restrictions', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
