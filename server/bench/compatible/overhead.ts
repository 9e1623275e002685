/**
 * Overhead of a compatible API compared to `/api/convert`: medians of the same conversion in turns. `bun
 * server/bench/compatible/overhead.ts`
 */
import { runChecks, startServer } from './server.ts';

const server = await startServer();
const rounds = 40;
const text = '{"a": 1, "b": [1, 2, 3]}';

const own = (): Promise<Response> => {
  const form = new FormData();
  form.append('file', new File([text], 'a.json'));
  form.append('inputFormat', 'json');
  form.append('outputFormat', 'txt');
  return fetch(`${server.url}/api/convert`, { method: 'POST', body: form });
};
const tika = (): Promise<Response> =>
  fetch(`${server.url}/tika`, { method: 'PUT', body: text, headers: { 'content-disposition': 'attachment; filename=a.json' } });

/** Milliseconds outside the conversion, whose time the server reports. */
const outside = async (ask: () => Promise<Response>): Promise<number> => {
  const began = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(String(answer.status));
  const inside = /convert;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
  return performance.now() - began - Number(inside ?? 0);
};
const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

await runChecks({
  'overhead of /tika over /api/convert': async () => {
    const times: { readonly own: number[]; readonly other: number[] } = { own: [], other: [] };
    for (let round = 0; round < rounds + 5; round++) {
      const [one, other] = [await outside(own), await outside(tika)];
      if (round < 5) continue;
      times.own.push(one);
      times.other.push(other);
    }
    const [before, after] = [median(times.own), median(times.other)];
    const said = `${before.toFixed(1)} and ${after.toFixed(1)} ms: ${(after - before).toFixed(1)} ms more`;
    if (after - before > 5) throw new Error(said);
    return said;
  },
});
await server.stop();
