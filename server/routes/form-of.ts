import type { Form } from '../conversions/conversion.ts';
import { urlOf } from '../requests/request-url.ts';

/** The form in a request. `?merge` announces several files, which together may exceed the limit of one. */
export const formOf = (request: Request): Form => ({
  headers: request.headers,
  body: request.body,
  ofSeveral: urlOf(request).searchParams.has('merge'),
});
