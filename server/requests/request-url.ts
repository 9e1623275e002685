/** A request's URL without its host, which is whatever a client has put into the Host header, and may be no host at all. */
export const urlOf = (request: Request): URL => new URL(`http://localhost${request.url.replace(/^https?:\/\/[^/?#]*/i, '')}`);
