import type { CategoryId } from '../converters/converter.ts';
import type { Message } from '../languages/message.ts';
import type { Option } from '../options/option.ts';

/** Words of an operation's page. */
export type OperationWords = {
  /** One sentence for search results, cards and search engines, at most 155 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly lead: string;
  readonly steps: readonly string[];
  readonly changes: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** A tool that keeps a file's format, or reads its content. */
export type Operation = {
  /** Id in the API and in the page's address: `rotate-pdf` is at `/rotate-pdf`. */
  readonly id: string;
  /** `Rotate PDF` */
  readonly name: string;
  /** Button label: `Rotate`, `Rotate 3 files`. */
  readonly verb: string;
  /** Category that lists it. */
  readonly category: Extract<CategoryId, 'pdf' | 'image' | 'video' | 'audio'>;
  /** Canonical ids of the accepted formats, the usual one first. */
  readonly formats: readonly string[];
  /** Canonical id of the result's format, if it differs from the input's. */
  readonly to?: string;
  /** Canonical id of an intermediate format: an image becomes a PDF before its text is laid over it. */
  readonly via?: string;
  /** Appended to the result's name, so that it does not replace the input: `report-rotated.pdf`. Absent if the extension changes. */
  readonly suffix?: string;
  /** All options apply to each of its formats. */
  readonly options: readonly Option[];
  /** Options of which at least one must be set, and what to say if none is. */
  readonly oneOf?: { readonly ids: readonly [string, ...string[]]; readonly advice: Message };
  readonly words: OperationWords;
  /** Ids of related operations, or paths of pages. */
  readonly related: readonly string[];
};

/** What the server has to know of an operation; pages need the rest. */
export type OperationCore = Pick<Operation, 'id' | 'name' | 'formats' | 'to' | 'via' | 'suffix' | 'options' | 'oneOf'>;

/** What the result's name gets for these options: a mirrored picture is flipped, not rotated. Undefined if its extension changes. */
export const suffixOf = ({ suffix }: Pick<Operation, 'suffix'>, options: Readonly<Record<string, unknown>>): string | undefined =>
  suffix === 'rotated' && typeof options.turn === 'string' && options.turn.startsWith('flip-') ? 'flipped' : suffix;
