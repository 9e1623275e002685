import { message } from '../../../catalogue/languages/message.ts';
import type { Engine, OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import attachedFiles from '../attached_files.py' with { type: 'text' };
import { pythonModule } from '../python-module.ts';
import { runScript, type ScriptProblems } from '../python-script.ts';
import editScript from './edit.py' with { type: 'text' };

/** Further exit statuses of the script. */
const problems: ScriptProblems = {
  3: () => new Problem('password_protected'),
  5: () => new Problem('corrupt_input', message('stampUnread')),
  6: () => new Problem('invalid_request', message('editsBroken')),
  7: () => new Problem('invalid_request', message('editsPages')),
  8: () => new Problem('invalid_request', message('editsFont')),
};

const editPdf = async (job: StepJob): Promise<readonly OutputFile[]> => {
  await runScript(job, attachedFiles + editScript, [job.input.name, 'out.pdf'], { problems });
  return [{ name: 'out.pdf' }];
};

const steps: readonly Step[] = [
  {
    ...{ from: 'zip', to: 'pdf', operation: 'edit-pdf', cost: 0.3, options: [], weight: 'light' },
    needs: { programs: ['python3'], files: [pythonModule('fitz')] },
  },
];

/** Operations on PDFs that only the compatible APIs offer. */
export const pdfEditsEngine: Engine = {
  id: 'pdf-edits',
  steps,
  convert: editPdf,
};
