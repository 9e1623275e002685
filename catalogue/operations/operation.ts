import type { CategoryId } from '../converters/converter.ts';
import type { Option } from '../options/option.ts';

/** What the page of an operation says. */
export type OperationWords = {
  /** One sentence for search results, cards and search engines, at most 155 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  readonly steps: readonly string[];
  readonly changes: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** What is done to a file that keeps its format, or whose content is read: a tool by the name that people know. */
export type Operation = {
  /** The API's name for it, and the address of its page: `rotate-pdf` is at `/rotate-pdf`. */
  readonly id: string;
  /** `Rotate PDF` */
  readonly name: string;
  /** What its button says: `Rotate`, `Rotate 3 files`. */
  readonly verb: string;
  /** Where it is listed. */
  readonly category: Extract<CategoryId, 'pdf' | 'image' | 'video' | 'audio'>;
  /** Canonical ids of the formats that it takes, the usual one first. */
  readonly formats: readonly string[];
  /** Canonical id of the result's format, where that is not the input's. */
  readonly to?: string;
  /** Canonical id of a format that a file becomes on the way to the result: an image becomes a PDF before its text is laid over it. */
  readonly via?: string;
  /** Added to the name of the result, so that it does not replace the input: `report-rotated.pdf`. Left out where the extension changes. */
  readonly suffix?: string;
  /** All of them apply to each of its formats. */
  readonly options: readonly Option[];
  readonly words: OperationWords;
  /** Ids of operations, or paths of pages, that its page leads to. */
  readonly related: readonly string[];
};

/** What the server has to know of an operation; pages need the rest. */
export type OperationCore = Pick<Operation, 'id' | 'name' | 'formats' | 'to' | 'via' | 'suffix' | 'options'>;
