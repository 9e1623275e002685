/** Results that may differ between conversions, and why. docs/safety/same.md lists them. */
export const mayDiffer: readonly { readonly which: RegExp; readonly why: string }[] = [
  {
    which: /^(?:image|table|office|ghostscript|chromium|mupdf|pdf-document|pdf-pages|searchable-pdf) \S+ (?:pdf|ps|eps)$/,
    why: 'A PDF or PostScript file says when it was made.',
  },
  {
    which: /^(?:office|pandoc) \S+ (?:docx|dotx|doc|odt|ott|fodt|rtf|xlsx|ods|fods|pptx|ppsx|ppt|odp|fodp|odg)$/,
    why: 'A document says when it was made, and its parts have that date.',
  },
  {
    which: /^(?:markup|calibre) \S+ (?:epub|mobi|azw3|fb2|htmlz|txtz|lit|lrf|pdb|pmlz|rb|snb)$/,
    why: 'A book says when it was made, and has an identifier of its own.',
  },
  { which: /^pdf-document \S+ (?:docx|xlsx|pptx|epub)$/, why: 'A document says when it was made.' },
  { which: /^model \S+ (?:dae|3mf)$/, why: 'Assimp writes when it made them.' },
  { which: /^shapefile \S+ shp$/, why: 'Its table says the day, and the entries of its ZIP the time.' },
  {
    which: /^archive (?:bz2|xz|zst|lzma) (?:zip|7z|tar)$/,
    why: 'A compressed file without a date of its own gets that of the conversion.',
  },
  { which: /^protect-pdf /, why: 'Keys are drawn at random.' },
  {
    which: /^\S+-pdf\S* pdf pdf$|^add-page-numbers |^watermark-pdf |^pdf-metadata /,
    why: 'A PDF has an identifier that changes with each version of it.',
  },
];
