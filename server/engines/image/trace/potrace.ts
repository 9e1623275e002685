import { runBeside, scratch } from '../tool.ts';
import type { Layer } from './layers.ts';

/** Coordinates are integers in fifths of a pixel. */
const unit = 5;

export type Tracing = {
  readonly width: number;
  readonly height: number;
  /** Areas of this many pixels or fewer are dropped. */
  readonly smallest: number;
  /** Whether corners belong to the drawing or are steps of a curve. */
  readonly corners: 'kept' | 'rounded';
};

/** The outlines of a layer as path data in fifths of a pixel from the bottom left; empty if it has only specks. */
const traceLayer = async ({ bits }: Layer, index: number, { width, height, smallest, corners }: Tracing): Promise<string> => {
  const [input, output] = [scratch(`layer-${index}.pbm`), scratch(`layer-${index}.svg`)];
  await Bun.write(input, Buffer.concat([Buffer.from(`P4\n${width} ${height}\n`), bits]));
  const settings = [
    '--turdsize',
    String(smallest),
    '--alphamax',
    corners === 'kept' ? '0' : '1',
    '--opttolerance',
    '0.6',
    '--unit',
    String(unit),
  ];
  await runBeside(['potrace', '--backend', 'svg', '--flat', ...settings, '--output', output, input], 'pixels');
  const svg = await Bun.file(output).text();
  return (/<path d="([^"]*)"/.exec(svg)?.[1] ?? '').replace(/\s+/g, ' ').trim();
};

/** Concurrent programs; the machine serves other visitors too. */
const together = 2;

export const traceLayers = async (
  layers: readonly Layer[],
  tracing: Tracing,
  progress: (fraction: number) => void,
): Promise<readonly { readonly colour: string; readonly path: string }[]> => {
  const traced: { colour: string; path: string }[] = [];
  for (let first = 0; first < layers.length; first += together) {
    const batch = layers.slice(first, first + together);
    const paths = await Promise.all(batch.map((layer, step) => traceLayer(layer, first + step, tracing)));
    for (const [step, path] of paths.entries()) if (path) traced.push({ colour: batch[step]?.colour ?? '', path });
    progress((first + batch.length) / layers.length);
  }
  return traced;
};

export { unit as traceUnit };
