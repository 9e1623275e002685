/** Examples of the API page. `HOST` is the origin of the API. */
export const apiExamples = {
  one: {
    curl: `curl --fail-with-body HOST/api/convert \\
  -F file=@photo.heic -F inputFormat=heic -F outputFormat=jpg \\
  -F 'options={"quality": 85}' -o photo.jpg`,
  },
  jobs: {
    curl: `id=$(curl -s HOST/api/jobs -H "Idempotency-Key: $(uuidgen)" \\
  -F file=@film.mov -F inputFormat=mov -F outputFormat=mp4 | jq -r .id)
curl -N HOST/api/jobs/$id/events          # until it is done
curl HOST/api/jobs/$id/result -o film.mp4
curl -X DELETE HOST/api/jobs/$id`,
    javascript: `const form = new FormData();
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
    python: `import requests, time

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
} as const;
