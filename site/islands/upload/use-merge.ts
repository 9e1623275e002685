import { useEffect, useState } from 'react';
import { extensionOfName, stemOfName } from '../../../catalogue/file-name.ts';
import { maxFilesTogether, maxTogetherBytes } from '../../../catalogue/limits.ts';
import { mergeTargets } from '../../../catalogue/merge-targets.ts';
import { say, toolWords } from '../../stores/words.ts';
import { loadAgain } from '../load-again.ts';
import type { Conversion } from './conversion.ts';
import { loadFormats, type MergeWords } from './format-catalogue.ts';
import { type Item, isActive, isHeld } from './item.ts';
import type { Held, Merge } from './merge.ts';
import type { MergePanel } from './merge-panel.tsx';
import { passwordOf } from './passwords.ts';
import { stepsFor } from './picked-pages.ts';

/** Files that can be merged: for the first target that at least two of them share and that supports merging. */
const candidates = (items: readonly Item[], merges: Readonly<Record<string, MergeWords>> | undefined): readonly Held[] => {
  const held = items
    .filter(isHeld)
    .filter((item) => !item.parts && !isActive(item) && !item.options.operation && item.to && mergeTargets.has(item.to));
  const first = held.find(({ to = '' }) => held.filter((item) => item.to === to).length > 1 && (!merges || merges[to] !== undefined));
  const to = first?.to ?? '';
  return held.filter((item) => item.to === to && (!merges || merges[to]?.from.includes(item.from)));
};

/** Formats for these files whose words say the same of the result as those of their own target. */
const targetsFor = (parts: readonly Held[], merges: Readonly<Record<string, MergeWords>>): Merge['targets'] => {
  const holds = merges[parts[0]?.to ?? '']?.holds;
  return Object.entries(merges).flatMap(([to, one]) =>
    one.holds === holds && parts.every(({ from, to: own }) => to === own || one.from.includes(from)) ? [[to, one.label] as const] : [],
  );
};

/** `photo + 11 more.jpg`: the bytes of all, in order. */
const joined = (parts: readonly Held[]): File => {
  const name = parts[0]?.file.name ?? '';
  return new File(
    parts.map(({ file }) => file),
    `${say(toolWords().merge.joined, { name: stemOfName(name), count: parts.length - 1 })}${extensionOfName(name)}`,
  );
};

const whyNot = (parts: readonly Held[]): string | undefined => {
  const words = toolWords().merge;
  if (parts.length > maxFilesTogether) return say(words.tooMany, { count: maxFilesTogether });
  return parts.reduce((sum, { file }) => sum + file.size, 0) > maxTogetherBytes ? words.tooLarge : undefined;
};

/**
 * Offers to merge several files that share a suitable target. Loads its panel on demand; without it each file is converted
 * separately.
 */
export const useMerge = (
  conversion: Conversion,
  items: readonly Item[],
  busy: boolean,
): (Merge & { readonly Panel: typeof MergePanel }) | undefined => {
  const [loaded, setLoaded] = useState<{
    readonly Panel: typeof MergePanel;
    readonly merges: Readonly<Record<string, MergeWords>>;
  }>();
  const [isChosen, setChosen] = useState(conversion.merging);
  const [target, setTarget] = useState<string>();
  const [order, setOrder] = useState<readonly number[]>([]);
  const [chosenPages, setPages] = useState('');
  const found = candidates(items, loaded?.merges);
  const place = (id: number): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const parts = found.toSorted((a, b) => place(a.id) - place(b.id));
  const isPossible = parts.length > 1;
  useEffect(() => {
    if (!isPossible || loaded) return;
    Promise.all([loadAgain(() => import('./merge-panel.tsx')), loadAgain(loadFormats)]).then(
      ([{ MergePanel: Panel }, { merges }]) => setLoaded({ Panel, merges }),
      () => undefined,
    );
  }, [isPossible, loaded]);

  const targets = loaded && conversion.merging ? targetsFor(parts, loaded.merges) : [];
  const to = targets.find(([one]) => one === target)?.[0] ?? parts[0]?.to ?? '';
  const words = loaded?.merges[to];
  const trouble = whyNot(parts);
  const isOn = isChosen && isPossible && words !== undefined;
  const isOfPdfs = to === 'pdf' && parts.every(({ from }) => from === 'pdf');
  const pages = isOfPdfs ? chosenPages : '';
  const key = parts.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the parts and their order
  useEffect(() => {
    // The texts stay unchanged during a run.
    if (busy) return;
    const begin = (): number | undefined => {
      const fresh = conversion.items.get();
      const now = parts.flatMap(({ id }) => fresh.filter(isHeld).filter((item) => item.id === id));
      const options = Object.assign({}, ...now.map((part) => part.options));
      const [first] = now;
      if (!first) return undefined;
      // A new attempt replaces the failed one.
      for (const { id, parts: merged, state } of fresh) if (merged && state.kind === 'failed') conversion.remove(id);
      const whole = {
        file: joined(now),
        from: first.from,
        to,
        options: pages ? { steps: stepsFor(pages) } : options,
        parts: now.map(({ id, file, from }) => ({ file, from, password: passwordOf(id) })),
      };
      return conversion.add([whole], 'add')[0];
    };
    conversion.instead.set(isOn && !trouble ? { label: words.make, begin } : undefined);
    return () => {
      // The press that starts a run re-renders this too: the files still count as one.
      if (!conversion.run.get()) conversion.instead.set(undefined);
    };
  }, [conversion, isOn, key, to, pages, trouble, busy]);

  if (!loaded || !words || !isPossible) return undefined;
  return {
    Panel: loaded.Panel,
    words,
    parts,
    isOn,
    isFixed: conversion.merging,
    to,
    targets,
    onTarget: setTarget,
    trouble,
    disabled: busy,
    onChoose: setChosen,
    onOrder: setOrder,
    onPages: isOfPdfs ? setPages : undefined,
  };
};
