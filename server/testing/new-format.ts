import { formatPlaces } from './format-places.ts';

/** `bun run new:format ID [KIND]`: lists every place that a format needs, with a template for missing ones. Fails until none is missing. */
const [id = '', kind] = process.argv.slice(2);
const kinds = ['image', 'document', 'ebook', 'video', 'audio', 'archive', 'subtitle', 'font', 'model'] as const;
const chosen = kinds.find((one) => one === kind);
if (!/^[a-z0-9.]+$/.test(id) || (kind && !chosen)) {
  console.error(`Usage: bun run new:format ID [${kinds.join('|')}], the id in small letters and digits.`);
  process.exit(2);
}
const places = formatPlaces(id, chosen);
const signs = { there: '✓', missing: '✗', optional: '·' } as const;
for (const { file, what, state, stub } of places) {
  console.log(`${signs[state]} ${file}\n    ${what}`);
  if (state !== 'there' && stub) console.log(`    ${stub}`);
}
const missing = places.filter(({ state }) => state === 'missing').length;
console.log(
  `\n${places.filter(({ state }) => state === 'there').length} there, ${missing} missing. Then: bun test catalogue server/engines, and npm test.`,
);
process.exit(missing === 0 ? 0 : 1);
