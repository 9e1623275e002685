/** Attributes of a span: ids, codes and numbers of our own, nothing that a user or a tool wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Kind of work: a server's for a client, a worker's for a queue, or internal. */
export type SpanKind = 'internal' | 'server' | 'consumer';

export type SpanOptions = {
  readonly attributes?: Attributes;
  readonly kind?: SpanKind;
  /** Milliseconds since 1970; defaults to now. */
  readonly startedAt?: number;
};

/** A span in OpenTelemetry's sense. */
export type Span = {
  /** Context to pass to another process (W3C Trace Context, `traceparent`). */
  readonly context: string;
  /** Begins a child span. */
  readonly begin: (name: string, options?: SpanOptions) => Span;
  readonly set: (attributes: Attributes) => void;
  /** Ends the span; further calls have no effect. `failure` is one of our codes. */
  readonly end: (failure?: string) => void;
};

/** Ids of a trace and a span, and whether it is sampled. */
export type TraceContext = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/** A `traceparent` of version 00; empty for a job without a trace. */
export const tracePattern = '^(?:|00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2})$';

/** Version, trace, span and flags; later versions may append fields. */
const traceparent = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Parses a `traceparent`; undefined if it is invalid (W3C Trace Context, 3.2). */
export const readTraceparent = (text: string | null | undefined): TraceContext | undefined => {
  const [, version, traceId = '', spanId = '', flags = '', more] = traceparent.exec(text ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
