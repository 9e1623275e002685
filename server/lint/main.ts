/** Rejects regular expressions whose time grows faster than their input. `bun run lint` runs it, as the linter has no such rule. */
import { productExpressions } from './expressions.ts';
import { whySuperLinear } from './super-linear.ts';

const expressions = await productExpressions();
const found = expressions.flatMap((expression) => {
  const why = whySuperLinear(expression);
  return why ? [`${expression.file}:${expression.line} /${expression.source}/${expression.flags}: ${why}`] : [];
});
for (const line of found) console.error(line);
if (found.length > 0)
  console.error(
    `${found.length} of ${expressions.length} expressions take more than linear time. Bound the repetition, put (?<!…) before it so that no match begins inside a run, or write a loop.`,
  );
process.exit(found.length === 0 ? 0 : 1);
