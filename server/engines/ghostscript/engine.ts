import type { Engine, Step } from '../../contract/engine.ts';
import { toolProblem } from '../tool-problem.ts';
import { ghostscriptFaults } from './faults.ts';

/** Reads only the input file, runs no commands (which PostScript could), and keeps fonts, links and vectors. */
const safely = ['gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dNOPROMPT', '-P-'];

const needs = { programs: ['gs'] };
const steps: readonly Step[] = [
  { from: 'eps', to: 'pdf', cost: 0.4, options: [], weight: 'light', needs },
  { from: 'ps', to: 'pdf', cost: 0.6, options: [], weight: 'light', needs },
  { from: 'ai', to: 'pdf', cost: 0.5, options: [], weight: 'light', needs },
  { from: 'ai', to: 'eps', cost: 0.5, options: [], weight: 'light', needs },
];

const devices = {
  // Version 1.7 keeps transparency in the PDF part of an Illustrator file.
  pdf: ['-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.7', '-dAutoRotatePages=/None'],
  // An EPS contains one page: of several artboards the first.
  eps: ['-sDEVICE=eps2write', '-dFirstPage=1', '-dLastPage=1'],
} as const;

/** PostScript, EPS and Illustrator files through Ghostscript. */
export const ghostscriptEngine: Engine = {
  id: 'ghostscript',
  steps,
  seconds: () => 60,
  convert: async (job) => {
    const { from, to } = job.step;
    const target = to === 'eps' ? 'eps' : 'pdf';
    const crop = from === 'eps' ? ['-dEPSCrop'] : [];
    const output = `out.${target}`;
    const outcome = await job.run([...safely, ...crop, ...devices[target], `-sOutputFile=${output}`, job.input.name]);
    if (outcome.exitCode !== 0) throw toolProblem('gs', outcome, ghostscriptFaults);
    return [{ name: output }];
  },
};
