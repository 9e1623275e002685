/** Features that browsers draw and librsvg (Debian 12, libvips) omits or draws differently. Chromium takes fifty times the CPU time. */
const features: readonly RegExp[] = [
  // Custom properties, and computed colours and lengths (CSS Variables, Color 4 and 5, Values 4).
  /\b(?:var|calc|min|max|clamp|oklch|oklab|lch|lab|color|color-mix|light-dark|color-contrast)\(\s*[-\w(.+]/,
  /\b(?:rgb|hsl)a?\(\s*from\s/,
  // HTML inside the drawing, except Illustrator's private data.
  /<(?:[\w-]{1,40}:)?foreignObject\b(?!\s{1,9}requiredExtensions\s{0,3}=\s{0,3}["'](?:http:\/\/ns\.adobe|&))/,
  // A visible background of the root; Illustrator's `enable-background` is unrelated.
  /(?<![-\w])background(?:-color|-image)?\s{0,9}:\s{0,9}(?!(?:transparent|none|inherit|initial|unset|new)\b)[\w#]/,
  /\btransform-(?:origin|box)\b/,
  // Embedded fonts, and images of formats that librsvg was built without.
  /data:image\/(?:webp|avif|gif|bmp|x-icon|vnd\.microsoft\.icon)\b/i,
  /@font-face\b/,
  // Text on a path, with a stated length, or on another baseline.
  /<(?:[\w-]{1,40}:)?textPath\b/,
  /\btextLength\s*=/,
  /\b(?:dominant|alignment)-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?!auto|alphabetic|baseline|inherit|middle|central)\w/,
  /\balignment-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?:middle|central)/,
  // Physical units inside the drawing, which libvips takes as 72nds of an inch; our own code reads those of the root.
  /\b(?:font-size|stroke-width|letter-spacing|[xyr]|[cr][xy]|d[xy]|[xy][12])\s{0,9}[:=]\s{0,9}["']?\s{0,9}[\d.]{1,20}(?:pt|mm|cm|in|pc)\b/,
  // Newer at-rules and selectors; light mode is what librsvg shows by default.
  /@(?:media(?!\s{0,9}\(\s{0,9}prefers-color-scheme\s{0,9}:\s{0,9}dark\s{0,9}\))|supports|layer|container)\b/,
  /\smedia\s{0,9}=\s{0,9}["'](?!\s{0,9}(?:all|screen)?\s{0,9}["'])/,
  /:(?:is|where|has)\(/,
  // Geometry and outlines in style.
  /\b(?:mask-image|offset-path|inset|clip-path\s*:\s*polygon|d\s*:\s*path)\b\s*[:(]/,
];

/** Features that libvips' librsvg draws like browsers, but Debian 12's, which writes PDF and PostScript, does not. */
const newerFeatures: readonly RegExp[] = [
  /\bhwb\(/,
  /<(?:[\w-]{1,40}:)?feDropShadow\b/,
  /\bdominant-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?:middle|central)/,
];

/**
 * Whether the drawing needs a browser to look right: for every target, or only as a PDF. Judged by its text: a false
 * positive costs only time.
 */
export const needsBrowser = (text: string): 'always' | 'printed' | 'never' => {
  if (features.some((feature) => feature.test(text))) return 'always';
  return newerFeatures.some((feature) => feature.test(text)) ? 'printed' : 'never';
};
