/** What a span says besides its name and times: ids, codes and numbers that we made, nothing that a visitor or a tool wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Who works: the server for a client, a worker for a queue, or a part of either. */
export type SpanKind = 'internal' | 'server' | 'consumer';

export type SpanOptions = {
  readonly attributes?: Attributes;
  readonly kind?: SpanKind;
  /** Milliseconds since 1970; without it, now. */
  readonly startedAt?: number;
};

/** A part of the work on one job, in OpenTelemetry's sense. */
export type Span = {
  /** Names this span to another process (W3C Trace Context, `traceparent`). */
  readonly context: string;
  /** Begins a part of this part. */
  readonly begin: (name: string, options?: SpanOptions) => Span;
  readonly set: (attributes: Attributes) => void;
  /** Ends it, once: a second end changes nothing. `failure` is a code of ours that says what went wrong. */
  readonly end: (failure?: string) => void;
};

/** Ids of a trace and of a span in it, and whether it is recorded. */
export type TraceContext = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/** A `traceparent` of version 00, as it is written; a job without a trace has an empty one. */
export const tracePattern = '^(?:|00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2})$';

/** Version, trace, span and flags; later versions may say more behind those. */
const traceparent = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Reads a `traceparent`; undefined for everything that is none (W3C Trace Context, 3.2). */
export const readTraceparent = (text: string | null | undefined): TraceContext | undefined => {
  const [, version, traceId = '', spanId = '', flags = '', more] = traceparent.exec(text ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
