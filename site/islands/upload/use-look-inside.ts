import { useEffect } from 'react';
import type { Conversion } from './conversion.ts';
import type { Item } from './item.ts';

/** A failure that says what the content is, while nobody has followed that yet. */
const toldBy = (item: Item): string | undefined =>
  item.state.kind === 'failed' && !item.seemsToBe ? item.state.failure.detected : undefined;

/**
 * Looks at the first bytes of every file that is taken in, and at what the server says of those that it refuses, and notes on the file when
 * its content is of another format than its name says. It is a help: where it can't be had, the server still says the same.
 */
export const useLookInside = (conversion: Conversion): void => {
  useEffect(() => {
    const seen = new Set<string>();
    return conversion.items.listen((items) => {
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
