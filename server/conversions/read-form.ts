import { canonicalFormat, formatById, normaliseFormat } from '../../catalogue/formats.ts';
import { mergeFor } from '../../catalogue/merges.ts';
import { type Operation, operatesOn, operationById, operationTarget, parseOperationOptions } from '../../catalogue/operations.ts';
import { optionsFromFields } from '../../catalogue/options/form-fields.ts';
import { readOptions } from '../../catalogue/options/parse.ts';
import { type OptionValues, optionsFor, type ParsedOptions, parseOptions } from '../../catalogue/options.ts';
import { maxPasswordLength, takesPassword, unlockedFirst } from '../../catalogue/unlock.ts';
import type { Weight } from '../contract/engine.ts';
import type { Merger } from '../contract/merger.ts';
import { Problem } from '../contract/problem.ts';
import { baseName, nameWithPart } from '../files/file-name.ts';
import type { Received, ReceivedFile } from '../intake/receive.ts';
import type { Offers } from '../planning/offers.ts';
import type { PlannedStep } from '../planning/plan.ts';
import { checkBatch } from './batch.ts';
import type { Accepted } from './conversion.ts';
import { fileDate } from './file-date.ts';

/** One file of a form, and its way. */
export type AskedFile = {
  readonly file: ReceivedFile;
  /** Format id. */
  readonly from: string;
  readonly title: string;
  /** Those that it takes. */
  readonly options: OptionValues;
  readonly password?: string;
  /** Opens it with the password, where that is done before all else. */
  readonly unlocking?: PlannedStep;
  /** Empty for a part of a merger that is what it has to be. */
  readonly plan: readonly PlannedStep[];
};

/** What a form asks for, and the way there. */
export type Asked = Accepted & {
  readonly files: readonly [AskedFile, ...AskedFile[]];
  /** What makes one file of several. */
  readonly merger?: Merger;
  /** Its own options. */
  readonly options: OptionValues;
  readonly operation?: Operation;
  readonly weight: Weight;
};

/** A conversion takes as much of the machine as its heaviest step. */
const weightOf = (steps: readonly Pick<PlannedStep, 'step'>[]): Weight =>
  (['heavy', 'medium', 'light'] as const).find((weight) => steps.some(({ step }) => step.weight === weight)) ?? 'light';

const nameOf = (id: string): string => formatById(id)?.name ?? id;

const known = (name: string, id: string | undefined): string => {
  if (!id) throw new Problem('unsupported_format', `The ${name} is not a format that is known here.`);
  return id;
};

const required = (name: 'inputFormat' | 'outputFormat', text: string | undefined): string => {
  if (!text) throw new Problem('missing_format', `The field ${name} is missing.`);
  return text.trim().toLowerCase();
};

const checked = (options: ParsedOptions): OptionValues => {
  if (!options.ok) throw new Problem('invalid_option', options.detail, { option: options.option });
  return options.values;
};

/** Only those of these options that `ids` names. */
const pick = (values: OptionValues, ids: readonly string[]): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)));

const notOffered = (from: string, to: string): Problem =>
  new Problem('unsupported_conversion', `${nameOf(from)} to ${nameOf(to)} is not offered.`);

/** The password of a file, empty ones left out, and what opens it. */
const lockOf = (offers: Offers, { ofFiles }: Received, from: string, index: number): Pick<AskedFile, 'password' | 'unlocking'> => {
  const password = ofFiles.password[index] ?? (ofFiles.password.length === 1 ? ofFiles.password[0] : undefined);
  const format = canonicalFormat(from);
  if (!password || !takesPassword(format)) return {};
  if (password.length > maxPasswordLength || /[\r\n\0]/.test(password)) throw new Problem('wrong_password');
  const unlocking = offers.unlocking(format);
  if (unlockedFirst.has(format) && !unlocking) throw new Problem('converter_unavailable', 'This server opens no locked files.');
  return { password, ...(unlocking && { unlocking }) };
};

/** Base name of a file, by the extensions of the format that its name says. */
const titleOf = ({ fileName, sentAs }: ReceivedFile, from: string): string => baseName(fileName, formatById(sentAs ?? from)?.extensions);

type Formats = { readonly from: readonly string[]; readonly to: string };

/** The options of a pair. A file that is not what it was sent as takes those of its own that were chosen for the other. */
const optionsOf = ({ fields, files: [file] }: Received, from: string, to: string): OptionValues => {
  const read = (one: string) => checked(parseOptions(one, to, fields.get('options') ?? optionsFromFields(fields, optionsFor(one, to))));
  if (file.sentAs === undefined) return read(from);
  return pick(
    read(file.sentAs),
    optionsFor(from, to).map(({ id }) => id),
  );
};

/** One file, converted. */
const readOne = (offers: Offers, form: Received, { from: [from = ''], to }: Formats) => {
  const [file] = form.files;
  if (!offers.has(from, to)) throw notOffered(from, to);
  const options = optionsOf(form, from, to);
  const plan = offers.plan(from, to, options);
  if (!plan) throw new Problem('unsupported_conversion');
  const title = titleOf(file, from);
  const asked: AskedFile = { file, from, title, options, plan, ...lockOf(offers, form, from, 0) };
  return { files: [asked] as const, options, weight: weightOf(plan) };
};

