import { canonicalFormat, formatById, normaliseFormat, spelledFormat } from '../../catalogue/formats.ts';
import { message } from '../../catalogue/languages/message.ts';
import { type OperationCore, operationById, operationTarget, suffixOf } from '../../catalogue/operations.ts';
import { optionsFromFields } from '../../catalogue/options/form-fields.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import { serviceOperationById } from '../../catalogue/service-operations.ts';
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
import { type ChainAsked, readChainOf } from './read-chain.ts';
import { conversionWay, makesOf, mergeWays, nameOf, type OptionText, operationWay, type Way, weightOf } from './ways.ts';

/** A file of a form, with its plan. */
export type AskedFile = {
  readonly file: ReceivedFile;
  /** Format id. */
  readonly from: string;
  readonly title: string;
  /** Options that apply to it. */
  readonly options: OptionValues;
  readonly password?: string;
  /** Decrypts it with the password first, if needed. */
  readonly unlocking?: PlannedStep;
  /** Empty for a part that is ready to merge. */
  readonly plan: readonly PlannedStep[];
};

/** The request in a form, with its plan. */
export type Asked = Accepted & {
  readonly files: readonly [AskedFile, ...AskedFile[]];
  /** Merges the files into one. */
  readonly merger?: Merger;
  /** The merger's options. */
  readonly options: OptionValues;
  readonly operation?: OperationCore;
  /** Further steps of a chain. */
  readonly chain?: Pick<ChainAsked, 'stages' | 'isCountable' | 'takes'>;
  readonly weight: Weight;
};

const known = (name: string, id: string | undefined): string => {
  if (!id) throw new Problem('unsupported_format', message('formatUnknown', { field: name }));
  return id;
};

const required = (name: 'inputFormat' | 'outputFormat', text: string | undefined): string => {
  if (!text) throw new Problem('missing_format', message('fieldMissing', { field: name }));
  return text.trim().toLowerCase();
};

/** The password of a file, if not empty, and the step that decrypts it. */
const lockOf = (offers: Offers, { ofFiles }: Received, from: string, index: number): Pick<AskedFile, 'password' | 'unlocking'> => {
  const password = ofFiles.password[index] ?? (ofFiles.password.length === 1 ? ofFiles.password[0] : undefined);
  const format = canonicalFormat(from);
  if (!password || !takesPassword(format)) return {};
  if (password.length > maxPasswordLength || /[\r\n\0]/.test(password)) throw new Problem('wrong_password');
  const unlocking = offers.unlocking(format);
  if (unlockedFirst.has(format) && !unlocking) throw new Problem('converter_unavailable', message('unlockingOff'));
  return { password, ...(unlocking && { unlocking }) };
};

/** Base name of a file without the extension of the format that its name suggests. */
const titleOf = ({ fileName, sentAs }: ReceivedFile, from: string): string => baseName(fileName, formatById(sentAs ?? from)?.extensions);

type Formats = { readonly from: readonly string[]; readonly to: string };

/** The values of these options, as JSON or as fields of a plain form. */
const optionText =
  ({ fields }: Received): OptionText =>
  (allowed) =>
    fields.get('options') ?? optionsFromFields(fields, allowed);

/** A file of a form with its plan. */
const askedFile = (offers: Offers, form: Received, index: number, from: string, way: Way): AskedFile => {
  const file = form.files[index] ?? form.files[0];
  return { file, from, title: titleOf(file, from), ...way, ...lockOf(offers, form, from, index) };
};

/** Plans the conversion of one file. */
const readOne = (offers: Offers, form: Received, { from: [from = ''], to }: Formats) => {
  const way = conversionWay(offers, { from, to }, optionText(form), form.files[0].sentAs);
  return { files: [askedFile(offers, form, 0, from, way)] as const, options: way.options, weight: weightOf(way.plan) };
};

