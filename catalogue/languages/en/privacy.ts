/** The page on what happens to files, and on what the site notes. `{remove}` is the button that deletes a result. */
export const privacy = {
  seo: {
    title: 'Privacy and Deletion of Files',
    description:
      'What happens to a file that you convert: who can see it, when it is deleted, what stays in your browser, and what the server notes.',
    keywords: ['privacy', 'deletion of files', 'are my files safe', 'how long are files stored'],
  },
  title: 'Privacy and Deletion of Files',
  lead: 'Your files are opened to be converted, and for nothing else. They are deleted as soon as you have the result, within 1 hour at the latest.',
  deletion: {
    title: 'When files are deleted',
    items: [
      'The file that you sent is deleted as soon as its conversion has ended, whether it worked or not.',
      'The result is deleted once you have downloaded it. A result that nobody downloads is deleted after {resultMinutes} minutes.',
      'To delete a result sooner, press “{remove}” next to it.',
      'If a connection breaks or the server stops, a clean-up deletes what is left within 1 hour.',
      'There is no backup: nobody can bring back a deleted file. Keep your original.',
    ],
  },
  access: {
    title: 'Who can see a file',
    items: [
      'Files travel over an encrypted connection (HTTPS).',
      'Each file is opened in an isolated sandbox that has no network and sees no file of anybody else.',
      'Programs convert it, and nobody looks at it. It is not passed on, and not used for anything else.',
      'A password that you enter for a file goes to the server with it, and is not kept.',
    ],
  },
  browser: {
    title: 'What stays in your browser',
    items: [
      'Your theme, your language, your recent converters and the last options of each, until you delete the data of this site.',
      'The names and sizes of the files that you have sent, while the tab is open, so that a reloaded page can show its results. Their contents are not kept.',
      'Pages that you have visited, so that they also open without a connection.',
      'The site sets no cookies and loads nothing from other companies: no ads, no visitor statistics.',
    ],
  },
  server: {
    title: 'What the server notes',
    items: [
      'For each conversion: the formats, the size, how long it took, and whether it worked. No file names, no contents, no internet addresses.',
      'For a short time it counts the conversions from each internet address, so that nobody slows down everyone else.',
    ],
  },
  questions: {
    title: 'Questions',
    text: 'This page describes the software of this site. Those who run the site may add rules of their own; they answer your questions.',
    link: 'Contact Us',
  },
} as const;
