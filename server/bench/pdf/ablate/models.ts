import type { Rule } from './instrument.ts';

/** One rule off, or one constant scaled by `factor`. */
export type Variant = { readonly rule: number; readonly factor?: number };

/** Effect of removing a rule: the documents affected per shard, and the score changes of those tried. */
export type Found = Variant & { readonly touched: Readonly<Record<string, number>>; readonly change: Readonly<Record<string, number>> };

/** A shard's scores with all rules on; `times` are milliseconds by rule including callees. */
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
  /** Maximum number of documents per shard on which a rule is tried. */
  readonly most: Readonly<Record<Rule['kind'], number>>;
  readonly roundSet: string;
  /** Milliseconds since 1970. */
  readonly until: number;
};
