/** Archives, fonts, mail and models. */
export const archives = {
  archiveNoPictures: 'The archive holds no pictures to make a comic book of.',
  archiveLongName: 'The archive holds a name that is longer than the 255 bytes that file systems take.',
  archivePacking: 'The archive is packed in a way that is not read here.',
  archiveEntriesLimit: 'The archive holds {actual} files and folders. The limit is {max}.',
  archiveUnpacksTo: 'The archive unpacks to {size}. The limit is {max}.',
  archiveUnpacksTimes: 'The archive unpacks to {actual} times its size. The limit is {max} times.',
  archiveEmpty: 'The archive is empty, and RAR has no empty archives.',
  archiveEndsEarly: 'The archive ends too early: it is cut off, or one part of an archive that was split.',
  archivePartOfRar:
    'The file is one part of a RAR that was split, and the others did not come with it. Unpack all parts together and pack them as one archive.',
  tailLeft: 'Bytes after the end of the packed data were left out: they belong to no file.',
  zipLastPart:
    'The file is the last of {count} parts of a ZIP that was split, and the others did not come with it. Unpack all parts together and pack them as one ZIP.',
  zipOnePart:
    'The file is one part of a ZIP that was split, and the others did not come with it. Unpack all parts together and pack them as one ZIP.',
  modelNumbers: 'The model stores its numbers in a way that is not read here.',
  modelTooManyNumbers: 'The model has too many numbers.',
  modelShapesPacked: 'The shapes of the model are packed with {names}, which is not read here. Export it without that compression.',
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
    one: 'One entry that is no file or folder was left out.',
    other: '{count} entries that are no files or folders were left out.',
  },
  namesShortened: {
    one: 'One name longer than the 255 bytes that file systems take was shortened.',
    other: '{count} names longer than the 255 bytes that file systems take were shortened.',
  },
  namesRewritten: { one: 'One name in an old encoding was rewritten.', other: '{count} names in an old encoding were rewritten.' },
  fontPostScript: 'The letters of this font are PostScript curves: choose OTF, WOFF or WOFF2.',
  fontTrueType: 'The letters of this font are TrueType curves: choose TTF, WOFF or WOFF2.',
  fontPacked: 'The packed tables of the font can not be read.',
  fontTables: 'The tables of the font do not add up.',
  fontMicroType: 'The font in the EOT is packed by MicroType Express, which is not read here.',
  fontLacks: 'The font lacks what an EOT states of it.',
  fontsAddUp: 'The fonts of the collection do not add up.',
  fontsNone: 'The collection has no fonts.',
  fontsMany: {
    one: 'The collection has 1 font, which is too many for its size.',
    other: 'The collection has {count} fonts, which is too many for its size.',
  },
  messageDamaged: 'The message is damaged.',
  mailNone: 'No mail was found.',
  mailDamaged: 'The mail is damaged.',
  modelShapesElsewhere: 'The shapes of the model are in a file that did not come with it: {names}.',
  modelNoShape: 'No shape was found in the file.',
  modelFeature: 'The model uses a feature that is not read here.',
  modelShapesOnly: 'The result has the shapes of the model alone: its colours and pictures were left out.',
  modelLooksElsewhere: 'Colours or pictures of the model are in files that did not come with it, and are missing: {names}.',
  modelCorners: 'A face of the model has {actual} corners. The limit is {max}.',
} as const;
