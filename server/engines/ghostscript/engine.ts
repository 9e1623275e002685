import { Problem } from '../../problem.ts';
import type { Engine, Step, StepJob } from '../engine.ts';

/** Reads no file but the input, runs no command (which PostScript could), and keeps fonts, links and vectors. */
const safely = ['gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dNOPROMPT', '-P-'];

const steps: readonly Step[] = [
  { from: 'eps', to: 'pdf', cost: 0.4, options: [], weight: 'light' },
  { from: 'ps', to: 'pdf', cost: 0.6, options: [], weight: 'light' },
  { from: 'ai', to: 'pdf', cost: 0.5, options: [], weight: 'light' },
];

/** What Ghostscript says when a file is no PostScript, breaks off, or asks for a password. */
const passwordWords = /password/i;

const toPdf = async (job: StepJob): Promise<string> => {
  const crop = job.step.from === 'eps' ? ['-dEPSCrop'] : [];
  // Distilling at 1.7 keeps transparency that an Illustrator file's PDF part may have.
  const device = ['-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.7', '-dAutoRotatePages=/None', '-sOutputFile=out.pdf'];
  const { exitCode, stdout, stderr } = await job.run([...safely, ...crop, ...device, job.input.name]);
  return exitCode === 0 ? '' : stdout + stderr || 'failed';
};

/** PostScript, EPS and Illustrator files through Ghostscript. */
export const ghostscriptEngine: Engine = {
  id: 'ghostscript',
  programs: ['gs'],
  steps,
  convert: async (job) => {
    const trouble = await toPdf(job);
    if (trouble) throw new Problem(passwordWords.test(trouble) ? 'password_protected' : 'corrupt_input');
    return [{ name: 'out.pdf', format: 'pdf' }];
  },
};
