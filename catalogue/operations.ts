import { canonicalFormat } from './formats.ts';
import { type Message, message } from './languages/message.ts';
import { audioOperations } from './operations/audio.ts';
import { contentOperations } from './operations/contents.ts';
import { imageContentOperations } from './operations/image-content.ts';
import { imageOperations } from './operations/images.ts';
import { videoOperations } from './operations/media.ts';
import type { Operation, OperationCore } from './operations/operation.ts';
import { pdfBoxOperations } from './operations/pdf-boxes.ts';
import { pdfFileOperations } from './operations/pdf-files.ts';
import { pdfLockOperations } from './operations/pdf-locks.ts';
import { pdfMarkOperations } from './operations/pdf-marks.ts';
import { pdfPageOperations } from './operations/pdf-pages.ts';
import { pdfPartOperations } from './operations/pdf-parts.ts';
import type { OptionValues } from './options/option.ts';
import { type ParsedOptions, rangeOf, readOptions } from './options/parse.ts';
import { withTimesInOrder } from './options.ts';

export { type Operation, type OperationCore, suffixOf } from './operations/operation.ts';

/** Every operation, in page order. */
export const operations: readonly Operation[] = [
  ...pdfFileOperations,
  ...pdfPartOperations,
  ...pdfPageOperations,
  ...pdfMarkOperations,
  ...pdfBoxOperations,
  ...pdfLockOperations,
  ...contentOperations,
  ...imageOperations,
  ...imageContentOperations,
  ...videoOperations,
  ...audioOperations,
];

const byId = new Map(operations.map((operation) => [operation.id, operation]));

export const operationById = (id: string): Operation | undefined => byId.get(id);

/** Path of an operation's page. */
export const operationPath = ({ id }: Pick<Operation, 'id'>): string => `/${id}`;

/** True if it accepts this format, in any spelling. */
export const operatesOn = ({ formats }: Pick<OperationCore, 'formats'>, from: string): boolean => formats.includes(canonicalFormat(from));

/** Format id of the result for this input format. */
export const operationTarget = ({ to }: Pick<OperationCore, 'to'>, from: string): string => to ?? from;

/** Default option values, filled in so that engines need not know them. */
const defaultsOf = ({ options }: OperationCore): OptionValues =>
  Object.fromEntries(
    options.flatMap((option) => ('default' in option && option.default !== undefined ? [[option.id, option.default] as const] : [])),
  );

const lacking = (option: string, detail: Message): ParsedOptions => ({ ok: false, code: 'option_missing', option, detail });

/** Validates the JSON text of a request's `options` for an operation and fills in defaults. Reports a wrong or missing option. */
export const parseOperationOptions = (operation: OperationCore, json: string): ParsedOptions => {
  const parsed = withTimesInOrder(readOptions(json, operation.options, operation.name));
  if (!parsed.ok) return parsed;
  // A zero changes nothing.
  const isUnset = (id: string): boolean => !parsed.values[id];
  const missing = operation.options.find(({ id, required }) => required && isUnset(id));
  if (missing) return lacking(missing.id, message('optionMissing', { option: missing.id, range: rangeOf(missing) }));
  const { oneOf } = operation;
  if (oneOf?.ids.every(isUnset)) return lacking(oneOf.ids[0], oneOf.advice);
  return { ok: true, values: { ...defaultsOf(operation), ...parsed.values } };
};
