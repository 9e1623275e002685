/** Headers of a message that only its sender decides. */
const reserved =
  /^(?:host|content-length|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|range|accept-encoding|proxy-.*|x-converter-signature)$/i;
const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;
const headerValue = /^[\x20-\x7e]{0,2000}$/;
const most = 64;

/** Whether these may be sent as headers. */
export const areHeaders = (headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(headers).length <= most &&
  Object.entries(headers).every(([name, value]) => headerName.test(name) && !reserved.test(name) && headerValue.test(value));
