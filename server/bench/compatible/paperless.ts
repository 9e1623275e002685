/**
 * Processes an office document and a mail like Paperless-ngx: metadata and text from Tika, a PDF/A from Gotenberg. Poppler and ExifTool
 * verify the results. `bun server/bench/compatible/paperless.ts`
 */
import { mailText } from '../../engines/facts/samples.ts';
import { runChecks, startServer } from './server.ts';

const server = await startServer();

const convert = async (name: string, content: string, to: string): Promise<File> => {
  const form = new FormData();
  form.append('file', new File([content], name));
  form.append('inputFormat', name.split('.').at(-1) ?? '');
  form.append('outputFormat', to);
  const answer = await fetch(`${server.url}/api/convert`, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The sample could not be made: ${await answer.text()}`);
  return new File([await answer.arrayBuffer()], `sample.${to}`);
};
const samples: readonly (readonly [file: File, words: string])[] = [
  [await convert('a.md', '# Invoice 4711\n\nFor Jörg, due in May.\n', 'docx'), 'Invoice 4711'],
  [await convert('a.csv', 'Item,Price\nPaper,12\n', 'xlsx'), 'Paper'],
  [new File([await mailText()], 'sample.eml'), 'The words of the mail.'],
];

const ask = async (path: string, form: FormData, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', body: form, headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
};
const formOf = (name: string, file: File, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  form.append(name, file);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
};
const outputOf = (argv: readonly string[], input: Uint8Array): string => Bun.spawnSync([...argv], { stdin: input }).stdout.toString();

await runChecks(
  Object.fromEntries(
    samples.flatMap(([file, words]) => [
      [
        `${file.name} to Tika`,
        async () => {
          const answer = await ask('/tika/form/text', formOf('upload-file', file), { accept: 'application/json' });
          const told = (await answer.json()) as Readonly<Record<string, string>>;
          if (!told['X-TIKA:content']?.includes(words)) throw new Error('The text is not all there.');
          return `${told['Content-Type']}, ${told['X-TIKA:content'].length} characters`;
        },
      ],
      [
        `${file.name} to Gotenberg`,
        async () => {
          const answer = await ask('/forms/libreoffice/convert', formOf('files', file, { pdfa: 'PDF/A-2b' }));
          const pdf = await answer.bytes();
          const text = outputOf(['pdftotext', '-', '-'], pdf);
          if (!text.includes(words)) throw new Error('The text is not all there.');
          const part = outputOf(['exiftool', '-XMP-pdfaid:Part', '-s3', '-'], pdf).trim();
          if (part !== '2') throw new Error('It is no PDF/A-2.');
          return `PDF/A-${part}, ${/Pages: +(\d+)/.exec(outputOf(['pdfinfo', '-'], pdf))?.[1]} pages`;
        },
      ],
    ]),
  ),
);
await server.stop();
