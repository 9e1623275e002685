/** Holes of converters that are services: in their routes, in what clients can make them fetch, and in names that become paths. */
import { existsSync } from 'node:fs';
import { smallPng } from '../attacks/bytes.ts';
import { conversionForm, postConversion, type ServerUnderTest } from '../server-under-test.ts';
import { byRequest, type Cve } from './cve.ts';

type Init = RequestInit & { readonly path: string };

/** What is wrong with an answer to a request that nothing here serves. */
const nothingThere = async (server: ServerUnderTest, { path, ...init }: Init): Promise<string | undefined> => {
  const { status } = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
  return [400, 403, 404, 405, 411, 415].includes(status) ? undefined : `${path} was answered ${status}`;
};

/** Converts a small image with these additions; what is wrong is a fault of ours, or a file that was written. */
const convertWith = async (
  server: ServerUnderTest,
  {
    fields = {},
    name,
    headers = {},
    mark,
  }: {
    readonly fields?: Readonly<Record<string, string>>;
    readonly name?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly mark?: string;
  },
): Promise<string | undefined> => {
  const form = conversionForm(smallPng(), 'png', 'jpg', name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const { status } = await postConversion(server, form, { headers });
  if (mark !== undefined && existsSync(mark)) return `it made ${mark}`;
  return status < 500 || status === 503 ? undefined : `status ${status}`;
};

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const ladder = '../../../../../../../..';

const crossSite = async (server: ServerUnderTest): Promise<string | undefined> => {
  const from = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site', cookie: 'session=1' };
  const answer = await postConversion(server, conversionForm(smallPng(), 'png', 'jpg'), { headers: from });
  if (answer.headers.get('access-control-allow-origin') || answer.headers.get('set-cookie'))
    return 'another site may read the answer, or a cookie was set';
  const asked = await fetch(`${server.url}/api/jobs/${crypto.randomUUID()}`, {
    method: 'OPTIONS',
    headers: { ...from, 'access-control-request-method': 'DELETE' },
  });
  if (asked.headers.get('access-control-allow-origin')) return 'another site may delete jobs';
  // Only its id gives access to a job: without it, nothing can be deleted.
  const { status } = await fetch(`${server.url}/api/jobs/${crypto.randomUUID()}`, { method: 'DELETE', headers: from });
  return status === 404 ? undefined : `a job that is not there was answered ${status}`;
};

export const services: readonly Cve[] = [
  byRequest(
    ['CVE-2026-24741', 'ConvertX', 'POST /delete removes any file that its `filename` leads to.'],
    'The same request, and a job whose id leads to a file.',
    async (server, { file }) =>
      (await nothingThere(server, { path: '/delete', ...json({ filename: `${ladder}${file}` }) })) ??
      (await nothingThere(server, { path: `/api/jobs/${encodeURIComponent(`${ladder}${file}`)}`, method: 'DELETE' })) ??
      (existsSync(file) ? undefined : 'the file is gone'),
  ),
  byRequest(
    ['CVE-2026-59976', 'ConvertX', 'A name of an upload is a path on the server, and is written to.'],
    'An upload whose name climbs to /tmp.',
    (server) => convertWith(server, { name: `${ladder}/tmp/hostile-convertx.png`, mark: '/tmp/hostile-convertx.png' }),
  ),
  byRequest(
    ['CVE-2026-59977', 'ConvertX', 'Another site can have a visitor delete all conversions.'],
    'Conversions and deletions in the name of another site, with a cookie.',
    crossSite,
  ),
  byRequest(
    ['CVE-2026-105080', 'ConvertX', 'A recipe of Calibre, which is a program, is run.'],
    'A recipe by its own format and name.',
    async (server) => {
      const recipe = 'import os; os.system("touch /tmp/hostile-recipe")\nclass A(BasicNewsRecipe): pass\n';
      const { status } = await postConversion(server, conversionForm(recipe, 'recipe', 'epub', 'a.recipe'));
      return status === 415 || status === 400 ? undefined : `status ${status}`;
    },
  ),
  byRequest(
    ['CVE-2026-44666', 'HRConvert2', 'Names and options become parts of a command of the shell.'],
    'Commands in the name of an upload, in its format and in its options.',
    async (server) => {
      const command = '$(touch /tmp/hostile-command)`touch /tmp/hostile-command`;touch /tmp/hostile-command;|touch /tmp/hostile-command';
      return (
        (await convertWith(server, { name: `a${command}.png`, mark: '/tmp/hostile-command' })) ??
        (await convertWith(server, {
          fields: { options: JSON.stringify({ quality: command, width: command }) },
          mark: '/tmp/hostile-command',
        })) ??
        (await convertWith(server, { fields: { outputFormat: `jpg${command}` }, mark: '/tmp/hostile-command' }))
      );
    },
  ),
  byRequest(
    ['CVE-2026-42596', 'Gotenberg', 'A list of private addresses does not know those of IPv4 in IPv6, so that it fetches them.'],
    'The field `downloadFrom` with such an address, and the callback of a job.',
    (server, { call }) => {
      const mapped = call.replace('127.0.0.1', '[::ffff:127.0.0.1]');
      return convertWith(server, { fields: { downloadFrom: JSON.stringify([{ url: mapped }]), callbackUrl: mapped } });
    },
  ),
  byRequest(
    ['CVE-2026-40280', 'Gotenberg', 'A list of private addresses is passed by a scheme in capitals.'],
    'Headers and fields that ask for a call, with such a scheme.',
    (server, { call }) => {
      const loud = call.replace('http:', 'HTTP:');
      return convertWith(server, {
        headers: { 'gotenberg-webhook-url': loud, 'gotenberg-webhook-error-url': loud },
        fields: { callbackUrl: loud, downloadFrom: JSON.stringify([{ url: loud }]) },
      });
    },
  ),
  byRequest(
    ['CVE-2026-39383', 'Gotenberg', 'Any client can make the server call any address with the result.'],
    'The same header, and the callback of a job where the operator has allowed no origin.',
    async (server, { call }) => {
      const form = conversionForm(smallPng(), 'png', 'jpg');
      form.set('callbackUrl', call);
      const { status } = await fetch(`${server.url}/api/jobs`, { method: 'POST', body: form, headers: { 'gotenberg-webhook-url': call } });
      return status < 500 ? undefined : `status ${status}`;
    },
    'https://www.sentinelone.com/vulnerability-database/cve-2026-39383/',
  ),
  byRequest(
    ['CVE-2026-40281', 'Gotenberg', 'A line break in metadata is a further argument of ExifTool, which moves, overwrites and links files.'],
    'Lines with such arguments in metadata, options and the name.',
    (server) => {
      const lines = 'x\n-FileName=/tmp/hostile-exiftool\n-SymLink=/tmp/hostile-exiftool\n';
      return convertWith(server, {
        fields: { metadata: JSON.stringify({ Title: lines }), options: JSON.stringify({ title: lines }) },
        name: `${lines}.png`,
        mark: '/tmp/hostile-exiftool',
      });
    },
  ),
  byRequest(
    ['CVE-2026-42590', 'Gotenberg', 'Names of metadata with a group pass the list of forbidden ones, and ExifTool moves the file.'],
    'The same names in metadata and options.',
    (server) => {
      const tags = { 'File:FileName': '/tmp/hostile-group', 'System:Directory': '/tmp/hostile-group', 'a:HardLink': '/tmp/hostile-group' };
      return convertWith(server, { fields: { metadata: JSON.stringify(tags), options: JSON.stringify(tags) }, mark: '/tmp/hostile-group' });
    },
  ),
  byRequest(
    ['CVE-2024-55082', 'Stirling-PDF', 'A page of any address is fetched and printed.'],
    'The same routes, and an address instead of a file.',
    async (server, { call }) => {
      const form = new FormData();
      form.set('urlInput', call);
      return (
        (await nothingThere(server, { path: '/url-to-pdf', method: 'POST', body: form })) ??
        (await nothingThere(server, { path: '/api/v1/convert/url/pdf', method: 'POST', body: form })) ??
        (await convertWith(server, { fields: { url: call, urlInput: call } }))
      );
    },
    'https://gist.github.com/summerxxoo/f98033dbf1ab81a045c1196c3a1ab3ef',
  ),
  byRequest(
    ['CVE-2023-30019', 'imgproxy', 'An image of any address is fetched.'],
    'Addresses in paths as imgproxy has them.',
    async (server, { call }) =>
      (await nothingThere(server, { path: `/insecure/rs:fit:9:9/plain/${encodeURIComponent(call)}` })) ??
      (await nothingThere(server, { path: `/unsafe/${Buffer.from(call).toString('base64url')}.png` })),
  ),
  byRequest(
    ['CVE-2026-53502', 'Thumbor', 'A path that is decoded once more after it was checked leads to any file.'],
    'Paths of files, encoded once, twice and with backslashes.',
    async (server, { file }) => {
      for (const dots of ['%2e%2e%2f', '%252e%252e%252f', '..%5c', '.%2e/', '%c0%ae%c0%ae/']) {
        const answer = await fetch(`${server.url}/${dots.repeat(9)}${encodeURIComponent(file.slice(1))}`);
        if (answer.ok && (await answer.text()).includes('CANARY')) return `${dots} leads to a file`;
      }
      return nothingThere(server, { path: `/unsafe/filters:format(png)/%2e%2e%2f%252e%252e${file}` });
    },
  ),
  byRequest(
    ['CVE-2024-6781', 'Calibre', 'Its server exports any file that a name leads to.'],
    'The same request.',
    (server, { file }) => nothingThere(server, { path: '/cdb/cmd/export', ...json(['extra_file', 1, `${ladder}${file}`, '']) }),
    'https://raw.githubusercontent.com/projectdiscovery/nuclei-templates/main/http/cves/2024/CVE-2024-6781.yaml',
  ),
  byRequest(
    ['CVE-2024-6782', 'Calibre', 'Its server runs Python code from a template.'],
    'The same request.',
    async (server) =>
      (await nothingThere(server, {
        path: '/cdb/cmd/list',
        ...json([['template'], '', '', '', 1, 'python:def evaluate(a, b):\n  import os; os.system("touch /tmp/hostile-template")']),
      })) ?? (existsSync('/tmp/hostile-template') ? 'it made a file' : undefined),
  ),
  byRequest(
    ['CVE-2022-23935', 'ExifTool', 'A file whose name ends in a bar is a command.'],
    'Uploads with such names.',
    async (server) =>
      (await convertWith(server, { name: 'touch /tmp/hostile-bar|', mark: '/tmp/hostile-bar' })) ??
      (await convertWith(server, { name: '|touch /tmp/hostile-bar', mark: '/tmp/hostile-bar' })),
  ),
];
