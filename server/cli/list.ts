import { formats } from '../../catalogue/formats.ts';
import { type RemoteFormats, remoteFormats } from './remote-formats.ts';

const localRows = async (): Promise<RemoteFormats['formats']> => {
  const { localOffers } = await import('./run-local.ts');
  const { outputs } = localOffers();
  return formats.map(({ id, name }) => ({ id, name, outputs: outputs.get(id) ?? [] }));
};

/** The formats that can be converted here, or on a server, each with its targets; `only` restricts them. */
export const listText = async (server: URL | undefined, only: readonly string[], json: boolean): Promise<string> => {
  const rows = server ? (await remoteFormats(server)).formats : await localRows();
  const shown = rows.filter(({ id, outputs }) => outputs.length > 0 && (only.length === 0 || only.includes(id)));
  return shown
    .map((row) =>
      json ? JSON.stringify({ format: row.id, name: row.name, outputs: row.outputs }) : `${row.id.padEnd(8)} → ${row.outputs.join(' ')}`,
    )
    .map((line) => `${line}\n`)
    .join('');
};
