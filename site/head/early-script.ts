import source from '../scripts/early.js?raw';

const { outputs } = await Bun.build({ entrypoints: ['/early.js'], files: { '/early.js': source }, minify: true });
const [script] = outputs;
if (!script) throw new Error('Nothing came of scripts/early.js.');

/** What runs in every page before anything is painted, short as it stands in each of them. */
export const earlyScript = (await script.text()).trim();
