/** Switches that the copied engine checks at each rule. The product has none. */
export const switches = {
  /** The disabled rule; -1 for none. */
  off: -1,
  /** If set, collects the rules whose removal would make a difference. */
  seen: undefined as Set<number> | undefined,
  /** Remaining condition evaluations; stops endless loops. */
  left: Number.POSITIVE_INFINITY,
  asked: 0,
  constants: new Map<number, (factor: number) => void>(),
  /** Milliseconds per function including callees, while `seen` is set. */
  times: new Map<number, number>(),
};

const ask = (): void => {
  if (++switches.asked > switches.left) throw new Error('A loop has lost its end.');
};

const isSame = (a: unknown, b: unknown, deep = true): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((v, n) => v === b[n]);
  if ((a instanceof Set || a instanceof Map) && (b instanceof Set || b instanceof Map)) return a.size === 0 && b.size === 0;
  if (!deep || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const keys = Object.keys(b);
  return Object.keys(a).length === keys.length && keys.every((k) => isSame((a as never)[k], (b as never)[k], false));
};

/** A condition that evaluates to `neutral` while it is off. */
export const __C = <T>(id: number, value: T, neutral: boolean): T | boolean => {
  ask();
  if (switches.off === id) return neutral;
  if (switches.seen && Boolean(value) !== neutral) switches.seen.add(id);
  return value;
};

type Any = (...args: never[]) => unknown;

/** Replacement of a function without a result while it is off. */
export const __V = (): void => {};

/** A function with a different result while it is off. */
export const __F = <T extends Any>(own: T, without: readonly (readonly [number, (args: unknown[]) => unknown])[]): T =>
  ((...args: never[]) => {
    ask();
    for (const [id, result] of without) if (switches.off === id) return result(args);
    if (!switches.seen) return own(...args);
    const start = performance.now();
    const found = own(...args);
    const id = (without[0] as readonly [number, unknown])[0];
    switches.times.set(id, (switches.times.get(id) ?? 0) + performance.now() - start);
    for (const [rule, result] of without) if (result === __V || !isSame(found, result(args))) switches.seen.add(rule);
    return found;
  }) as T;

/** A constant that can be scaled; whole numbers change by at least one. */
export const __S = (id: number, value: number, set: (value: number) => void): void => {
  switches.constants.set(id, (factor) => {
    const scaled = value * factor;
    set(factor === 1 || !Number.isInteger(value) ? scaled : factor < 1 ? Math.floor(scaled) : Math.ceil(scaled));
  });
};
