import { expect, test } from 'bun:test';
import { openRoute } from './open.ts';

const leadsTo = async (query: string): Promise<string | null> =>
  (await openRoute().handle(new Request(`http://localhost/open${query}`))).headers.get('location');

const pages = [
  ['?from=heic&to=jpg', '/image-converter/heic-to-jpg'],
  ['?from=JPEG&to=png', '/image-converter/jpg-to-png'],
  ['?from=heic&to=jpg&lang=de', '/de/image-converter/heic-to-jpg'],
  // Not offered, the same, or only one of them: what the known format can become.
  ['?from=mp3&to=docx', '/formats/mp3'],
  ['?from=jpeg&to=jpg', '/formats/jpg'],
  ['?to=pdf&from=', '/formats/pdf'],
  ['', '/all-tools'],
  ['?lang=ja', '/ja/all-tools'],
  // Nothing of the address itself comes back.
  ['?from=//evil.example&to=%0d%0aLocation:x&lang=//evil.example', '/all-tools'],
  [`?from=${'a'.repeat(9000)}&from=png&to=__proto__`, '/all-tools'],
] as const;

test('two formats open the page of their pair, or what there is instead', async () => {
  for (const [query, page] of pages) expect([query, await leadsTo(query)]).toEqual([query, page]);
});
