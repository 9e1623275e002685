/**
 * Schema of a message on its way between processes: from a worker, a thread or another node. Its key is one of a closed list; what stands
 * the values of its parameters are short and are shown as text.
 */
import { Type } from '@sinclair/typebox';
import type { Message } from '../../catalogue/languages/message.ts';
import { type ProblemCode, problems } from '../../catalogue/problems.ts';

const strict = { additionalProperties: false };
const key = Type.String({ pattern: '^[A-Za-z0-9]{1,60}$' });
const name = '^[a-z][A-Za-z0-9]{0,30}$';
const plain = [
  Type.Number(),
  Type.String({ maxLength: 2000 }),
  Type.Object({ remedy: Type.Union((Object.keys(problems) as ProblemCode[]).map((code) => Type.Literal(code))) }, strict),
  Type.Object(
    { amount: Type.Number(), unit: Type.Union([Type.Literal('byte'), Type.Literal('megabyte'), Type.Literal('kilohertz')]) },
    strict,
  ),
];
const valuesOf = (...kinds: Parameters<typeof Type.Union>[0]) =>
  Type.Optional(Type.Record(Type.String({ pattern: name }), Type.Union([...kinds]), strict));
/** One message may hold another: `Step 2: …`, and that one a third: `must be a whole number from 1 to 100`. */
const innermost = Type.Object({ key, values: valuesOf(...plain, Type.Array(Type.String({ maxLength: 300 }), { maxItems: 300 })) }, strict);
const list = (...kinds: Parameters<typeof Type.Union>[0]) =>
  Type.Array(Type.Union([Type.String({ maxLength: 300 }), ...kinds]), { maxItems: 300 });
const inner = Type.Object({ key, values: valuesOf(...plain, list(), innermost) }, strict);

export const messageSchema = Type.Unsafe<Message>(Type.Object({ key, values: valuesOf(...plain, list(innermost), inner) }, strict));
