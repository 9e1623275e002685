import type { StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { mupdfFaults } from '../mupdf/faults.ts';
import { toolProblem } from '../tool-problem.ts';
import { editPdf, runQpdf } from './qpdf.ts';

/**
 * Draws annotations and filled fields that have no appearance yet (ISO 32000-1, 12.5.5), as viewers do. qpdf does so only for fields of
 * documents that ask for it. It also leaves out an appearance without states whose annotation names a state, which viewers ignore.
 */
const script = `
var pdf = new PDFDocument(scriptArgs[0]);
function inherited(field, name) {
  for (var level = 0, holder = field; level < 32 && holder; level++, holder = holder.get('Parent')) {
    var found = holder.get(name);
    if (found) return found;
  }
  return null;
}
function isBare(note) { return !note.get('AP') }
/** An annotation that MuPDF cannot draw stays as it is. */
function tryTo(draw) { try { draw() } catch (thrown) { print(thrown) } }
function drawField(widget, note) {
  var kind = String(inherited(note, 'FT')), value = inherited(note, 'V');
  if (!value || !value.isString()) return;
  if (kind === '/Tx') widget.setTextValue(value.asString());
  if (kind === '/Ch') widget.setChoiceValue(value.asString());
}
function drawTick(note) {
  var kind = String(inherited(note, 'FT')), state = note.get('AS') || inherited(note, 'V');
  if (kind !== '/Btn' || !state || !state.isName() || String(state) === '/Off' || Number(inherited(note, 'Ff')) & 65536) return;
  var rect = note.get('Rect');
  if (!rect || !rect.isArray() || rect.length !== 4) return;
  var look = note.get('MK'), sign = look && look.get('CA');
  var wide = Math.abs(rect.get(2) - rect.get(0)), high = Math.abs(rect.get(3) - rect.get(1)), size = 0.8 * Math.min(wide, high);
  var letter = sign && sign.isString() && /^[0-9a-zA-Z]$/.test(sign.asString()) ? sign.asString() : '4';
  var fonts = { Font: { F: pdf.addObject({ Type: 'Font', Subtype: 'Type1', BaseFont: 'ZapfDingbats' }) } };
  var content = 'q BT /F ' + size + ' Tf ' + (wide - 0.8 * size) / 2 + ' ' + (high - 0.7 * size) / 2 + ' Td (' + letter + ') Tj ET Q';
  note.put('AP', { N: pdf.addStream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, wide, high], Resources: fonts }) });
  note.delete('AS');
}
for (var at = 0; at < pdf.countPages(); at++) {
  var listed = pdf.findPage(at).get('Annots');
  if (!listed || !listed.isArray()) continue;
  var notes = [], fields = [], bare = 0;
  for (var n = 0; n < listed.length; n++) {
    var note = listed.get(n), kind = note && note.isDictionary() ? String(note.get('Subtype')) : '';
    if (kind === '' || kind === '/Link' || kind === '/Popup') continue;
    (kind === '/Widget' ? fields : notes).push(note);
    if (isBare(note)) bare++;
    else if (note.get('AP').isDictionary() && note.get('AP').get('N') && note.get('AP').get('N').isStream()) note.delete('AS');
  }
  if (bare === 0) continue;
  var page = pdf.loadPage(at), drawn = page.getAnnotations(), widgets = page.getWidgets();
  // What MuPDF cannot read is not in its lists.
  notes.forEach(function (note, n) {
    if (drawn.length === notes.length && isBare(note)) tryTo(function () {
      drawn[n].setFlags(drawn[n].getFlags());
      drawn[n].update();
    });
  });
  fields.forEach(function (field, n) {
    if (widgets.length === fields.length && isBare(field)) tryTo(function () {
      drawField(widgets[n], field);
      widgets[n].update();
      if (isBare(field)) drawTick(field);
    });
  });
}
pdf.save(scriptArgs[1], '');
`;

/** Decrypts the input as `open.pdf` and draws its annotations and form fields into the pages of `flat.pdf`, which loses its links. */
export const drawAnnotations = async (job: StepJob): Promise<void> => {
  await editPdf(job, (input) => [input, '--decrypt', 'open.pdf']);
  await writeInput(job.stageDir, 'appearances.js', script);
  const outcome = await job.run(['mutool', 'run', 'appearances.js', 'open.pdf', 'drawn.pdf']);
  if (outcome.exitCode !== 0) throw toolProblem('mutool', outcome, mupdfFaults);
  await runQpdf(job, ['drawn.pdf', '--generate-appearances', '--flatten-annotations=all', 'flat.pdf']);
};
