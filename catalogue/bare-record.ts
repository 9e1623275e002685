/** A record without the properties that every object inherits, for keys from a visitor's file: `constructor` is none of its keys. */
export const bareRecord = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), record);
