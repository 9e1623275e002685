import { askServer } from './ask-server.ts';
import { connectionLost, failureOfStatus } from './failures.ts';

/** What a server converts: the part of `/api/formats` that the command line reads. */
export type RemoteFormats = {
  readonly formats: readonly { readonly id: string; readonly name: string; readonly outputs: readonly string[] }[];
  readonly operations: Readonly<Record<string, { readonly formats: readonly string[] }>>;
  readonly presets?: unknown;
};

/** Asks a server for its formats. Rejects with RemoteFailure. */
export const remoteFormats = async (server: URL): Promise<RemoteFormats> => {
  const answer = await askServer(server, 'api/formats', { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  if (!answer) throw connectionLost();
  if (!answer.ok) throw failureOfStatus(answer.status);
  return (await answer.json()) as RemoteFormats;
};
