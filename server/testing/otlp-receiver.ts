/** A span as a collector receives it through OTLP/HTTP in JSON. */
export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number; readonly message?: string };
  readonly role: string;
};

type Body = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ReceivedSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<ReceivedSpan, 'role'>[] }[];
  }[];
};

/** A collector for a test: records each body posted to `/v1/traces`, and answers with the next of `statuses`, then with 200. */
export const startOtlpReceiver = (statuses: number[] = []) => {
  const bodies: string[] = [];
  const refused: string[] = [];
  const headers: Headers[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      if (request.method !== 'POST' || new URL(request.url).pathname !== '/v1/traces') return new Response(null, { status: 404 });
      const status = statuses.shift() ?? 200;
      const body = await request.text();
      headers.push(request.headers);
      (status === 200 ? bodies : refused).push(body);
      return Response.json({}, { status });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    bodies,
    refused,
    headers,
    spans: (): readonly ReceivedSpan[] =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
          const role = String(resource.attributes.find(({ key }) => key === 'converter.role')?.value.stringValue);
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, role })));
        }),
      ),
    close: () => server.stop(true),
  };
};
