/** `bun run lint` runs what the linter has no rules for: expressions whose time grows faster than their input, and words of riddles. */
import { productExpressions } from './expressions.ts';
import { findPlainWords } from './plain-words.ts';
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
const words = await findPlainWords(new URL('../../', import.meta.url).pathname);
for (const { file, line, word, instead } of words) console.error(`${file}:${line} "${word}": ${instead}`);
process.exit(found.length + words.length === 0 ? 0 : 1);
