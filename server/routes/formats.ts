import { Elysia } from 'elysia';
import { formats } from '../../catalogue/formats.ts';
import { optionSpec } from '../../catalogue/option-spec.ts';
import { options, optionsFor } from '../../catalogue/options.ts';
import type { Services } from '../services.ts';

/**
 * `GET /api/formats`: every format that takes part in a conversion here; for each input its outputs; and the options
 * with their ranges, by id, and which of them each conversion takes.
 */
export const formatsRoute = ({ offers }: Services) => {
  const outputs = Object.fromEntries(offers.outputs);
  const used = new Set([...offers.outputs.keys(), ...[...offers.outputs.values()].flat()]);
  const idsOf = (from: string, to: string) => optionsFor(from, to).map(({ id }) => id);
  const body = {
    formats: formats
      .filter(({ id }) => used.has(id))
      .map(({ id, name, longName, extensions, mimeTypes, kind }) => ({
        id,
        name,
        longName,
        extensions,
        mimeTypes,
        kind,
        outputs: outputs[id] ?? [],
      })),
    conversions: outputs,
    options: Object.fromEntries(options.map((option) => [option.id, optionSpec(option)])),
    conversionOptions: Object.fromEntries(
      [...offers.outputs].map(([from, targets]) => [from, Object.fromEntries(targets.map((to) => [to, idsOf(from, to)]))]),
    ),
  };
  return new Elysia().get('/api/formats', ({ set }) => {
    set.headers['cache-control'] = 'public, max-age=300';
    return body;
  });
};
