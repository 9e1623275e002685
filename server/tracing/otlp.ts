import type { Attributes, SpanKind, TraceContext } from './span.ts';

export type EndedSpan = TraceContext & {
  readonly parentId?: string;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly failure?: string;
};

/** SpanKind values of opentelemetry/proto/trace/v1/trace.proto. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, consumer: 5 };
const failed = 2;

const otlpValue = (value: string | number | boolean) =>
  typeof value === 'string'
    ? { stringValue: value }
    : typeof value === 'boolean'
      ? { boolValue: value }
      : Number.isInteger(value)
        ? { intValue: String(value) }
        : { doubleValue: value };

const attributesOf = (attributes: Attributes) => Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));

/** Nanoseconds as a decimal string: JSON numbers are not precise enough. */
const nanoseconds = (ms: number): string => (BigInt(Math.round(ms * 1000)) * 1000n).toString();

/** Request body of an OTLP/HTTP export in JSON (OpenTelemetry Protocol 1, stable). */
export const tracesBody = (resource: Attributes, spans: readonly EndedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [
          {
            scope: { name: 'file-converter' },
            spans: spans.map(({ traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, failure }) => ({
              traceId,
              spanId,
              ...(parentId && { parentSpanId: parentId }),
              name,
              kind: kinds[kind],
              startTimeUnixNano: nanoseconds(startedAt),
              endTimeUnixNano: nanoseconds(Math.max(startedAt, endedAt)),
              attributes: attributesOf(attributes),
              status: failure ? { code: failed, message: failure } : {},
            })),
          },
        ],
      },
    ],
  });
