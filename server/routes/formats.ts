import { Elysia } from 'elysia';
import { formats } from '../../catalogue/formats.ts';
import { maxChainSteps } from '../../catalogue/limits.ts';
import { merges } from '../../catalogue/merges.ts';
import { operations } from '../../catalogue/operations.ts';
import { mergedSpecs, optionSpec } from '../../catalogue/option-spec.ts';
import { options, optionsFor } from '../../catalogue/options.ts';
import type { Services } from '../node/services.ts';
import { mergeSources } from '../openapi/conversions.ts';
import type { Offers } from '../planning/offers.ts';

const bodyOf = (offers: Offers, presets: Services['config']['presets']) => {
  const outputs = Object.fromEntries(offers.outputs);
  const used = new Set([...offers.outputs.keys(), ...[...offers.outputs.values()].flat()]);
  const idsOf = (from: string, to: string) => optionsFor(from, to).map(({ id }) => id);
  /** Values of options that depend on the target. */
  const choicesOf = (from: string, to: string) => {
    const those = optionsFor(from, to).flatMap((option) =>
      option.variant !== undefined && option.control === 'choice' ? [[option.id, option.choices.map(({ value }) => value)] as const] : [],
    );
    return those.length > 0 ? [[to, Object.fromEntries(those)] as const] : [];
  };
  return {
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
    merges: Object.fromEntries(merges.filter(({ to }) => offers.merger(to)).map(({ to }) => [to, mergeSources(offers, to)])),
    operations: Object.fromEntries(
      operations
        .filter(({ id }) => offers.operations.has(id))
        .map(({ id, name, to, options, words }) => [
          id,
          {
            name,
            description: words.description,
            formats: offers.operations.get(id) ?? [],
            ...(to !== undefined && { to }),
            options: options.map(optionSpec),
          },
        ]),
    ),
    chains: { maxSteps: maxChainSteps },
    presets: Object.fromEntries(presets),
    options: Object.fromEntries(mergedSpecs(options).map((spec) => [spec.id, spec])),
    conversionOptions: Object.fromEntries(
      [...offers.outputs].map(([from, targets]) => [from, Object.fromEntries(targets.map((to) => [to, idsOf(from, to)]))]),
    ),
    conversionChoices: Object.fromEntries(
      [...offers.outputs]
        .map(([from, targets]) => [from, Object.fromEntries(targets.flatMap((to) => choicesOf(from, to)))] as const)
        .filter(([, byTarget]) => Object.keys(byTarget).length > 0),
    ),
  };
};

/**
 * `GET /api/formats`: every input format with its outputs; and the options with their ranges by id, which conversions accept them, and
 * the values of options that depend on the target.
 */
export const formatsRoute = ({ offers, config }: Pick<Services, 'offers' | 'config'>) => {
  // In a cluster the offers may change while this server runs.
  let known: { readonly outputs: Offers['outputs']; readonly body: ReturnType<typeof bodyOf> } | undefined;
  return new Elysia().get('/api/formats', ({ set }) => {
    if (known?.outputs !== offers.outputs) known = { outputs: offers.outputs, body: bodyOf(offers, config.presets) };
    set.headers['cache-control'] = 'public, max-age=300';
    return known.body;
  });
};
