import { canonicalFormat, formatById } from '../../catalogue/formats.ts';
import { operatesOn, operationById } from '../../catalogue/operations.ts';
import { Problem } from '../contract/problem.ts';
import { decodeText } from '../formats/text/decode.ts';
import type { Offers } from '../planning/offers.ts';
import type { Input } from './input.ts';
import type { Asked, Work, WorkFile } from './work.ts';

export type TextFormat = 'txt' | 'html' | 'md';

/** Most of a text that is put into an answer of JSON, which has to be in memory whole. */
const mostTextBytes = 32 * 1024 * 1024;

/** Formats by way of which others are read, the one that keeps most first. */
const between = ['html', 'pdf', 'docx', 'json', 'csv', 'eml'] as const;

const mimeOf: Readonly<Record<TextFormat, string>> = { txt: 'text/plain', html: 'text/html', md: 'text/markdown' };

type Options = NonNullable<Asked['options']>;

/** A file with a text, and which kind of text. */
type TextRead = { readonly file: WorkFile; readonly format: TextFormat };

/** The ways from a format to a text, each a list of targets: one conversion, or two where no single one is offered. */
const waysTo = (offers: Offers, from: string, to: TextFormat): readonly string[] | undefined => {
  if (offers.has(from, to)) return [to];
  const way = between.find((one) => one !== from && offers.has(from, one) && offers.has(one, to));
  if (way !== undefined) return [way, to];
  // Plain text is what some formats have and no more.
  return to !== 'txt' && offers.has(from, 'txt') ? ['txt'] : undefined;
};

/** Plain text and Markdown come as they are, in UTF-8. */
const asUtf8 = async (work: Work, file: WorkFile): Promise<WorkFile> => {
  const bytes = await Bun.file(work.pathOf(file)).bytes();
  const name = work.freshName();
  const written = await Bun.write(work.pathOf({ name }), decodeText(bytes).text);
  return { name, fileName: file.fileName, bytes: written, mimeType: file.mimeType };
};

/** Reads an image's text where that is offered. */
const readImage = (work: Work, file: WorkFile, format: string): Promise<WorkFile> | undefined => {
  const operation = operationById('image-to-text');
  return operation && operatesOn(operation, format) ? work.convert([file], { inputFormat: [format], operation: operation.id }) : undefined;
};

const unread = (format: string): Problem =>
  new Problem('unsupported_conversion', { english: `No text is read from ${formatById(format)?.name ?? 'files of this kind'} here.` });

/**
 * The text of a file, by the conversions that are offered; its format is the one that was wanted, or plain text where there is no other.
 * `options` are for the first conversion, and only those that it takes.
 */
export const readText = async (
  work: Work,
  offers: Offers,
  { file, format: given, password }: Input,
  to: TextFormat,
  options: Options = {},
): Promise<TextRead> => {
  const format = canonicalFormat(given);
  if (format === to || (format === 'txt' && to === 'md')) return { file: await asUtf8(work, file), format: to };
  const image = formatById(format)?.kind === 'image' ? readImage(work, file, format) : undefined;
  if (image) return { file: { ...(await image), mimeType: mimeOf.txt }, format: 'txt' };
  const way = waysTo(offers, format, to);
  if (!way) throw unread(format);
  let at = file;
  let from = format;
  for (const target of way) {
    const isFirst = from === format;
    const asked = {
      inputFormat: [from],
      outputFormat: target,
      ...(isFirst && { options }),
      ...(isFirst && password !== undefined && { password }),
    };
    at = await work.convert([at], asked);
    from = target;
  }
  return { file: at, format: from as TextFormat };
};

/** A text that fits into memory. */
const wholeText = async (work: Work, file: WorkFile): Promise<string> => {
  const { size } = Bun.file(work.pathOf(file));
  if (size > mostTextBytes)
    throw new Problem(
      'output_too_large',
      { english: 'The text is too long for an answer of JSON. Ask for plain text.' },
      {
        limit: { name: 'textBytes', max: mostTextBytes, actual: size },
      },
    );
  return Bun.file(work.pathOf(file)).text();
};

/** Lines of plain text as a web page. */
const asPage = (text: string): string =>
  `<html><body><pre>${text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</pre></body></html>`;

/** What was read, as a string; a web page even where only plain text was read. */
export const textAs = async (work: Work, { file, format }: TextRead, to: TextFormat): Promise<string> => {
  const text = await wholeText(work, file);
  return to === 'html' && format === 'txt' ? asPage(text) : text;
};
