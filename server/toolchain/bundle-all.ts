import { mkdir } from 'node:fs/promises';
import { workersOf } from '../contract/needs.ts';
import { engines } from '../engines.ts';
import { bundleName } from './bundle.ts';
import { bundlesDir, madeBefore, provideBundle } from './bundles.ts';

/** `setup.sh install`: bundles the workers of all engines in advance, for servers with an empty DATA_DIR. */
await mkdir(madeBefore, { recursive: true });
const name = await bundlesDir(madeBefore);
const kinds = new Map(workersOf(engines.flatMap(({ steps }) => steps)).map((kind) => [bundleName(kind), kind]));
for (const kind of kinds.values()) await provideBundle(kind, madeBefore, name, 'onDemand');
