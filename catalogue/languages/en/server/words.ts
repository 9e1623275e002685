/** Short texts of the server and the command line. */
export const words = {
  /** Between the names of a list. */
  lists: { separator: ', ' },
  /** After a sentence, and between two. */
  sentences: { end: '.', separator: ' ' },
  /** The page with a problem for browsers without scripts. */
  errorPage: {
    again: 'Go back and try again',
    hint: 'Your browser’s Back button returns to the form as you filled it in; only the file has to be chosen again.',
  },
  /** Failures that only the command line has, by their codes. */
  commandLine: {
    unreadable: {
      title: 'The file could not be read',
      remedy: 'Check its name, and whether you may read it. Name the files of a folder, as in photos/*.',
    },
    unknown_input: { title: 'The format of the file is not known', remedy: 'Name it with --from; --list shows all formats.' },
    file_exists: {
      title: 'The result is there already',
      remedy: 'Choose another folder with --out, or replace it with --force.',
    },
    several_files: {
      title: 'The result is several files',
      remedy: 'Name a folder with --out, or keep them together with --zip.',
    },
    unwritable: {
      title: 'The result could not be written',
      remedy: 'Check whether you may write there, and whether the disk has room.',
    },
  },
} as const;
