import { randomBytes } from 'node:crypto';
import type { TraceSettings } from '../config/tracing-settings.ts';
import { makeExporter } from './exporter.ts';
import { type Attributes, readTraceparent, type Span, type SpanOptions, type TraceContext, writeTraceparent } from './span.ts';

export type Tracer = {
  /** Begins a trace, or continues that of a `traceparent`. An invalid one begins a new trace. */
  readonly begin: (name: string, options?: SpanOptions & { readonly parent?: string }) => Span;
  /** Sends pending spans, for at most `ms` milliseconds. */
  readonly close: (ms: number) => Promise<void>;
};

/** Monotonic milliseconds since 1970, with fractions. */
const now = (): number => performance.timeOrigin + performance.now();

/** Creates spans and exports them once they have ended. `lost` receives the number of spans that no collector accepted. */
export const makeTracer = (settings: TraceSettings, resource: Attributes, lost: (spans: number) => void): Tracer => {
  const exporter = makeExporter(settings, { 'service.name': settings.service, ...resource }, lost);

  const beginIn = (parent: TraceContext | undefined, name: string, { kind = 'internal', ...options }: SpanOptions = {}): Span => {
    const own: TraceContext = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isSampled: parent?.isSampled ?? Math.random() < settings.share,
    };
    const startedAt = options.startedAt ?? now();
    let attributes: Attributes = options.attributes ?? {};
    let hasEnded = false;
    return {
      context: writeTraceparent(own),
      begin: (child, more) => beginIn(own, child, more),
      set: (more) => {
        attributes = { ...attributes, ...more };
      },
      end: (failure) => {
        if (hasEnded) return;
        hasEnded = true;
        if (!own.isSampled) return;
        exporter.add({
          ...own,
          ...(parent && { parentId: parent.spanId }),
          name,
          kind,
          startedAt,
          endedAt: now(),
          attributes,
          ...(failure && { failure }),
        });
      },
    };
  };

  return {
    begin: (name, { parent, ...options } = {}) => beginIn(readTraceparent(parent), name, options),
    close: (ms) => Promise.race([exporter.flush(), Bun.sleep(ms)]),
  };
};
