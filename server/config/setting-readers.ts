/** An invalid setting in the environment. The start stops and prints the message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The environment variables that settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number within limits. */
export const whole = (env: Environment, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but is "${text}".`);
  return value;
};

/** 1 or 0. */
export const flag = (env: Environment, name: string, fallback: boolean): boolean => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0, but is "${text}".`);
};

/** One of several words; the first is the default. */
export const choice = <Value extends string>(env: Environment, name: string, values: readonly [Value, ...Value[]]): Value => {
  const text = env[name];
  if (text === undefined || text === '') return values[0];
  const value = values.find((one) => one === text);
  if (!value) throw new ConfigError(`${name} must be ${values.join(' or ')}, but is "${text}".`);
  return value;
};
