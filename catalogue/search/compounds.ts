/**
 * Words that mean something else together: `remove` and `password` ask for a PDF without its password, not for one with fewer pages.
 * The meanings (`v:delete`, `k:image`) and the verb that takes their place; the first one that fits applies.
 */
export const compounds: readonly (readonly [meanings: readonly string[], verb: string])[] = [
  [['v:put', 'v:unlock'], 'protect'],
  [['v:protect', 'v:unlock'], 'protect'],
  [['v:rotate', 'v:recognise'], 'rotate'],
  [['v:split', 'k:audio'], 'trim'],
  [['v:delete', 'v:unlock'], 'unlock'],
  [['v:delete', 'v:strip'], 'strip'],
  [['v:delete', 'v:background'], 'cutout'],
  [['v:make', 'v:background'], 'cutout'],
  [['v:transparent', 'v:background'], 'cutout'],
  [['v:download', 'v:social'], 'stream'],
  // A thumbnail for YouTube: an image of the size that the site wants.
  [['v:stream', 'v:thumb'], 'thumb'],
  [['v:stream', 'v:resize', 'k:image'], 'post'],
  [['v:size', 'v:social'], 'post'],
  [['v:compress', 'v:social'], 'compress'],
  [['v:crop', 'v:social'], 'crop'],
  [['v:resize', 'v:social'], 'post'],
  [['v:social', 'k:image'], 'post'],
  // Spanish for a spreadsheet: a sheet of calculation.
  [['v:pages', 'f:xlsx'], 'sheet'],
  [['v:icon', 'f:html'], 'favicon'],
  [['v:icon', 'v:size'], 'favicon'],
  [['v:icon', 'v:resize'], 'favicon'],
  // The order of pages that is turned around.
  [['v:rotate', 'v:reorder'], 'reorder'],
  [['k:ebook', 'k:audio'], 'listen'],
  [['f:txt', 'k:image', 'f:docx'], 'retype'],
  [['v:recognise', 'f:txt', 'f:docx'], 'retype'],
  // A verb for both, as in `tirar`: the sound is wanted.
  [['v:extract', 'v:delete', 'k:audio', 'k:video'], 'extract'],
  [['v:delete', 'k:audio', 'k:video'], 'mute'],
  [['v:find', 'v:recognise'], 'search'],
  [['v:attach', 'v:compress'], 'compress'],
  // The size of a PDF is that of its file.
  [['v:compress', 'v:resize', 'f:pdf'], 'compress'],
  [['v:size', 'v:resize'], 'resize'],
  [['v:trim', 'k:image'], 'crop'],
  [['v:extract', 'f:txt', 'k:image'], 'recognise'],
  [['v:extract', 'f:pdf', 'k:image'], 'extract'],
];
