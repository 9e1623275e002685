/** What browsers draw and librsvg, in the versions of Debian 12 and of libvips, leaves out or draws differently. */
const features: readonly RegExp[] = [
  // Custom properties, and colours and lengths that are computed (CSS Variables, Color 4 and 5, Values 4).
  /\b(?:var|calc|min|max|clamp|oklch|oklab|lch|lab|hwb|color|color-mix|light-dark|color-contrast)\(\s*[-\w(.+]/,
  /\b(?:rgb|hsl)a?\(\s*from\s/,
  // HTML inside the drawing.
  /<(?:[\w-]{1,40}:)?foreignObject\b/,
  // A background of the root, where it is any; Illustrator's `enable-background` is another thing.
  /(?<![-\w])background(?:-color|-image)?\s{0,9}:\s{0,9}(?!(?:transparent|none|inherit|initial|unset|new)\b)[\w#]/,
  /\btransform-(?:origin|box)\b/,
  // Pictures of formats that it was built without, and fonts that come along.
  /data:image\/(?:webp|avif|gif|bmp|x-icon|vnd\.microsoft\.icon)\b/i,
  /@font-face\b/,
  // Text on a path, of a stated length, on another baseline.
  /<(?:[\w-]{1,40}:)?textPath\b/,
  /\btextLength\s*=/,
  /\b(?:dominant|alignment)-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?!auto|alphabetic|baseline|inherit)\w/,
  /<(?:[\w-]{1,40}:)?feDropShadow\b/,
  // Lengths of print inside the drawing, which libvips counts in 72nds of an inch; those of the root are read by us.
  /\b(?:font-size|stroke-width|letter-spacing|[xyr]|[cr][xy]|d[xy]|[xy][12])\s{0,9}[:=]\s{0,9}["']?\s{0,9}[\d.]{1,20}(?:pt|mm|cm|in|pc)\b/,
  // Conditions and selectors of newer style sheets.
  /@(?:media|supports|layer|container)\b/,
  /:(?:is|where|has)\(/,
  // Geometry and outlines in style.
  /\b(?:mask-image|offset-path|inset|clip-path\s*:\s*polygon|d\s*:\s*path)\b\s*[:(]/,
];

/** Does the drawing use anything for which it takes a browser to look right? A guess from its text: what is not drawn costs time alone. */
export const needsBrowser = (text: string): boolean => features.some((feature) => feature.test(text));
