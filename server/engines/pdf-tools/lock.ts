import { randomBytes } from 'node:crypto';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { editPdf, runQpdf } from './qpdf.ts';

/** Settings of qpdf, passed in a file: other processes could read a password in the arguments. */
const jobFile = 'job.json';

/** Encrypts a PDF with a password (AES-256). With restrictions the owner password is random and discarded. */
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

/** Removes encryption and restrictions. A PDF with a password has already been opened with it. */
export const unlockPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  await editPdf(job, (input) => [input, '--decrypt', '--remove-restrictions', 'out.pdf']);
  return [{ name: 'out.pdf' }];
};
