import { type Static, Type } from '@sinclair/typebox';

/** What can be counted in a document, in receipt order. */
export const countables = [
  'pages',
  'slides',
  'sheets',
  'characters',
  'tables',
  'pictures',
  'notes',
  'comments',
  'links',
  'formulas',
] as const;

export type Countable = (typeof countables)[number];

/** Counts of a document. Those unknown for its format are absent. `characters` are letters and digits. */
export type Counts = Readonly<Partial<Record<Countable, number>>>;

/** Validates counts from sandboxed workers that parsed hostile bytes. */
export const countsSchema = Type.Unsafe<Counts>(
  Type.Partial(Type.Object(Object.fromEntries(countables.map((name) => [name, Type.Integer({ minimum: 0, maximum: 2 ** 40 })]))), {
    additionalProperties: false,
  }),
);

/** Counts before and after a conversion. */
export const receiptSchema = Type.Array(
  Type.Object(
    {
      what: Type.Union(countables.map((name) => Type.Literal(name))),
      before: Type.Integer({ minimum: 0 }),
      after: Type.Integer({ minimum: 0 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: countables.length },
);

export type Receipt = Static<typeof receiptSchema>;

/** Sums the counts of several files; drops those that one of them lacks. */
export const sumCounts = (all: readonly Counts[]): Counts =>
  Object.fromEntries(
    countables.flatMap((name) => {
      const values = all.map((counts) => counts[name]);
      return values.length > 0 && values.every((value) => value !== undefined)
        ? [[name, values.reduce((sum, value) => sum + value, 0)]]
        : [];
    }),
  );
