/**
 * Words that mean something else together: `remove` and `password` ask for a PDF without its password, not for one with fewer pages.
 * The meanings (`v:delete`, `k:image`) and the verb that takes their place; the first one that fits applies.
 */
export const compounds: readonly (readonly [meanings: readonly string[], verb: string])[] = [
  [['v:put', 'v:unlock'], 'protect'],
  [['v:delete', 'v:unlock'], 'unlock'],
  [['v:delete', 'v:strip'], 'strip'],
  // A verb for both, as in `tirar`: the sound is wanted.
  [['v:extract', 'v:delete', 'k:audio', 'k:video'], 'extract'],
  [['v:delete', 'k:audio', 'k:video'], 'mute'],
  [['v:find', 'v:recognise'], 'search'],
  [['v:attach', 'v:compress'], 'compress'],
  // A size is one of the file where it is a PDF's, and one in pixels where those are named.
  [['v:compress', 'v:resize', 'f:pdf'], 'compress'],
  [['v:compress', 'v:resize', 'k:image'], 'resize'],
  [['v:trim', 'k:image'], 'crop'],
  [['v:extract', 'f:txt', 'k:image'], 'recognise'],
  [['v:extract', 'f:pdf', 'k:image'], 'extract'],
];
