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
  'is',
  'take',
]);
/** Verbs for pages. */
export const pageVerbs: ReadonlySet<string> = new Set(['split', 'delete', 'reorder', 'rotate', 'number']);
/** Verbs for pages about the site. */
export const siteVerbs: ReadonlySet<string> = new Set(['help', 'contact', 'privacy', 'developers']);
/** Verbs that yield to another verb. */
export const weakVerbs: ReadonlySet<string> = new Set([
  'make',
  'edit',
  'pages',
  'recognise',
  'merge',
  'ring',
  'icon',
  'vectorise',
  'translate',
]);
/** Verbs for where a file comes from: `video for YouTube` names the service as the target. */
export const sourceVerbs: ReadonlySet<string> = new Set(['stream', 'bought']);
/** Verbs of compounds for where a picture goes to: they yield to a target format, as in `Instagram photo to PDF`. */
export const placeVerbs: ReadonlySet<string> = new Set(['post', 'thumb']);
/** Names of formats that are places where files go to or come from. They yield to any other name: a photo for Instagram is no video. */
export const places: ReadonlySet<string> = new Set(
  'whatsapp android instagram insta youtube tiktok iphone telegram discord واتساب واتس يوتيوب'.split(' '),
);
