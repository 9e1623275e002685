/** `Gotenberg-Trace` comes back as it was sent, or is the id of the request. */
export const traceHeader = (request: Request, id: string): Readonly<Record<string, string>> => {
  const given = request.headers.get('gotenberg-trace') ?? '';
  return { 'Gotenberg-Trace': /^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(given) ? given : id };
};
