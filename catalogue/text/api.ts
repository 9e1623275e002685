import { clientLimits, maxFileBytes, maxFileLabel } from '../limits.ts';

/** Texts of the API page. `HOST` in an example is the origin of the API. */
export const apiLead =
  'Everything that the pages do goes through an interface that your programs may use as well. There is no key and no account, and the same promise holds: files are gone when you have them.';

export type ApiExample = { readonly title: string; readonly text: string; readonly code: string };

export const apiWays: readonly { readonly title: string; readonly text: string; readonly examples: readonly ApiExample[] }[] = [
  {
    title: 'One request, one file',
    text: 'Post a form with the file and both formats, and read the result from the answer. Right for what takes seconds.',
    examples: [
      {
        title: 'curl',
        text: '--fail-with-body lets a script notice a refusal and still shows why.',
        code: `curl --fail-with-body HOST/api/convert \\
  -F file=@photo.heic -F inputFormat=heic -F outputFormat=jpg \\
  -F 'options={"quality": 85}' -o photo.jpg`,
      },
    ],
  },
  {
    title: 'Jobs',
    text: `Post the same form to /api/jobs and get an id at once. Ask for the state, or listen to it, and fetch the result whenever you like within ${clientLimits.resultMinutes} minutes, in parts if the line breaks. Delete it when you are done.`,
    examples: [
      {
        title: 'curl',
        text: 'A repeated Idempotency-Key gives the job that is there instead of a second one.',
        code: `id=$(curl -s HOST/api/jobs -H "Idempotency-Key: $(uuidgen)" \\
  -F file=@film.mov -F inputFormat=mov -F outputFormat=mp4 | jq -r .id)
curl -N HOST/api/jobs/$id/events          # until it is done
curl HOST/api/jobs/$id/result -o film.mp4
curl -X DELETE HOST/api/jobs/$id`,
      },
      {
        title: 'JavaScript',
        text: 'In browsers and in Node, Deno and Bun alike.',
        code: `const form = new FormData();
form.append('file', file);
form.append('inputFormat', 'docx');
form.append('outputFormat', 'pdf');
const answer = await fetch('HOST/api/jobs', { method: 'POST', body: form });
let job = await answer.json();
if (!answer.ok) throw new Error(job.title + ': ' + job.remedy);
while (job.state === 'queued' || job.state === 'working') {
  await new Promise((again) => setTimeout(again, 500));
  job = await (await fetch('HOST/api/jobs/' + job.id)).json();
}
if (job.state === 'failed') throw new Error(job.problem.remedy);
const pdf = await (await fetch('HOST/api/jobs/' + job.id + '/result')).blob();
await fetch('HOST/api/jobs/' + job.id, { method: 'DELETE' });`,
      },
      {
        title: 'Python',
        text: 'With the requests library.',
        code: `import requests, time

with open('table.xlsx', 'rb') as file:
    job = requests.post('HOST/api/jobs', files={'file': file},
        data={'inputFormat': 'xlsx', 'outputFormat': 'csv'}).json()
while job.get('state') in ('queued', 'working'):
    time.sleep(0.5)
    job = requests.get('HOST/api/jobs/' + job['id']).json()
if job.get('state') != 'done':
    raise RuntimeError(job.get('problem', job)['remedy'])
with open(job['name'], 'wb') as out:
    out.write(requests.get('HOST/api/jobs/' + job['id'] + '/result').content)
requests.delete('HOST/api/jobs/' + job['id'])`,
      },
    ],
  },
];

/** Default limits of one client. */
export const apiLimits: readonly (readonly [what: string, limit: string])[] = [
  ['Size of a file', `${maxFileLabel} (${maxFileBytes.toLocaleString('en')} bytes)`],
  ['Conversions under way', String(clientLimits.conversionsAtOnce)],
  ['Conversions a minute', String(clientLimits.conversionsPerMinute)],
  ['Results kept', String(clientLimits.jobs)],
  ['Time that a result is kept', `${clientLimits.resultMinutes} minutes`],
  ['Time of an upload', `${clientLimits.uploadSeconds / 60} minutes`],
  ['Time of a conversion', `${clientLimits.jobSeconds / 60} minutes`],
];

export const apiProblems =
  'A refusal is application/problem+json (RFC 9457). Decide by its code, show its title and remedy to people, and where it says that it is retryable wait for as long as Retry-After asks.';
