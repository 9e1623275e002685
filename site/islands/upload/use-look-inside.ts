import { useEffect } from 'react';
import type { Conversion } from './conversion.ts';
import type { Item } from './item.ts';

/** The format in a failure that the user has not acted on yet. */
const toldBy = (item: Item): string | undefined =>
  item.state.kind === 'failed' && !item.seemsToBe ? item.state.failure.detected : undefined;

/**
 * Inspects the first bytes of every added file, and the server's findings on refused ones, and marks files whose content contradicts
 * their names. Optional: without it the server still reports the same.
 */
export const useLookInside = (conversion: Conversion): void => {
  useEffect(() => {
    const seen = new Set<string>();
    return conversion.items.subscribe((items) => {
      for (const item of items) {
        const told = toldBy(item);
        const question = `${item.id} ${told ?? ''}`;
        if (seen.has(question)) continue;
        seen.add(question);
        import('./look-inside.ts')
          .then(({ realFormat }) => realFormat(item, told))
          .then(
            (format) => format && conversion.setSeems(item.id, format),
            () => undefined,
          );
      }
    });
  }, [conversion]);
};
