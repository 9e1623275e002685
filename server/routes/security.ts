import { Elysia } from 'elysia';
import { Problem } from '../contract/problem.ts';
import type { Services } from '../node/services.ts';

/** Validity from the day of the request: less than a year (RFC 9116, 2.5.5). */
const validMs = 180 * 24 * 60 * 60 * 1000;

/** `GET /.well-known/security.txt` (RFC 9116): where to report vulnerabilities. Exists only if SECURITY_CONTACT is set. */
export const securityRoute = ({ config }: Services) =>
  new Elysia().get('/.well-known/security.txt', ({ set }) => {
    const { securityContact, securityPolicyUrl, siteUrl } = config;
    if (!securityContact) throw new Problem('not_found');
    set.headers['content-type'] = 'text/plain; charset=utf-8';
    set.headers['cache-control'] = 'public, max-age=86400';
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
      'Preferred-Languages: en',
      ...(siteUrl ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
      ...(securityPolicyUrl ? [`Policy: ${securityPolicyUrl}`] : []),
    ];
    return `${lines.join('\n')}\n`;
  });
