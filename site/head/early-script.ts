import source from '../scripts/early.js?raw';

const built = await Bun.build({ entrypoints: ['/early.js'], files: { '/early.js': source }, minify: true });

/** What runs in every page before anything is painted, short as it stands in each of them. */
export const earlyScript = (await built.outputs[0]?.text())?.trim() ?? '';
