import { more } from './tool-more.ts';

/** What the upload tool says. */
export const tool = {
  /** In the page from the start: what the tool shows first, and what it must be able to say when nothing more can be fetched. */
  start: {
    choose: 'Choose files',
    chooseFormat: 'Choose {format} files',
    chooseImage: 'Choose image files',
    chooseVideo: 'Choose video files',
    chooseAudio: 'Choose audio files',
    anyHint: 'or drop or paste them anywhere. Any format, up to {maxFile} each.',
    hint: 'or drop or paste them anywhere. Up to {maxFile} each.',
    oneHint: '1 file, up to {maxFile}',
    convert: 'Convert',
    merge: 'Make one {format}',
    fromFormat: 'From Format',
    toFormat: 'To Format',
  },
  plain: {
    add: 'Add files',
    again: 'Start over',
    drop: 'Drop to add',
    cancel: 'Cancel',
    selected: 'Selected files',
    set: '{count} set',
    converting: 'Converting...',
    progress: 'Converting... {percent}%',
    download: 'Download',
    downloadName: 'Download {name}',
    missing: 'You are offline, or part of this page did not load. Your files stay here, and it goes on when the connection is back.',
    lostTitle: 'The connection broke',
    lostDetail: 'The server could not be reached, or the connection ended before the file came back.',
    lostRemedy: 'Check your internet connection, then try again.',
  },
  /** Texts of the plain form and of the option fields, which are part of the HTML. */
  form: {
    options: 'Options',
    optionsLegend: 'Conversion options',
    unit: '({unit})',
    password: 'Password, if the file has one',
    fileFormat: 'Format of the file',
    target: 'Convert to',
    chooseFormat: 'Choose a format',
    ownPage: 'Options for a conversion are on its own page.',
  },
  groups: {
    pages: 'Pages',
    times: 'Start and end',
    size: 'Size',
    quality: 'Quality',
    turn: 'Rotate and crop',
    text: 'Text',
    more: 'More',
  },
  more,
} as const;
