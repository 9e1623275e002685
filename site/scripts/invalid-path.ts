/** On addresses of a converter's shape (`/x`, `/image-converter/x`, `/pdf-converter/x`) the not-found page says what is wrong with them. */
const hasConverterShape = (path: string): boolean => /^\/(?:(?:image|pdf)-converter\/)?[^/]+\/?$/.test(path);

const message = document.querySelector<HTMLElement>('[data-invalid-path]');
if (message && hasConverterShape(location.pathname)) message.hidden = false;
