/** What browsers draw and librsvg, in the versions of Debian 12 and of libvips, leaves out or draws differently. Chromium takes fifty times as much of the processor. */
const features: readonly RegExp[] = [
  // Custom properties, and colours and lengths that are computed (CSS Variables, Color 4 and 5, Values 4).
  /\b(?:var|calc|min|max|clamp|oklch|oklab|lch|lab|color|color-mix|light-dark|color-contrast)\(\s*[-\w(.+]/,
  /\b(?:rgb|hsl)a?\(\s*from\s/,
  // HTML inside the drawing, but not what Illustrator keeps for itself.
  /<(?:[\w-]{1,40}:)?foreignObject\b(?!\s{1,9}requiredExtensions\s{0,3}=\s{0,3}["'](?:http:\/\/ns\.adobe|&))/,
  // A background of the root, where it is any; Illustrator's `enable-background` is another thing.
  /(?<![-\w])background(?:-color|-image)?\s{0,9}:\s{0,9}(?!(?:transparent|none|inherit|initial|unset|new)\b)[\w#]/,
  /\btransform-(?:origin|box)\b/,
  // Pictures of formats that it was built without, and fonts that come along.
  /data:image\/(?:webp|avif|gif|bmp|x-icon|vnd\.microsoft\.icon)\b/i,
  /@font-face\b/,
  // Text on a path, of a stated length, on another baseline.
  /<(?:[\w-]{1,40}:)?textPath\b/,
  /\btextLength\s*=/,
  /\b(?:dominant|alignment)-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?!auto|alphabetic|baseline|inherit|middle|central)\w/,
  /\balignment-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?:middle|central)/,
  // Lengths of print inside the drawing, which libvips counts in 72nds of an inch; those of the root are read by us.
  /\b(?:font-size|stroke-width|letter-spacing|[xyr]|[cr][xy]|d[xy]|[xy][12])\s{0,9}[:=]\s{0,9}["']?\s{0,9}[\d.]{1,20}(?:pt|mm|cm|in|pc)\b/,
  // Conditions and selectors of newer style sheets; light is what librsvg shows by itself.
  /@(?:media(?!\s{0,9}\(\s{0,9}prefers-color-scheme\s{0,9}:\s{0,9}dark\s{0,9}\))|supports|layer|container)\b/,
  /\smedia\s{0,9}=\s{0,9}["'](?!\s{0,9}(?:all|screen)?\s{0,9}["'])/,
  /:(?:is|where|has)\(/,
  // Geometry and outlines in style.
  /\b(?:mask-image|offset-path|inset|clip-path\s*:\s*polygon|d\s*:\s*path)\b\s*[:(]/,
];

/** What the librsvg of libvips draws as browsers do, and that of Debian 12, which makes PDF and PostScript, does not. */
const newerFeatures: readonly RegExp[] = [
  /\bhwb\(/,
  /<(?:[\w-]{1,40}:)?feDropShadow\b/,
  /\bdominant-baseline\b\s{0,9}(?::|=\s{0,9}["'])\s{0,9}(?:middle|central)/,
];

/**
 * Does the drawing use anything for which it takes a browser to look right: for every target, or as a PDF alone? A guess from its text: what
 * is not drawn costs time alone.
 */
export const needsBrowser = (text: string): 'always' | 'printed' | 'never' => {
  if (features.some((feature) => feature.test(text))) return 'always';
  return newerFeatures.some((feature) => feature.test(text)) ? 'printed' : 'never';
};
