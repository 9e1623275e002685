import { failureByStatus } from '../../catalogue/english-client-problems.ts';
import { formats } from '../../catalogue/formats.ts';
import { RemoteFailure } from './failures.ts';

type Row = { readonly id: string; readonly name: string; readonly outputs: readonly string[] };

const remoteRows = async (server: URL): Promise<readonly Row[]> => {
  const answer = await fetch(new URL('api/formats', server));
  if (!answer.ok) throw new RemoteFailure(failureByStatus(answer.status));
  return ((await answer.json()) as { readonly formats: readonly Row[] }).formats.map(({ id, name, outputs }) => ({ id, name, outputs }));
};

const localRows = async (): Promise<readonly Row[]> => {
  const { localOffers } = await import('./run-local.ts');
  const { outputs } = localOffers();
  return formats.map(({ id, name }) => ({ id, name, outputs: outputs.get(id) ?? [] }));
};

/** The formats that can be converted here, or on a server, each with its targets; `only` restricts them. */
export const listText = async (server: URL | undefined, only: readonly string[], json: boolean): Promise<string> => {
  const rows = await (server ? remoteRows(server) : localRows());
  const shown = rows.filter(({ id, outputs }) => outputs.length > 0 && (only.length === 0 || only.includes(id)));
  return shown
    .map((row) =>
      json ? JSON.stringify({ format: row.id, name: row.name, outputs: row.outputs }) : `${row.id.padEnd(8)} → ${row.outputs.join(' ')}`,
    )
    .map((line) => `${line}\n`)
    .join('');
};
