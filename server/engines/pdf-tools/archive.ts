import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { writeInput } from '../../files/stage-files.ts';
import attachedFiles from '../attached_files.py' with { type: 'text' };
import { ghostscriptFaults } from '../ghostscript/faults.ts';
import { runScript, type ScriptProblems } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import { drawAnnotations } from './appearances.ts';
import archiveScript from './archive.py' with { type: 'text' };
import copyLinks from './copy_links.py' with { type: 'text' };
import properties from './properties.py' with { type: 'text' };

export const profile = '/usr/share/color/icc/ghostscript/srgb.icc';

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

/** Of finishing what Ghostscript made; it goes on without PDF/A where it cannot do it, which must not be passed off as PDF/A. */
const problems: ScriptProblems = { 5: () => new Problem('conversion_failed') };

/**
 * Converts a PDF to PDF/A, level B: qpdf draws fields and notes into the pages, Ghostscript embeds fonts, converts colours to sRGB and drops
 * what the standard forbids, and a script brings links and properties back.
 */
export const archivePdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  const part = String(job.options.pdfa ?? '2');
  await writeInput(job.stageDir, 'intent.ps', outputIntent);
  await drawAnnotations(job);
  const outcome = await job.run([
    ...['gs', '-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dNOPROMPT', '-P-', `--permit-file-read=${profile}`],
    ...['-sDEVICE=pdfwrite', `-dPDFA=${part}`, '-dPDFACompatibilityPolicy=1', `-dCompatibilityLevel=${versions[part] ?? '1.7'}`],
    ...['-sColorConversionStrategy=RGB', '-dAutoRotatePages=/None', '-sOutputFile=archived.pdf', 'intent.ps', 'flat.pdf'],
  ]);
  if (outcome.exitCode !== 0) throw toolProblem('gs', outcome, ghostscriptFaults);
  const { stdout } = await runScript(
    job,
    attachedFiles + copyLinks + properties + archiveScript,
    ['open.pdf', 'archived.pdf', part, 'out.pdf'],
    {
      problems,
    },
  );
  const left = Number(stdout.trim());
  if (left > 0) job.note(message('archiveAttachments', { count: left, part }));
  return [{ name: 'out.pdf' }];
};