/** Plans an operation on one file. */
const readOperation = (offers: Offers, form: Received, operation: OperationCore, { from: [from = ''], to }: Formats) => {
  if (form.files.length > 1) throw new Problem('multiple_files', message('operationOneFile', { operation: operation.name }));
  const way = operationWay(offers, operation, from, optionText(form));
  if (!makesOf(operation, [from, form.files[0].sentAs], to))
    throw new Problem(
      'unsupported_conversion',
      message('operationMakesNo', { operation: operation.name, to: nameOf(to), from: nameOf(from) }),
    );
  return { files: [askedFile(offers, form, 0, from, way)] as const, options: way.options, operation, weight: weightOf(way.plan) };
};

const operationOf = ({ fields }: Received): OperationCore | undefined => {
  const id = fields.get('operation')?.trim();
  if (!id) return undefined;
  const operation = operationById(id) ?? serviceOperationById(id);
  if (!operation) throw new Problem('invalid_option', message('operationUnknown'), { option: 'operation' });
  return operation;
};

const askedFiles = (offers: Offers, form: Received, from: readonly string[], ways: readonly Way[]): Asked['files'] => {
  const [first, ...others] = form.files.map((_, index) =>
    askedFile(offers, form, index, from[index] ?? from[0] ?? '', ways[index] ?? { plan: [], options: {} }),
  );
  if (!first) throw new Problem('missing_file');
  return [first, ...others];
};

const sourcesOf = ({ files }: Received, from: readonly string[]) =>
  files.map(({ sentAs }, index) => ({ from: from[index] ?? from[0] ?? '', sentAs }));

/** Plans several files: each is converted to what the merger accepts, then all are merged. */
const readSeveral = (offers: Offers, form: Received, { from, to }: Formats) => {
  const { merger, options, ways } = mergeWays(offers, to, sourcesOf(form, from), optionText(form));
  const files = askedFiles(offers, form, from, ways);
  return { files, merger, options, weight: weightOf([merger, ...files.flatMap(({ plan }) => plan)]) };
};

/** Plans the chain of a form. */
const readSteps = (offers: Offers, form: Received, from: readonly string[]) => {
  const [first = { from: '' }, ...others] = sourcesOf(form, from);
  const chain = readChainOf(offers, form.fields, [first, ...others]);
  if (!chain) return undefined;
  const { ways, merger, options, weight, to, nameOf } = chain;
  const files = askedFiles(offers, form, from, ways);
  return { files, options, weight, chain, to, title: nameOf(files[0].title), ...(merger && { merger }) };
};

/** Checks a form against the catalogue and the offers here. Throws a Problem with the fault. */
export const readForm = (offers: Offers, form: Received): Asked => {
  checkBatch(form.fields.get('batch'));
  const { inputFormat } = form.ofFiles;
  const from = (inputFormat.length > 0 ? inputFormat : ['']).map((text) =>
    known('inputFormat', normaliseFormat(required('inputFormat', text))),
  );
  const dates = form.ofFiles.lastModified.flatMap((date) => fileDate(date) ?? []);
  const about = {
    ...{ from: from[0] ?? '', bytes: form.bytes, fields: form.fields },
    ...(dates.length > 0 && { lastModified: Math.max(...dates) }),
  };
  const chained = readSteps(offers, form, from);
  if (chained) return { ...about, ...chained };
  const operation = operationOf(form);
  // The output keeps the requested spelling: JPEG gives a .jpeg file.
  const named = form.fields.get('outputFormat') || (operation && operationTarget(operation, from[0] ?? ''));
  const text = required('outputFormat', named);
  const target = known('outputFormat', spelledFormat(text));
  const asked = operation
    ? readOperation(offers, form, operation, { from, to: target })
    : (form.files.length > 1 ? readSeveral : readOne)(offers, form, { from, to: target });
  const [first] = asked.files;
  // A file with another format than its name suggests keeps the detected one.
  const to = operation && first.file.sentAs !== undefined ? operationTarget(operation, first.from) : target;
  const suffix = operation && suffixOf(operation, asked.options);
  const title = suffix ? nameWithPart(first.title, '-', suffix) : first.title;
  return { ...about, to, title, ...asked };
};
