import type { StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { toolProblem } from '../tool-problem.ts';
import { popplerFaults } from './faults.ts';

/** Makes each page's crop box its whole sheet. Both boxes may be those of the tree above the page (ISO 32000-1, 7.7.3.4). */
const script = `
var pdf = new PDFDocument(scriptArgs[0]);
for (var at = 0; at < pdf.countPages(); at++) {
  var page = pdf.findPage(at), holder = page, box = null;
  for (var level = 0; level < 64 && holder && !box; level++) {
    box = holder.get('MediaBox');
    holder = holder.get('Parent');
  }
  if (box) page.put('CropBox', box);
}
pdf.save(scriptArgs[1], '');
`;

/** A copy of the document whose pages readers show as whole sheets: `pdftops` frames an EPS by the crop box whatever it is told. */
export const showWholeSheets = async (job: StepJob, input: string): Promise<string> => {
  const [program, output] = ['sheet.js', 'sheet.pdf'];
  await writeInput(job.stageDir, program, script);
  const outcome = await job.run(['mutool', 'run', program, input, output]);
  if (outcome.exitCode !== 0) throw toolProblem('mutool', outcome, popplerFaults);
  return output;
};
