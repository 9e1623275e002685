import { type TSchema, t } from 'elysia';
import { languages } from '../../catalogue/languages/languages.ts';
import { maxFileBytes, maxFileLabel } from '../../catalogue/limits.ts';
import { maxPasswordLength } from '../../catalogue/unlock.ts';
import type { Presets } from '../config/presets.ts';
import { batchPattern } from '../conversions/batch.ts';
import type { Offers } from '../planning/offers.ts';
import { chainSchemas } from './chain-forms.ts';
import { conversionSchemas } from './conversions.ts';
import { pathsOf } from './paths.ts';
import { contactSchema, formatsSchema, healthSchema, jobSchemas, problemSchema, progressIdSchema } from './schemas.ts';

/** Inputs of the document besides the catalogue. */
export type ApiFacts = {
  readonly offers: Offers;
  readonly resultMinutes: number;
  readonly callbacks: boolean;
  readonly imports: boolean;
  readonly contact: boolean;
  readonly presets: Presets;
};

const languageList = new Intl.ListFormat('en').format(
  languages.map(({ tag }) => `${new Intl.DisplayNames('en', { type: 'language' }).of(tag)} (\`${tag}\`)`),
);

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const described = (
  resultMinutes: number,
) => `Converts files between formats. Nobody needs an account; files are deleted when they have been sent, at the latest after ${resultMinutes} minutes.

**At once:** post a form to \`/api/convert\`; the answer is the file. **As a job:** post the same form to \`/api/jobs\`, which answers as soon as the file is in; ask for the state or listen to its events, and fetch the result as often as you like until it expires. A file may have ${maxFileLabel} (${maxFileBytes.toLocaleString('en')} bytes).

**Several files become one** where the format can hold them: repeat the field \`file\` in the order that they are to have, and \`inputFormat\` with it where they differ. A problem that one of them has says which, in \`file\`.

**Operations** such as \`rotate-pdf\` keep the format of a file, or read it: the field \`operation\` names one, in the same form and with options of its own.

**Several steps in one request**: the field \`steps\` is a list such as \`[{"outputFormat": "pdf"}, {"merge": "pdf"}, {"operation": "compress-pdf"}]\`; the answer is the result of the last. A problem says at which step it arose, in \`step\`.

**Names of downloads** are those of the files that were sent, with the ending of the new format. What file systems do not take is mended: control characters, marks that turn text around, quotes and path separators go; so do \`<>:"|?*\`, dots and blanks at the end, and names that Windows keeps for itself get an underscore; what is longer than a file system takes is cut.

**Problems** are \`application/problem+json\` with a \`code\` of a closed list, a title and a remedy for people.

**Languages**: titles, details, remedies and notes come in the language that \`Accept-Language\` prefers among ${languageList}, and \`Content-Language\` names it. Who can send no headers, such as an event stream of a browser, puts \`language\` into the address. A job answers each reader in the reader's language. Go by \`code\`, which never changes.`;

/** The API as OpenAPI 3.1, generated from the routes' validation schemas and the catalogue. */
export const openApiDocument = ({ offers, resultMinutes, callbacks, imports, contact, presets }: ApiFacts) => {
  const formFields: Readonly<Record<string, TSchema>> = {
    progressId: t.Optional(progressIdSchema),
    password: t.Optional(
      t.String({
        maxLength: maxPasswordLength,
        description:
          'Opens a locked PDF, office document, ZIP, 7Z or RAR; with several files once for all, or once for each. It is not kept.',
      }),
    ),
    lastModified: t.Optional(
      t.String({
        pattern: '^-?\\d{1,16}$',
        description:
          'Date of the file in milliseconds since 1970, once for each file: the result keeps it in Last-Modified and in the entries of a ZIP.',
      }),
    ),
    batch: t.Optional(
      t.String({
        pattern: batchPattern,
        description:
          'Drawn at random once for files that belong together, as those of one visit do: a process may then convert several of them, one after the other, instead of each having its own. Whoever knows it could have a file converted among them, so it is a secret.',
      }),
    ),
    ...(callbacks && {
      callbackUrl: t.Optional(
        t.String({
          format: 'uri',
          maxLength: 2000,
          description:
            'An https address at an origin that the operator allows: the finished job is posted to it, signed in X-Converter-Signature.',
        }),
      ),
    }),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'File converter',
      version: '1.3.0',
      description: described(resultMinutes),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: [
      { name: 'Convert', description: 'One request, one result.' },
      { name: 'Jobs', description: 'Conversions that outlive their request.' },
      { name: 'Server', description: 'What this server can do, and how it is.' },
    ],
    paths: pathsOf({ contact }),
    components: {
      securitySchemes: { metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the operator.' } },
      schemas: {
        Problem: problemSchema,
        ...jobSchemas,
        Job: {
          oneOf: Object.keys(jobSchemas).map(ref),
          discriminator: {
            propertyName: 'state',
            mapping: Object.fromEntries(
              Object.entries(jobSchemas).map(([name, { properties }]) => [properties.state.const, `#/components/schemas/${name}`]),
            ),
          },
        },
        Formats: formatsSchema,
        Health: healthSchema,
        ...(contact && { Message: contactSchema }),
        AnyForm: { anyOf: ['Form', 'MergeForm', 'OperationForm', 'ChainForm', ...(presets.size > 0 ? ['PresetForm'] : [])].map(ref) },
        File: { type: 'string', contentMediaType: 'application/octet-stream', description: `One file of at most ${maxFileBytes} bytes.` },
        ...conversionSchemas(offers, formFields, imports),
        ...chainSchemas(offers, presets, formFields),
      },
    },
  };
};
