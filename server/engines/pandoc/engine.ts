import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { Engine, StepJob } from '../../contract/engine.ts';
import { placeSentence } from '../../contract/place.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput, listOutputs, openOutput, readOutput, writeInput } from '../../files/stage-files.ts';
import { markupWorker } from '../markup/engine.ts';
import type { MarkupRequest } from '../markup/protocol.ts';
import { askOffice } from '../office/engine.ts';
import { wingdingsInPython } from '../office/sign-fonts.ts';
import { officeWorker } from '../office/workers.ts';
import { reportOf, runScript } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import { readers, references, writers } from './dialects.ts';
import docxFormulas from './docx_formulas.py' with { type: 'text' };
import docxTags from './docx_tags.py' with { type: 'text' };
import { pandocFaults } from './faults.ts';
import { filterFor } from './filter/filter.ts';
import { placeSaid } from './place.ts';
import plainCharts from './plain_charts.py' with { type: 'text' };
import plainDocx from './plain_docx.py' with { type: 'text' };
import { docxFacts, docxNotes } from './readable-docx.ts';
import { sourceScripts } from './source-scripts.ts';
import { pandocSteps } from './steps.ts';
import { textEncoding } from './text-encoding.ts';

const heap = ['+RTS', '-M1500m', '-RTS'];
/** Haskell's runtime waits with epoll and timers, as Bun does. */
const how = { calls: 'worker' } as const;
/**
 * Processor seconds for a reference list: a minimum, and a rate per byte. 20,000 entries of 170 bytes take four to five seconds. Pandoc
 * never finishes with entries that refer to each other; forty bytes are enough for that.
 */
const bibSeconds = { least: 5, perByte: 1 / 50_000 } as const;
const filter = 'clean.lua';
const about = 'about.json';
/** Office formats: their writers read Pandoc's own templates, which its sandbox does not allow. */
const packages: ReadonlySet<string> = new Set(['docx', 'odt']);
const sizeOf = async ({ stageDir, input }: StepJob): Promise<number> => {
  const output = await openOutput(stageDir, input.name);
  output.close();
  return output.size;
};

/** Sandbox limits for a document of `size` bytes. */
const limitsFor = ({ step }: StepJob, size: number) =>
  step.from === 'bib' ? { ...how, limits: { cpuSeconds: Math.ceil(bibSeconds.least + size * bibSeconds.perByte) } } : how;

const settings = ({ step: { from, to }, options }: StepJob): readonly string[] => [
  '--standalone',
  '--wrap=none',
  ...(references.has(from) && !references.has(to) ? ['--citeproc'] : []),
  ...(from === 'docx' ? [`--track-changes=${options.changes === 'original' ? 'reject' : 'accept'}`] : []),
  // The filter chooses.
  ...(from === 'ipynb' ? ['--ipynb-output=all'] : []),
  ...(to === 'html' ? ['--mathml', `--metadata-file=${about}`] : []),
];

/**
 * Reads the document without access to other files (--sandbox), then drops raw code that writers would pass on, and external pictures.
 * Office formats are written from Pandoc's native tree, which no longer refers to files.
 */
const run = async (job: StepJob, input: string, output: string, size: number) => {
  const { from, to } = job.step;
  const isPackage = packages.has(to);
  const read = ['pandoc', ...heap, '--sandbox', `--from=${readers[from]}`, `--lua-filter=${filter}`, ...settings(job)];
  const first = await job.run(
    [...read, `--to=${isPackage ? 'json' : writers[to]}`, `--output=${isPackage ? 'tree.json' : output}`, input],
    limitsFor(job, size),
  );
  if (first.exitCode !== 0 || !isPackage) return first;
  return job.run(['pandoc', ...heap, '--from=json', `--to=${writers[to]}`, `--output=${output}`, 'tree.json'], how);
};

/** Formats that the markup worker prepares: DOCX with automatic numbers as text, web pages with tags for their styles. */
const prepared: ReadonlySet<string> = new Set(['docx', 'html']);

/** Returns the document as Pandoc understands it: it counts no levels of lists, and reads no styles of pages. */
const withPlainMarks = async (job: StepJob, input: string): Promise<string> => {
  const { from } = job.step;
  if (!prepared.has(from) || !job.has(markupWorker.id)) return input;
  const output = `marked.${from}`;
  await job.ask(markupWorker, {
    input,
    from,
    to: from,
    output,
    title: job.title,
    keepsTitle: job.step.to === 'opml',
  } satisfies MarkupRequest);
  return (await listOutputs(job.stageDir)).includes(output) ? output : input;
};

