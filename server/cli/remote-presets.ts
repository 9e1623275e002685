import { failureByStatus } from '../../catalogue/english-client-problems.ts';
import { checkPresets, type Presets } from '../config/presets.ts';
import { connectionLost, RemoteFailure } from './failures.ts';

/** The presets of a server, validated like a preset file. */
export const remotePresets = async (server: URL): Promise<Presets> => {
  const answer = await fetch(new URL('api/formats', server), { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  if (!answer) throw connectionLost();
  if (!answer.ok) throw new RemoteFailure(failureByStatus(answer.status));
  const { presets = {} } = (await answer.json()) as { readonly presets?: unknown };
  return checkPresets(presets, 'The server');
};
