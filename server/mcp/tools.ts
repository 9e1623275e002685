import { type Static, type TObject, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { canonicalFormat, spelledFormat } from '../../catalogue/formats.ts';
import { maxChainSteps } from '../../catalogue/limits.ts';
import type { Backend, FileArgument, Made } from './backend.ts';

/** What a result may have to be given as base64, and how much text one answer has. */
export const maxInlineBytes = 20 * 1024 ** 2;
const maxTextLength = 100_000;
/** Files of one call. */
const maxFiles = 20;

type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'resource'; readonly resource: { readonly uri: string; readonly mimeType: string; readonly blob: string } };
export type Answer = { readonly content: readonly Content[]; readonly isError?: true };
type Call = { readonly signal: AbortSignal; readonly onFraction: (fraction: number) => void };

const strict = { additionalProperties: false } as const;
const format = Type.String({ minLength: 1, maxLength: 20, description: 'Id or extension of a format, such as docx.' });

const fileSchema = (takesPaths: boolean) =>
  Type.Object(
    {
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: 'Name with its extension, for a file given as data.' })),
      data: Type.Optional(Type.String({ maxLength: Math.ceil((maxInlineBytes * 4) / 3) + 4, description: 'The bytes in base64.' })),
      format: Type.Optional({ ...format, description: 'Its format, where the name does not tell.' }),
      ...(takesPaths && {
        path: Type.Optional(
          Type.String({ minLength: 1, maxLength: 4096, description: 'Path of a file in one of the folders that the operator allows.' }),
        ),
      }),
    },
    strict,
  );

const options = Type.Optional(
  Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean()]), {
    description: 'Options of the conversion or operation, such as {"quality": 80}.',
  }),
);
const step = Type.Record(Type.String({ maxLength: 20 }), Type.Unknown(), {
  description: 'One of outputFormat, operation and merge, and options.',
});

const text = (words: string): Content => ({ type: 'text', text: words });

/** A file must be given one way. */
const checkFiles = (files: readonly FileArgument[]): void => {
  for (const { name, data, path } of files)
    if ((data === undefined) === (path === undefined) || (data !== undefined && name === undefined))
      throw new ArgumentFault('Each file needs name and data, or a path where paths are allowed.');
};

/** The bytes of a file that was given as base64. */
export const bytesOf = ({ data = '' }: FileArgument): Buffer<ArrayBuffer> => {
  if (/[^A-Za-z0-9+/=\s]/.test(data)) throw new ArgumentFault('The data of a file must be base64.');
  return Buffer.from(data, 'base64');
};

/** Arguments that can't be used; its message is a sentence. */
export class ArgumentFault extends Error {
  override readonly name = 'ArgumentFault';
}

const give = async ({ name, mimeType, bytes, notes, read, save }: Made, output: string | undefined, otherwise = ''): Promise<Answer> => {
  const said = notes.map(text);
  if (output !== undefined && save) return { content: [text(`Written to ${await save(output)} (${bytes} bytes).`), ...said] };
  if (bytes > maxInlineBytes)
    throw new ArgumentFault(
      `The result has ${bytes} bytes, more than the ${maxInlineBytes} that an answer takes. ${save ? 'Name a path in output.' : otherwise}`.trimEnd(),
    );
  const blob = Buffer.from(await read()).toString('base64');
  return {
    content: [
      text(`${name}, ${mimeType}, ${bytes} bytes`),
      { type: 'resource', resource: { uri: `file:///${encodeURIComponent(name)}`, mimeType, blob } },
      ...said,
    ],
  };
};

type Tool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: TObject;
  readonly call: (given: unknown, call: Call) => Promise<Answer>;
};

const tool = <Schema extends TObject>(
  name: string,
  description: string,
  inputSchema: Schema,
  work: (given: Static<Schema>, call: Call) => Promise<Answer>,
): Tool => ({
  ...{ name, description, inputSchema },
  call: (given, call) => {
    if (!Value.Check(inputSchema, given)) {
      const first = Value.Errors(inputSchema, given).First();
      throw new ArgumentFault(
        `The arguments can't be used: ${(first?.path || 'they').slice(0, 100)}: ${first?.message ?? 'not as the schema says'}.`,
      );
    }
    return work(given, call);
  },
});

const json = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );

