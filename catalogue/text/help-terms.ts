/** Address of the glossary and the keys. */
export const helpTermsPath = '/help/terms' as const;

export const helpTerms = {
  title: 'Terms and Keys',
  description: 'What bit rate, codec, DPI, OCR and other terms mean here, and which keys work on the pages.',
  keywords: ['glossary', 'keyboard shortcuts', 'what is ocr', 'what is a codec'],
  lead: 'Short answers for the words that you meet under Options and on results.',
  glossaryTitle: 'Terms',
  keysTitle: 'Keys',
  /** By alphabet. */
  terms: [
    ['Aspect ratio', 'The shape of an image: width to height, such as 16:9.'],
    ['Bit rate', 'How much data a second of sound or video takes. More sounds or looks better and makes a larger file.'],
    ['Codec', 'The way in which sound or video is packed. A file format can hold several.'],
    ['DPI', 'Dots per inch. 150 is fine for a screen, 300 for print.'],
    ['Frame rate', 'How many frames each second of video has.'],
    ['Lossless', 'Every pixel or sound stays exactly as it was.'],
    ['Lossy', 'What you hardly notice is left out, so the file gets much smaller.'],
    ['Metadata', 'Facts in a file that you do not see on the page: author, camera, place, date.'],
    ['OCR', 'Text recognition: a program reads the letters of a scan or a photo.'],
    ['Re-encode', 'To pack sound or video again. It takes time and a little quality.'],
    ['Sandbox', 'A closed room on the server. A program in it sees your file and nothing else.'],
    ['Transparency', 'Parts of an image through which the background shows.'],
    ['UTF-8', 'The usual way to store letters of all languages. Pick another only if letters look wrong.'],
  ],
  keys: [
    ['Ctrl K or ⌘ K', 'Go to the search box.'],
    ['↑ ↓ Enter', 'Choose one of the results of the search.'],
    ['Ctrl V or ⌘ V', 'Add files or an image from the clipboard.'],
    ['Tab, Enter', 'Go to a button and press it. Every part of the site works this way.'],
    ['↑ ↓ Home End', 'Move a file to another place while you merge.'],
    ['Esc', 'Close a menu or the results of the search.'],
    ['F8', 'Go to the notification.'],
  ],
} as const;
