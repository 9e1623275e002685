import { type Finding, finding } from '../fidelity/check.ts';
import { withFolder } from '../fidelity/look.ts';
import { saveResult } from './result.ts';
import type { Situation } from './situation.ts';

/** Sends a form to `POST /api/convert` of the server under test. */
export type Send = (form: FormData) => Promise<Response>;

export type Verdict = {
  readonly situation: Situation;
  readonly right: boolean;
  /** The fault; empty if the result is right. */
  readonly said: string;
  readonly seconds: number;
};

const formOf = async (situation: Situation): Promise<FormData> => {
  const { to, operation, options, password, further = [] } = situation;
  const form = new FormData();
  for (const { file, input, from } of [situation, ...further]) {
    const content = await input();
    // Copied, since a Blob does not accept a view of shared memory.
    form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], file));
    form.append('inputFormat', from);
  }
  form.set('outputFormat', to);
  if (operation) form.set('operation', operation);
  if (options) form.set('options', JSON.stringify(options));
  if (password) form.set('password', password);
  return form;
};

const refusal = async (situation: Situation, answer: Response): Promise<Finding> => {
  const { code = '', detail = '' } = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
  const said = `${answer.status} ${code} ${detail}`.trim();
  return 'refused' in situation ? finding('refused', situation.refused.includes(code), said) : finding('converts', false, said);
};

const findingsOf = (situation: Situation, answer: Response): Promise<readonly Finding[]> =>
  withFolder(async (dir) => {
    if (!answer.ok) return [await refusal(situation, answer)];
    if ('refused' in situation) return [finding('refused', false, 'it was converted')];
    try {
      const findings = await situation.check(await saveResult(answer, dir, situation.to));
      return findings.length > 0 ? findings : [finding('checks something', false, 'no finding')];
    } catch (thrown) {
      return [finding('opens', false, thrown instanceof Error ? thrown.message : String(thrown))];
    }
  });

/** Converts one situation's file and judges the answer. */
export const runSituation = async (situation: Situation, send: Send): Promise<Verdict> => {
  const start = performance.now();
  const answer = await send(await formOf(situation));
  const findings = await findingsOf(situation, answer);
  const wrong = findings.filter(({ ok }) => !ok);
  const said = wrong.map(({ check, seen = '' }) => `${check}: ${seen.slice(0, 300)}`).join('; ');
  return { situation, right: wrong.length === 0, said, seconds: (performance.now() - start) / 1000 };
};
