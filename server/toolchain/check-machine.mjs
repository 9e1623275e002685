/**
 * Runs before the set-up, by any Node of any system: says in two lines what to do where the set-up cannot run. A machine that has
 * Linux but no apt is the set-up's own affair (setup/distribution.sh).
 */
import { pathToFileURL } from 'node:url';

const oldestNode = 20;
const container = 'docker compose up --build';

/** The lines for a machine; none where the set-up may begin. */
export const adviceFor = ({ platform, arch, node }) => {
  if (platform === 'win32')
    return [
      'The converters’ tools run on Linux alone. In WSL: `wsl --install -d Debian`, then clone this repository inside it and run npm start there.',
      `Or in a container, by Docker Desktop: ${container}`,
    ];
  if (platform !== 'linux')
    return [
      `The converters’ tools run in sandboxes that Linux alone has. In a container, by Docker Desktop, OrbStack or Colima: ${container}`,
      'To work on the pages alone: npm ci --ignore-scripts && node node_modules/bun/install.js && npm run dev',
    ];
  if (arch !== 'x64' && arch !== 'arm64')
    return [`The sandbox knows processors of two kinds, x86-64 and arm64, and this one is ${arch}.`, 'Run it on a machine of one of them.'];
  if (Number.parseInt(node, 10) < oldestNode)
    return [`Node ${oldestNode} or newer is needed, and this is Node ${node}.`, `Install a newer one, or use a container: ${container}`];
  return [];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = adviceFor({ platform: process.platform, arch: process.arch, node: process.versions.node });
  for (const line of lines) console.error(line);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
