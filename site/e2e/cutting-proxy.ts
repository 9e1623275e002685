import { connect, createServer, type Socket } from 'node:net';

/** When the connection is cut: so many bytes after a text has passed in that direction, or so long after it. */
export type Cut = {
  readonly after: string;
  readonly direction: 'up' | 'down';
  readonly bytes?: number;
  readonly ms?: number;
};

/** How long nobody gets through after a cut, in milliseconds. */
const darkMs = 700;

/** A line between a browser and the server that can be cut. Times and bytes are of the line itself, with all its connections. */
export const startCuttingProxy = async (target: number) => {
  const sockets = new Set<Socket>();
  let plan: { readonly cut: Cut; seen?: number } | undefined;
  let [isDark, cuts] = [false, 0];

  const cutAll = (): void => {
    plan = undefined;
    isDark = true;
    cuts++;
    for (const socket of sockets) socket.resetAndDestroy();
    setTimeout(() => {
      isDark = false;
    }, darkMs);
  };

  /** Passes a chunk on, or the part of it up to the cut. */
  const pass = (chunk: Buffer, direction: Cut['direction'], to: Socket): void => {
    if (plan?.cut.direction !== direction) {
      to.write(chunk);
      return;
    }
    const { cut } = plan;
    let start = 0;
    if (plan.seen === undefined) {
      const at = chunk.indexOf(cut.after);
      if (at < 0) {
        to.write(chunk);
        return;
      }
      plan.seen = 0;
      start = at;
      if (cut.ms !== undefined) setTimeout(cutAll, cut.ms);
    }
    const left = (cut.bytes ?? Number.POSITIVE_INFINITY) - plan.seen;
    plan.seen += chunk.length - start;
    if (chunk.length - start < left) {
      to.write(chunk);
      return;
    }
    to.write(chunk.subarray(0, start + left), () => cutAll());
  };

  const server = createServer((browser) => {
    if (isDark) {
      browser.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to, direction] of [
      [browser, upstream, 'up'],
      [upstream, browser, 'down'],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => pass(chunk, direction, to));
      from.on('end', () => to.end());
      // A cut line is what this is for.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Cuts the line once, as soon as this comes to pass. */
    cutAt: (cut: Cut): void => {
      plan = { cut };
    },
    /** Cuts all that is open. */
    cutNow: cutAll,
    cuts: (): number => cuts,
    close: (): void => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