/** What an operation makes of one file. */
const readOperation = (offers: Offers, form: Received, operation: Operation, { from: [from = ''], to }: Formats) => {
  const [file] = form.files;
  const { fields } = form;
  if (form.files.length > 1) throw new Problem('multiple_files', `${operation.name} takes one file at a time.`);
  if (!operatesOn(operation, from))
    throw new Problem(
      'unsupported_conversion',
      `${operation.name} takes ${operation.formats.map(nameOf).join(', ')}, not ${nameOf(from)}.`,
    );
  const isTarget = [from, file.sentAs].some(
    (one) => one !== undefined && canonicalFormat(operationTarget(operation, one)) === canonicalFormat(to),
  );
  if (!isTarget) throw new Problem('unsupported_conversion', `${operation.name} makes no ${nameOf(to)} of ${nameOf(from)}.`);
  const options = checked(parseOperationOptions(operation, fields.get('options') ?? optionsFromFields(fields, operation.options)));
  const plan = offers.planOperation(operation, from, options);
  if (!plan) throw new Problem('converter_unavailable', `This server can't do ${operation.name} for ${nameOf(from)}.`);
  const title = titleOf(file, from);
  const asked: AskedFile = { file, from, title, options, plan, ...lockOf(offers, form, from, 0) };
  return { files: [asked] as const, options, operation, weight: weightOf(plan) };
};

/** The operation that a form names. */
const operationOf = ({ fields }: Received): Operation | undefined => {
  const id = fields.get('operation')?.trim();
  if (!id) return undefined;
  const operation = operationById(id);
  if (!operation)
    throw new Problem('invalid_option', 'There is no operation of that name. GET /api/formats lists them.', { option: 'operation' });
  return operation;
};

/** Several files, each converted to what the merger takes, and then merged. */
const readSeveral = (offers: Offers, form: Received, { from, to }: Formats) => {
  const { files, fields } = form;
  const merger = offers.merger(to);
  if (!merger) throw new Problem('multiple_files', `${nameOf(to)} can't be made of several files at once.`);
  const { step } = merger;
  for (const one of from) if (!mergeFor(one, to) || !(one === step.from || offers.has(one, step.from))) throw notOffered(one, to);
  const sent = files.map(({ sentAs }, index) => sentAs ?? from[index] ?? from[0] ?? '');
  const allowed = [...new Map([...from, ...sent].flatMap((one) => optionsFor(one, to)).map((option) => [option.id, option])).values()];
  const options = checked(
    readOptions(fields.get('options') ?? optionsFromFields(fields, allowed), allowed, `${nameOf(to)} of several files`),
  );
  const asked = files.map((file, index): AskedFile => {
    const own = from[index] ?? from[0] ?? '';
    const values = pick(
      options,
      optionsFor(own, step.from).map(({ id }) => id),
    );
    const plan = canonicalFormat(own) === step.from ? [] : offers.plan(own, step.from, values);
    if (!plan) throw notOffered(own, to);
    const title = titleOf(file, own);
    return { file, from: own, title, options: values, plan, ...lockOf(offers, form, own, index) };
  });
  const [first, ...others] = asked;
  if (!first) throw new Problem('missing_file');
  return {
    files: [first, ...others] as const,
    merger,
    options: pick(options, step.options),
    weight: weightOf([merger, ...asked.flatMap(({ plan }) => plan)]),
  };
};

/** Checks a form against the catalogue and what is offered here. Throws the Problem of what is wrong with it. */
export const readForm = (offers: Offers, form: Received): Asked => {
  checkBatch(form.fields.get('batch'));
  const { inputFormat } = form.ofFiles;
  const from = (inputFormat.length > 0 ? inputFormat : ['']).map((text) =>
    known('inputFormat', normaliseFormat(required('inputFormat', text))),
  );
  const operation = operationOf(form);
  // An output keeps the spelling that was asked for: JPEG gives a .jpeg file.
  const named = form.fields.get('outputFormat') || (operation && operationTarget(operation, from[0] ?? ''));
  const text = required('outputFormat', named);
  const target = known('outputFormat', formatById(text)?.id ?? normaliseFormat(text));
  const asked = operation
    ? readOperation(offers, form, operation, { from, to: target })
    : (form.files.length > 1 ? readSeveral : readOne)(offers, form, { from, to: target });
  const [first] = asked.files;
  // A file that turned out to be of another format keeps that one.
  const to = operation && first.file.sentAs !== undefined ? operationTarget(operation, first.from) : target;
  const title = operation?.suffix ? nameWithPart(first.title, '-', operation.suffix) : first.title;
  const dates = form.ofFiles.lastModified.flatMap((date) => fileDate(date) ?? []);
  const dated = dates.length > 0 && { lastModified: Math.max(...dates) };
  return { from: from[0] ?? '', to, title, bytes: form.bytes, fields: form.fields, ...dated, ...asked };
};
