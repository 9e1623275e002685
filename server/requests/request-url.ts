/** A request's URL without its host, because the Host header may contain anything. */
export const urlOf = (request: Request): URL => new URL(`http://localhost${request.url.replace(/^https?:\/\/[^/?#]*/i, '')}`);
