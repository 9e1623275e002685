import type { StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { toolProblem } from '../tool-problem.ts';
import { popplerFaults } from './faults.ts';

/**
 * Scales each page to points: its boxes, content and annotations. `sheet` first sets the crop box to the whole sheet.
 * Boxes may be inherited from the page tree (ISO 32000-1, 7.7.3.4); units are per page (14.11.2).
 */
const script = `
var pdf = new PDFDocument(scriptArgs[0]);
function told(page, name) {
  for (var level = 0, holder = page; level < 64 && holder; level++, holder = holder.get('Parent')) {
    var found = holder.get(name);
    if (found) return found;
  }
  return null;
}
function larger(box, unit) {
  var sides = pdf.newArray();
  for (var n = 0; n < box.length; n++) sides.push((Number(box.get(n)) || 0) * unit);
  return sides;
}
for (var at = 0; at < pdf.countPages(); at++) {
  var page = pdf.findPage(at), unit = Number(page.get('UserUnit')) || 1, sheet = told(page, 'MediaBox');
  if (scriptArgs[2] === 'sheet' && sheet) page.put('CropBox', sheet);
  if (unit === 1) continue;
  ['MediaBox', 'CropBox'].forEach(function (name) {
    var box = told(page, name);
    if (box) page.put(name, larger(box, unit));
  });
  var drawn = page.get('Contents'), parts = pdf.newArray();
  parts.push(pdf.addStream('q ' + unit + ' 0 0 ' + unit + ' 0 0 cm\\n'));
  if (drawn && drawn.isArray()) for (var n = 0; n < drawn.length; n++) parts.push(drawn.get(n));
  else if (drawn) parts.push(drawn);
  parts.push(pdf.addStream('\\nQ\\n'));
  page.put('Contents', parts);
  var notes = page.get('Annots');
  for (var n = 0; notes && n < notes.length; n++) {
    var note = notes.get(n), rect = note && note.isDictionary() && note.get('Rect');
    if (rect) note.put('Rect', larger(rect, unit));
  }
  page.delete('UserUnit');
}
pdf.save(scriptArgs[1], '');
`;

/**
 * Writes a copy of the document for Poppler's vector writers, which ignore units; `pdftops` also always frames an EPS by the
 * crop box. Returns the copy's name.
 */
export const plainPages = async (job: StepJob, input: string, box: 'sheet' | 'visible'): Promise<string> => {
  const [program, output] = ['pages.js', 'plain.pdf'];
  await writeInput(job.stageDir, program, script);
  const outcome = await job.run(['mutool', 'run', program, input, output, box]);
  if (outcome.exitCode !== 0) throw toolProblem('mutool', outcome, popplerFaults);
  return output;
};
