import { formats } from '../../catalogue/formats.ts';
import { mergeFor, merges } from '../../catalogue/merges.ts';
import { optionSpec } from '../../catalogue/option-spec.ts';
import { optionKey, options, optionsFor } from '../../catalogue/options.ts';
import { outputsFor, universalOutputs } from '../../catalogue/pairs.ts';
import { toneOf } from '../head/tone.ts';
import type { FormatCatalogue } from '../islands/upload/format-catalogue.ts';

/** What the universal converter fetches: every format, what each can become, and the options of each pair. */
export const GET = () => {
  const sets: string[] = [];
  const setIndex = (from: string, to: string): number => {
    const key = optionsFor(from, to).map(optionKey).join(' ');
    if (!sets.includes(key)) sets.push(key);
    return sets.indexOf(key);
  };
  const body: FormatCatalogue = {
    formats: formats.map((format) => {
      const { id, name, kind, aliasOf } = format;
      const names = { id, name, kind, tone: toneOf(format) };
      // A second spelling is only an output: a file is never detected as one.
      return aliasOf
        ? { ...names, extensions: [], mimeTypes: [], common: 0, outputs: [] }
        : {
            ...names,
            extensions: format.extensions,
            mimeTypes: format.mimeTypes,
            common: universalOutputs(id).length,
            outputs: outputsFor(id).map((to) => [to, setIndex(id, to)] as const),
          };
    }),
    options: Object.fromEntries(options.map((option) => [optionKey(option), optionSpec(option)])),
    merges: Object.fromEntries(
      merges.map(({ to, label, holds }) => [
        to,
        { label, holds, from: formats.filter(({ id, aliasOf }) => !aliasOf && mergeFor(id, to)).map(({ id }) => id) },
      ]),
    ),
    optionSets: sets.map((key) => key.split(' ').filter(Boolean)),
  };
  return Response.json(body);
};