/** The tools of a converter, over whatever does the work. */
export const makeTools = (backend: Backend): readonly Tool[] => {
  const { jobs, takesPaths } = backend;
  const file = fileSchema(takesPaths);
  const output = takesPaths && {
    output: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4096,
        description: 'Path of a new file in an allowed folder for the result. Left out, the result comes as base64.',
      }),
    ),
  };
  const wanted = {
    to: Type.Optional(format),
    operation: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'Something done to the file in place of a conversion, such as compress-pdf; list_formats names them.',
      }),
    ),
    steps: Type.Optional(
      Type.Array(step, { minItems: 1, maxItems: maxChainSteps, description: 'Several steps in place of to and operation.' }),
    ),
    options,
  };
  const background = jobs && {
    background: Type.Optional(Type.Boolean({ description: 'Answer at once with a job, whose state job_status tells.' })),
  };
  return [
    tool(
      'list_formats',
      'Lists what a format can be converted to and the operations that it takes; without a format, every format.',
      Type.Object({ from: Type.Optional(format) }, strict),
      async ({ from }) => {
        const { outputs, operations } = await backend.offers();
        if (from === undefined) return { content: [text([...outputs].map(([one, targets]) => `${one}: ${targets.join(' ')}`).join('\n'))] };
        const id = spelledFormat(from) ?? '';
        const own = [...operations].filter(([, formats]) => formats.includes(canonicalFormat(id))).map(([name]) => name);
        if (!outputs.has(id) && own.length === 0) throw new ArgumentFault('That format is not known here.');
        return { content: [text(`Outputs: ${outputs.get(id)?.join(' ') ?? 'none'}\nOperations: ${own.join(' ') || 'none'}`)] };
      },
    ),
    tool(
      'convert_file',
      'Converts a file to another format, does an operation on it, or takes it through several steps.',
      Type.Object({ file, ...wanted, ...output, ...background }, strict),
      async ({ file: one, to, operation, steps, options: values, ...rest }, { signal, onFraction }) => {
        checkFiles([one]);
        const asked = { files: [one], fields: json({ outputFormat: to, operation, steps, options: values }) };
        const { output: path, background: isJob } = rest as { readonly output?: string; readonly background?: boolean };
        if (isJob && jobs) return { content: [text(JSON.stringify(await jobs.submit(asked, signal)))] };
        return backend.convert(asked, (made) => give(made, path, jobs && 'Start it with background.'), signal, onFraction);
      },
    ),
    tool(
      'read_document',
      'Reads a document (PDF, Office, mail, e-book, web page, image of text …) as Markdown.',
      Type.Object(
        { file, offset: Type.Optional(Type.Integer({ minimum: 0, description: 'Characters to skip: where an answer before was cut.' })) },
        strict,
      ),
      async ({ file: one, offset = 0 }, { signal, onFraction }) => {
        checkFiles([one]);
        const asked = { files: [one], fields: { outputFormat: 'md' } };
        return backend.convert(
          asked,
          async (made) => {
            const whole = await markdownOf(made);
            const part = whole.slice(offset, offset + maxTextLength);
            const end = offset + part.length;
            const more = end < whole.length ? [text(`There is more: ask again with offset ${end} (of ${whole.length}).`)] : [];
            return { content: [text(part), ...more, ...made.notes.map(text)] };
          },
          signal,
          onFraction,
        );
      },
    ),
    tool(
      'merge_files',
      'Makes one file of several, in their order: documents, images, tables or books as one PDF, GIF, TIFF, XLSX, CSV or EPUB, recordings as one video or audio file.',
      Type.Object({ files: Type.Array(file, { minItems: 2, maxItems: maxFiles }), to: format, options, ...output }, strict),
      async ({ files, to, options: values, ...rest }, { signal, onFraction }) => {
        checkFiles(files);
        const { output: path } = rest as { readonly output?: string };
        const asked = { files, fields: json({ outputFormat: to, options: values }) };
        return backend.convert(asked, (made) => give(made, path), signal, onFraction);
      },
    ),
    ...(jobs
      ? [
          tool(
            'job_status',
            'Tells how a job of convert_file stands, and where its result is.',
            Type.Object({ id: Type.String({ maxLength: 64 }) }, strict),
            async ({ id }) => {
              const job = await jobs.find(id);
              if (!job) throw new ArgumentFault('There is no such job.');
              return { content: [text(JSON.stringify({ ...job, ...(job.state === 'done' && { result: `/api/jobs/${job.id}/result` }) }))] };
            },
          ),
        ]
      : []),
  ];
};

/** The text of a result: its pictures lie beside it in a ZIP, from which only the text is taken. */
const markdownOf = async ({ mimeType, read, bytes }: Made): Promise<string> => {
  if (bytes > 4 * maxInlineBytes) throw new ArgumentFault('The document is too large to be read at once.');
  const all = await read();
  if (mimeType !== 'application/zip') return new TextDecoder().decode(all);
  const { unzipSync } = await import('fflate');
  const files = unzipSync(all, { filter: ({ name, originalSize }) => name.endsWith('.md') && originalSize <= maxInlineBytes });
  const found = Object.values(files)[0];
  if (!found) throw new ArgumentFault('The document has no text.');
  return new TextDecoder().decode(found);
};