/** Larger sources are read as they are. In UTF-8 a text may be three times as long. */
const mostSource = 2_000_000;

/** The source for Pandoc to read: a rewritten copy if `input` has what Pandoc does not know. */
const readableSource = async (job: StepJob, input: string): Promise<string> => {
  const rewriting = sourceScripts[job.step.from];
  if (!rewriting) return input;
  const size = await sizeOf(job);
  if (size > mostSource || !rewriting.isFor((await readOutput(job.stageDir, input, 4 * mostSource)).toString('latin1'))) return input;
  const plain = `plain.${job.step.from}`;
  await runScript(job, rewriting.script, [input, plain], { calls: 'programs' });
  return (await listOutputs(job.stageDir)).includes(plain) ? plain : input;
};

/** The document for Pandoc to read: a rewritten copy if `input` has content that Pandoc drops. */
const readable = async (job: StepJob, input: string, isMerged = false): Promise<string> => {
  if (job.step.from !== 'docx') return readableSource(job, input);
  const plain = 'plain.docx';
  const view = job.options.changes === 'original' ? 'original' : 'accepted';
  const facts = reportOf(
    docxFacts,
    await runScript(job, `${wingdingsInPython}\n${docxTags}\n${docxFormulas}\n${plainCharts}\n${plainDocx}`, [input, plain, view], {
      calls: 'programs',
    }),
  );
  if (facts.hasChunks && !isMerged && job.has(officeWorker('docx').id))
    return readable(job, await withPlainMarks(job, await withChunks(job)), true);
  for (const note of docxNotes(facts, view)) job.note(note);
  return (await listOutputs(job.stageDir)).includes(plain) ? plain : input;
};

/** Writes the files that Pandoc reads besides the document. */
const writeHelpers = async ({ stageDir, step, title }: StepJob): Promise<void> => {
  await writeInput(stageDir, filter, filterFor(step.from));
  await writeInput(stageDir, about, JSON.stringify({ pagetitle: title }));
};

/** Returns the document with embedded parts of other formats merged in; Word merges them on opening, Pandoc does not. */
const withChunks = async (job: StepJob): Promise<string> => {
  const output = 'merged.docx';
  await askOffice(job, { input: job.input.name, from: 'docx', to: 'docx', output, title: job.title });
  // The worker leaves only the document and its result.
  await writeHelpers(job);
  return output;
};

/** The text as UTF-8, which is all that Pandoc reads. */
const inUtf8 = async (job: StepJob): Promise<string> => {
  const encoding = await textEncoding(job.stageDir, job.input.name);
  if (encoding === undefined) return job.input.name;
  const outcome = await job.run(['iconv', '-c', '-f', encoding, '-t', 'UTF-8', '-o', 'again', job.input.name]);
  // With -c, left-out characters are no failure.
  if (outcome.exitCode !== 0 && !(await listOutputs(job.stageDir)).includes('again'))
    throw new Problem('corrupt_input', message('encodingUnknown'));
  return 'again';
};

/** Adds the line number to the problem of a damaged text, if Pandoc read the visitor's own lines. */
const withPlace = ({ step }: StepJob, problem: Error, said: string): Error => {
  const isBare = problem instanceof Problem && problem.code === 'corrupt_input' && problem.said === undefined;
  const place = isBare && !prepared.has(step.from) ? placeSaid(said) : undefined;
  return place ? new Problem('corrupt_input', placeSentence(place), {}, { cause: problem }) : problem;
};

/** Markup, scholarly XML, notebooks and references through Pandoc. */
export const pandocEngine: Engine = {
  id: 'pandoc',
  steps: pandocSteps,
  seconds: () => 60,
  convert: async (job) => {
    const output = `out.${extensionOf(job.step.to)}`;
    await writeHelpers(job);
    const size = await sizeOf(job);
    const isPrepared = prepared.has(job.step.from) && job.has(markupWorker.id);
    const input = isPrepared ? await withPlainMarks(job, job.input.name) : job.step.from === 'docx' ? job.input.name : await inUtf8(job);
    const outcome = await run(job, await readable(job, input), output, size);
    if (outcome.exitCode !== 0) throw withPlace(job, toolProblem('pandoc', outcome, pandocFaults), outcome.stderr);
    await checkOutput(job.stageDir, output);
    return [{ name: output }];
  },
};
