/** Groups consecutive items that satisfy `isRun` into arrays; keeps the other items and the order. */
export const groupRuns = <T, R extends T>(items: readonly T[], isRun: (item: T) => item is R): (Exclude<T, R> | readonly R[])[] => {
  const out: (Exclude<T, R> | R[])[] = [];
  for (const item of items) {
    const last = out.at(-1);
    if (!isRun(item)) out.push(item as Exclude<T, R>);
    else if (Array.isArray(last)) last.push(item);
    else out.push([item]);
  }
  return out;
};
