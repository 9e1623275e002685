/**
 * The content security policy of every page. Astro adds `script-src` and `style-src` with the hashes of inline code.
 * `apiOrigin` is the API's origin if it differs, or an empty string.
 */
export const contentPolicy = (apiOrigin: string) => {
  const api = apiOrigin ? `'self' ${apiOrigin}` : "'self'";
  return {
    directives: [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-src 'none'",
      // Previews of the user's own files stay in the browser as blob addresses.
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      `connect-src ${api}`,
      `form-action ${api}`,
    ] as `${'base-uri' | 'default-src'}${string}`[],
  };
};
