import { type Static, Type } from '@sinclair/typebox';

/** What of a document can be counted, in the order in which a receipt lists it. */
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

/** How many of each a document has. What a format can't tell is absent. `characters` are letters and digits. */
export type Counts = Readonly<Partial<Record<Countable, number>>>;

/** Counts that come from where hostile bytes have been. */
export const countsSchema = Type.Unsafe<Counts>(
  Type.Partial(Type.Object(Object.fromEntries(countables.map((name) => [name, Type.Integer({ minimum: 0, maximum: 2 ** 40 })]))), {
    additionalProperties: false,
  }),
);

/** What went in and what came out. */
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

/** The counts of several files together; a thing that one of them can't tell is left out. */
export const sumCounts = (all: readonly Counts[]): Counts =>
  Object.fromEntries(
    countables.flatMap((name) => {
      const values = all.map((counts) => counts[name]);
      return values.length > 0 && values.every((value) => value !== undefined)
        ? [[name, values.reduce((sum, value) => sum + value, 0)]]
        : [];
    }),
  );
