/** English verbs that stand before `a`, the article. */
export const beforeArticle: ReadonlySet<string> = new Set([
  'open',
  'view',
  'play',
  'read',
  'use',
  'edit',
  'convert',
  'change',
  'turn',
  'save',
  'make',
]);
/** Verbs for pages. */
export const pageVerbs: ReadonlySet<string> = new Set(['split', 'delete', 'reorder', 'rotate', 'number']);
/** Verbs for pages about the site. */
export const siteVerbs: ReadonlySet<string> = new Set(['help', 'contact', 'privacy', 'developers']);
/** Verbs that yield to another verb. */
export const weakVerbs: ReadonlySet<string> = new Set(['make', 'edit', 'pages', 'recognise', 'merge', 'ring', 'icon', 'vectorise']);
