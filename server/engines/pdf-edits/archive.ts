import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { writeInput } from '../../files/stage-files.ts';
import { ghostscriptFaults } from '../ghostscript/faults.ts';
import { toolProblem } from '../tool-problem.ts';

const profile = '/usr/share/color/icc/ghostscript/srgb.icc';

/** An output intent for sRGB, which PDF/A requires of files with device colours (ISO 19005-2, 6.2.3), in pdfwrite's own language. */
const outputIntent = `%!
[/_objdef {profile} /type /stream /OBJ pdfmark
[{profile} << /N 3 >> /PUT pdfmark
[{profile} (${profile}) (r) file /PUT pdfmark
[/_objdef {intent} /type /dict /OBJ pdfmark
[{intent} << /Type /OutputIntent /S /GTS_PDFA1 /DestOutputProfile {profile} /OutputConditionIdentifier (sRGB) >> /PUT pdfmark
[{Catalog} << /OutputIntents [ {intent} ] >> /PUT pdfmark
`;

/** PDF version of each part of the standard. */
const versions: Readonly<Record<string, string>> = { 1: '1.4', 2: '1.7', 3: '1.7' };

/** Converts a PDF to PDF/A, level B, with Ghostscript: embeds fonts, converts colours to sRGB, drops what the standard forbids. */
export const archivePdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const part = String(job.options.pdfa ?? '2');
  await writeInput(job.stageDir, 'intent.ps', outputIntent);
  const outcome = await job.run([
    ...['gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dNOPROMPT', '-P-', `--permit-file-read=${profile}`],
    ...['-sDEVICE=pdfwrite', `-dPDFA=${part}`, '-dPDFACompatibilityPolicy=1', `-dCompatibilityLevel=${versions[part] ?? '1.7'}`],
    ...['-sColorConversionStrategy=RGB', '-dAutoRotatePages=/None', '-sOutputFile=out.pdf', 'intent.ps', job.input.name],
  ]);
  if (outcome.exitCode !== 0) throw toolProblem('gs', outcome, ghostscriptFaults);
  return [{ name: 'out.pdf' }];
};
