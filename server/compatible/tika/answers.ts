const common = { 'Cache-Control': 'no-store' };

export const plainResponse = (text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...common, ...headers, 'Content-Type': 'text/plain;charset=UTF-8' } });

export const jsonResponse = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { ...common, 'Content-Type': 'application/json' } });

/** The types that a client accepts, without their weights, in the order of the header. */
const accepted = (request: Request): readonly string[] =>
  (request.headers.get('accept') ?? '*/*')
    .slice(0, 1000)
    .split(',')
    .map((one) => (one.split(';')[0] ?? '').trim().toLowerCase());

/** The first of these types that the client names; the first of all for one that takes anything. */
export const wanted = <Type extends string>(request: Request, types: readonly [Type, ...Type[]]): Type =>
  accepted(request).flatMap((name) => types.filter((type) => type === name))[0] ?? types[0];
