import type { Form } from '../conversions/conversion.ts';
import { urlOf } from '../requests/request-url.ts';

/** The form that a request brings. `?merge` says that several files follow, which together may be larger than one. */
export const formOf = (request: Request): Form => ({
  headers: request.headers,
  body: request.body,
  ofSeveral: urlOf(request).searchParams.has('merge'),
});
