import { join } from 'node:path';
import { message } from '../../../catalogue/languages/message.ts';
import { embeddedFormats, factFormats } from '../../../catalogue/service-operations.ts';
import type { Engine, Needs, OutputFile, Step, StepJob, WorkerKind } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { doneSchema } from '../../contract/reply.ts';
import attachedFiles from '../attached_files.py' with { type: 'text' };
import { pythonModule } from '../python-module.ts';
import { runScript, type ScriptProblems } from '../python-script.ts';
import factsScript from './pdf_facts.py' with { type: 'text' };
import filesScript from './pdf_files.py' with { type: 'text' };
import type { EmbeddedRequest, FactsRequest } from './protocol.ts';

const factsWorker = {
  id: 'facts',
  reply: doneSchema,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 0,
  beside: ['sharp'],
} satisfies WorkerKind;

const odf: ReadonlySet<string> = new Set(['odt', 'ott', 'ods', 'odp', 'odg']);
const images: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic']);

const kindOf = (format: string): FactsRequest['kind'] => {
  if (format === 'eml') return 'mail';
  if (format === 'html' || format === 'epub') return format;
  return odf.has(format) ? 'odf' : images.has(format) ? 'image' : 'ooxml';
};

const needsOf = (format: string): Needs =>
  format === 'pdf' ? { programs: ['python3'], files: [pythonModule('fitz')] } : { workers: [factsWorker] };

const problems: ScriptProblems = {
  3: () => new Problem('password_protected'),
  5: () => new Problem('nothing_to_convert', message('embeddedNone')),
  6: () => new Problem('resource_limit', message('embeddedMany')),
};

const runOnPdf = async (job: StepJob, script: string, output: string): Promise<readonly OutputFile[]> => {
  await runScript(job, attachedFiles + script, [job.input.name, output], { problems });
  return [{ name: output }];
};

const stepOf = (operation: string, to: string, from: string): Step => ({
  ...{ from, to, operation, cost: 0.1, options: [], weight: 'light' },
  needs: needsOf(from),
});

/** What files say of themselves, as JSON (`FileFacts`), and what files are inside of them. */
export const factsEngine: Engine = {
  id: 'facts',
  steps: [
    ...factFormats.map((from) => stepOf('file-facts', 'json', from)),
    ...embeddedFormats.map((from) => stepOf('embedded-files', 'zip', from)),
  ],
  seconds: () => 60,
  convert: async (job) => {
    const { from, to } = job.step;
    const [input, output] = [job.input.name, `out.${to}`];
    const isEmbedded = job.step.operation === 'embedded-files';
    if (from === 'pdf') return runOnPdf(job, isEmbedded ? filesScript : factsScript, output);
    const request: EmbeddedRequest | FactsRequest = isEmbedded
      ? { want: 'embedded', input, kind: from === 'eml' ? 'mail' : 'package', output }
      : { want: 'facts', input, kind: kindOf(from), output };
    await job.ask(factsWorker, request);
    return [{ name: output }];
  },
};
