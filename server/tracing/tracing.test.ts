import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { ConfigError } from '../config/setting-readers.ts';
import { readTraceSettings } from '../config/tracing-settings.ts';
import { startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { readTraceparent } from './span.ts';
import { makeTracer } from './tracer.ts';

const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('traceparent', () => {
  test('is read as W3C writes it, that of later versions too', () => {
    expect(readTraceparent(`00-${trace}-${span}-01`)).toEqual({ traceId: trace, spanId: span, isSampled: true });
    expect(readTraceparent(`00-${trace}-${span}-00`)?.isSampled).toBe(false);
    expect(readTraceparent(`01-${trace}-${span}-01-more`)?.traceId).toBe(trace);
  });
  test.each([
    '',
    `00-${trace}-${span}`,
    `00-${trace}-${span}-01-more`,
    `ff-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01\n`,
    ` 00-${trace}-${span}-01`,
  ])('%j is none', (text) => expect(readTraceparent(text)).toBeUndefined());
});

describe('settings', () => {
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' };
  test('without an address there are no traces', () => expect(readTraceSettings({ OTEL_SERVICE_NAME: 'x' })).toBeUndefined());
  test('an address, headers, a name, a share', () =>
    expect(
      readTraceSettings({
        ...on,
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, other = c=d',
        OTEL_SERVICE_NAME: 'mine',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      }),
    ).toEqual({ url: 'http://localhost:4318/v1/traces', headers: { 'api-key': 'a b', other: 'c=d' }, service: 'mine', share: 0.1 }));
  test.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    { ...on, OTEL_EXPORTER_OTLP_HEADERS: 'nothing' },
    { ...on, OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' },
    { ...on, OTEL_TRACES_SAMPLER: 'always_off' },
    { ...on, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' },
  ])('%o stops the start', (env) => expect(() => readTraceSettings(env)).toThrow(ConfigError));
});

describe('spans', () => {
  let receiver: ReturnType<typeof startOtlpReceiver>;
  beforeAll(() => {
    receiver = startOtlpReceiver([503]);
  });
  afterAll(() => receiver.close());
  const tracerOf = (url: string, share = 1, lost: (spans: number) => void = () => undefined) =>
    makeTracer({ url: `${url}/v1/traces`, headers: { 'x-key': 'secret' }, service: 'tests', share }, { 'converter.role': 'all' }, lost);

  test('arrive with their parents, times and ends, again where the collector was away', async () => {
    const tracer = tracerOf(receiver.url);
    const root = tracer.begin('root', { kind: 'server', parent: `00-${trace}-${span}-01`, startedAt: 1_700_000_000_000.125 });
    const part = root.begin('part', { attributes: { count: 3, share: 0.5, is: true, word: 'w' } });
    part.end('some_code');
    part.end();
    root.end();
    tracer.begin('another').end();
    await tracer.close(10_000);
    expect(receiver.refused).toHaveLength(1);
    expect(receiver.headers[0]?.get('x-key')).toBe('secret');
    const [first, second, third] = receiver.spans();
    expect(second).toMatchObject({ traceId: trace, parentSpanId: span, name: 'root', kind: 2, startTimeUnixNano: '1700000000000125000' });
    expect(first).toMatchObject({ traceId: trace, parentSpanId: second?.spanId, kind: 1, status: { code: 2, message: 'some_code' } });
    expect(first?.attributes.map(({ value }) => value)).toEqual([
      { intValue: '3' },
      { doubleValue: 0.5 },
      { boolValue: true },
      { stringValue: 'w' },
    ]);
    expect(third?.parentSpanId).toBeUndefined();
    expect(third?.traceId).not.toBe(trace);
    expect(BigInt(first?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(first?.startTimeUnixNano ?? 1));
  });

  test('spans of an unsampled trace are not sent, whichever node decided', async () => {
    const before = receiver.bodies.length;
    const tracer = tracerOf(receiver.url, 0);
    const root = tracer.begin('root');
    expect(root.context).toEndWith('-00');
    root.begin('part').end();
    root.end();
    const told = tracerOf(receiver.url).begin('root', { parent: `00-${trace}-${span}-00` });
    told.end();
    await tracer.close(5_000);
    expect(receiver.bodies).toHaveLength(before);
  });

  test('that no collector accepts are counted and cost nothing more', async () => {
    const gone = startOtlpReceiver([400]);
    let lost = 0;
    const tracer = tracerOf(gone.url, 1, (spans) => {
      lost += spans;
    });
    for (let one = 0; one < 5000; one++) tracer.begin('one').end();
    expect(lost).toBe(5000 - 4096);
    await tracer.close(10_000);
    expect(lost).toBe(5000 - 4096 + 512);
    await gone.close();
  });
});
