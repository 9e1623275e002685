import { ConfigError, choice, type Environment } from './setting-readers.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS holds a % that begins no escape.');
  }
};

const headerList = (text: string): Readonly<Record<string, string>> => {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): [string, string] => {
      const at = part.indexOf('=');
      if (at < 1) throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must be pairs like name=value, separated by commas.');
      return [part.slice(0, at).trim(), decoded(part.slice(at + 1).trim())];
    });
  return Object.fromEntries(pairs);
};

/** Trace export settings; undefined if tracing is off. Names and meanings are OpenTelemetry's. */
export const readTraceSettings = (env: Environment) => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http:// or https://, such as http://localhost:4318.');
  const sampler = choice(env, 'OTEL_TRACES_SAMPLER', ['parentbased_always_on', 'parentbased_traceidratio']);
  const share = sampler === 'parentbased_always_on' ? 1 : Number(env.OTEL_TRACES_SAMPLER_ARG || '1');
  if (!(share >= 0 && share <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headerList(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    service: env.OTEL_SERVICE_NAME || 'file-converter',
    /** Share of recorded traces among those that begin here. */
    share,
  };
};

export type TraceSettings = NonNullable<ReturnType<typeof readTraceSettings>>;
