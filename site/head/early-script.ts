import page from '../scripts/early.js?raw';
import tool from '../scripts/early-tool.js?raw';

const minified = async (source: string): Promise<string> => {
  const { outputs } = await Bun.build({ entrypoints: ['/early.js'], files: { '/early.js': source }, minify: true });
  const [script] = outputs;
  if (!script) throw new Error('Nothing came of the scripts of the head.');
  return (await script.text()).trim();
};

/** The script that runs in every page before the first paint, minified. */
export const earlyScript = await minified(page);

/** The one of pages with an upload tool. */
export const earlyToolScript = await minified(page + tool);
