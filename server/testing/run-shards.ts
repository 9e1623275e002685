import { hangsMs } from './long-timeout.ts';
import { shardsOf, testsOf } from './shards.ts';

/** `bun run test:unit [arguments of bun test]` and `test:long`: a part of `npm test` in two processes. */
const [part = '', ...further] = process.argv.slice(2);
if (part !== 'unit' && part !== 'long') throw new Error(`There is no part ${part}: unit or long.`);
const children = shardsOf(testsOf[part]).map((args) =>
  Bun.spawn(['bun', 'test', `--timeout=${hangsMs}`, ...args, ...further], { stdio: ['ignore', 'inherit', 'inherit'] }),
);
process.exit(Math.max(...(await Promise.all(children.map(({ exited }) => exited)))));
