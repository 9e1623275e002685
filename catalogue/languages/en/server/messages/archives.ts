/** Archives, fonts, mail and models. */
export const archives = {
  archiveNoPictures: 'The archive has no pictures for a comic book.',
  archiveLongName: 'The archive has a file name longer than 255 bytes, the limit of file systems.',
  archivePacking: 'The archive uses a compression that cannot be read here.',
  archiveEntriesLimit: 'The archive has {actual} files and folders. The limit is {max}.',
  archiveUnpacksTo: 'The archive unpacks to {size}. The limit is {max}.',
  archiveUnpacksTimes: 'The archive unpacks to {actual} times its size. The limit is {max} times.',
  archiveEmpty: 'The archive is empty, and a RAR archive cannot be empty.',
  archiveEndsEarly: 'The archive is incomplete: it was cut off, or is one part of a split archive.',
  archivePartOfRar:
    'The file is one part of a split RAR archive, and the other parts were not sent with it. Unpack all parts together and pack them as one archive.',
  tailLeft: 'Bytes after the end of the archive were left out: they belong to no file.',
  zipLastPart:
    'The file is the last of {count} parts of a split ZIP, and the other parts were not sent with it. Unpack all parts together and pack them as one ZIP.',
  zipOnePart:
    'The file is one part of a split ZIP, and the other parts were not sent with it. Unpack all parts together and pack them as one ZIP.',
  modelNumbers: 'The model stores its numbers in a way that cannot be read here.',
  modelTooManyNumbers: 'The model has too many numbers.',
  modelVersionOld: 'The model is glTF 1.0, which cannot be read here. Export it as glTF 2.0.',
  modelShapesPacked: 'The shapes of the model are compressed with {names}, which cannot be read here. Export it without that compression.',
  linksLeft: {
    one: 'One link that leads out of the archive was left out.',
    other: '{count} links that lead out of the archive were left out.',
  },
  pathsLeft: {
    one: 'One entry whose path leads out of the archive was left out.',
    other: '{count} entries whose paths lead out of the archive were left out.',
  },
  pathsMoved: {
    one: 'One entry whose path leads out of the archive was moved inside.',
    other: '{count} entries whose paths lead out of the archive were moved inside.',
  },
  specialsLeft: {
    one: 'One entry that is neither a file nor a folder was left out.',
    other: '{count} entries that are neither files nor folders were left out.',
  },
  namesShortened: {
    one: 'One name longer than 255 bytes, the limit of file systems, was shortened.',
    other: '{count} names longer than 255 bytes, the limit of file systems, were shortened.',
  },
  namesRewritten: { one: 'One name in an old encoding was rewritten.', other: '{count} names in an old encoding were rewritten.' },
  fontPostScript: 'The letters of this font are PostScript curves: choose OTF, WOFF or WOFF2.',
  fontTrueType: 'The letters of this font are TrueType curves: choose TTF, WOFF or WOFF2.',
  fontPacked: 'The compressed tables of the font cannot be read.',
  fontTables: 'The tables of the font are inconsistent.',
  fontMicroType: 'The font in the EOT is compressed with MicroType Express, which cannot be read here.',
  fontLacks: 'The font lacks tables that an EOT needs.',
  fontsAddUp: 'The fonts of the collection are inconsistent.',
  fontsNone: 'The collection has no fonts.',
  fontsMany: {
    one: 'The collection has 1 font, which is too many for its size.',
    other: 'The collection has {count} fonts, which is too many for its size.',
  },
  messageDamaged: 'The message is damaged.',
  mailNone: 'No mail was found.',
  mailDamaged: 'The mail is damaged.',
  modelShapesElsewhere: 'The shapes of the model are in a file that was not sent with it: {names}.',
  modelNoShape: 'The file has no shapes.',
  modelFeature: 'The model uses a feature that cannot be read here.',
  modelShapesOnly: 'The result has only the shapes of the model: its colors and pictures were left out.',
  modelLooksElsewhere: 'Colors or pictures of the model are missing, because they are in files that were not sent with it: {names}.',
  modelMoved:
    'The model was moved to the origin: far from it, the numbers of models have too few digits. Add {x}, {y} and {z} to get the original places.',
  modelCorners: 'A face of the model has {actual} corners. The limit is {max}.',
} as const;
