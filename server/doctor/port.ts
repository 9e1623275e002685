import type { Finding } from './finding.ts';

const topic = 'Port';

/** Why a port can't be listened at, by the system's code; undefined where it is not the port. */
export const portTrouble = (thrown: unknown, port: number, host: string): Finding | undefined => {
  const { code } = thrown as { code?: string };
  if (code === 'EADDRINUSE')
    return {
      topic,
      state: 'fault',
      says: `Port ${port} is taken by another program.`,
      fix: `Stop that one (ss -ltnp 'sport = :${port}' names it), or set PORT to another.`,
    };
  if (code === 'EACCES')
    return {
      topic,
      state: 'fault',
      says: `Port ${port} is for root alone.`,
      fix: 'Set PORT to one from 1024 on, and let a proxy pass on to it.',
    };
  if (code === 'EADDRNOTAVAIL')
    return {
      topic,
      state: 'fault',
      says: `HOST ${host} is no address of this machine.`,
      fix: 'Set HOST to one of its own, or to 0.0.0.0.',
    };
  return undefined;
};

/** Whether the server could listen there now. */
export const checkPort = (port: number, host: string): Finding => {
  try {
    Bun.listen({ port, hostname: host, socket: { data: () => undefined } }).stop(true);
    return { topic, state: 'ok', says: `${port} is free` };
  } catch (thrown) {
    const trouble = portTrouble(thrown, port, host);
    if (!trouble) throw thrown;
    return trouble;
  }
};
