import { Elysia } from 'elysia';
import { formats } from '../../catalogue/formats.ts';
import type { Services } from '../services.ts';

/** `GET /api/formats`: every format that takes part in a conversion here and, for each input, its outputs. */
export const formatsRoute = ({ offers }: Services) => {
  const outputs = Object.fromEntries(offers.outputs);
  const used = new Set([...offers.outputs.keys(), ...[...offers.outputs.values()].flat()]);
  const body = {
    formats: formats
      .filter(({ id }) => used.has(id))
      .map(({ id, name, longName, extensions, mimeTypes, kind }) => ({ id, name, longName, extensions, mimeTypes, kind, outputs: outputs[id] ?? [] })),
    conversions: outputs,
  };
  return new Elysia().get('/api/formats', ({ set }) => {
    set.headers['cache-control'] = 'public, max-age=300';
    return body;
  });
};
