import source from '../scripts/early.js?raw';

const { outputs } = await Bun.build({ entrypoints: ['/early.js'], files: { '/early.js': source }, minify: true });
const [script] = outputs;
if (!script) throw new Error('Nothing came of scripts/early.js.');

/** The script that runs in every page before the first paint, minified. */
export const earlyScript = (await script.text()).trim();
