/** What the upload tool says at the end and when something goes wrong: fetched with the first file. */
export const outcomes = {
  refusals: {
    list: 'Files that were not taken',
    type: 'File type must be {accepted}',
    tooLarge: 'File is larger than {bytes} bytes',
    tooLargeRemedy: 'It is {size}; the limit is {maxFile}. Split it, or lower its quality or resolution.',
    tooSmall: 'File is smaller than {bytes} bytes',
    tooSmallRemedy: 'The file is empty. Copy or download it again.',
    tooMany: 'Too many files',
    tooManyRemedy: 'This page takes one file. To convert several, use the home page, which takes up to {maxFiles} at a time.',
    onward: 'Open it in another tool',
    unknown: 'We could not tell what kind of file this is. Choose its format to go on.',
    what: 'What is it?',
    notice: '{name}: {reason}',
    others: { one: '{count} more not added.', other: '{count} more not added.' },
  },
  notices: {
    dismiss: 'Dismiss',
    universalNoFile: { title: 'No File Selected', text: 'Please select a file to convert.' },
    universalNoOutput: { title: 'Missing Output Format', text: 'Please select an output format.' },
    universalSameFormat: { title: 'Same Format Selected', text: 'Input and output formats cannot be the same.' },
    batchNoFiles: { title: 'No Files Selected', text: 'Please select one or more files to convert.' },
    conversionFailed: { title: 'Conversion Failed', text: 'An error occurred during conversion. Please try again.' },
    batchFailed: { title: 'Conversion Failed', text: 'Failed to convert {name}' },
    batchDone: {
      title: 'Conversion Complete!',
      text: { one: '{count} file(s) converted to {format} format.', other: '{count} file(s) converted to {format} format.' },
    },
    mixedDone: {
      title: 'Conversion Complete!',
      text: { one: '{count} file(s) converted to the chosen format.', other: '{count} file(s) converted to the chosen format.' },
    },
    singleDone: { title: 'Conversion Complete!', text: 'Your {format} file is ready for download.' },
    partlyDone: 'Each failed file shows the reason.',
    stopped: { title: 'Stopped', text: '{done} of {total} ready.' },
    operationDone: { title: 'Done!', text: { one: '{count} ready for download.', other: '{count} ready for download.' } },
    mergeNeedsTwo: { title: 'Only One File', text: 'Add at least one more file to merge.' },
    rejected: 'File Not Accepted',
    zipMissing: { title: 'ZIP Not Available', text: 'The ZIP writer did not load. Use Download All to get the files one by one.' },
    partMissing: 'Part of this page did not load. Check your connection and choose the file again.',
    listMissing: 'The list of formats did not load. Your files are added as soon as the connection is back.',
  },
  invalidFormats: 'Invalid format selection',
  /** Failures that the browser meets without a word from the server. */
  failures: {
    tooLarge: {
      title: 'The file is too large',
      detail: 'The server refused the upload for its size.',
      remedy: 'The limit is {maxFile} for each file. Make the file smaller or split it.',
    },
    busy: {
      title: 'The converter is busy',
      detail: 'The server has more work than it can take at the moment.',
      remedy: 'Wait a moment, then try again.',
    },
    tooSlow: {
      title: 'The conversion took too long',
      detail: 'The time limit passed before the file was done.',
      remedy: 'Try a smaller file, fewer pages or a shorter recording.',
    },
    unknown: {
      title: 'Something went wrong on our side',
      detail: 'The server gave no reason.',
      remedy: 'Try again. If it happens again, tell us through the contact page.',
    },
    gone: {
      title: 'The result has expired',
      detail: 'Results are deleted after a short time, or when they have been downloaded.',
      remedy: 'Convert the file again.',
    },
    unsent: {
      title: 'The page was left before the upload was complete',
      detail: 'The file did not reach the server.',
      remedy: 'Choose the file again.',
    },
  },
} as const;
