import type { Rule } from './instrument.ts';

/** One rule off, or one constant scaled by `factor`. */
export type Variant = { readonly rule: number; readonly factor?: number };

/** What a rule's absence changes: the documents that it touches in a shard, and how their scores change, of those that were tried. */
export type Found = Variant & { readonly touched: Readonly<Record<string, number>>; readonly change: Readonly<Record<string, number>> };

/** A shard's documents with nothing off; `times` are milliseconds by rule, with what it calls. */
export type Base = {
  readonly documents: readonly {
    readonly id: string;
    readonly set: string;
    readonly score: number;
    readonly seconds: number;
    readonly pages: number;
  }[];
  readonly times: Readonly<Record<string, number>>;
};

export type Todo = {
  readonly variants: readonly Variant[];
  readonly shards: number;
  /** Documents that a rule is tried on at most, in each shard. */
  readonly most: Readonly<Record<Rule['kind'], number>>;
  readonly roundSet: string;
  /** Milliseconds since 1970. */
  readonly until: number;
};
