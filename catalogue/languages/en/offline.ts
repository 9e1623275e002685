/** Shown without a connection, instead of a page that was never opened on this device. */
export const offline = {
  title: 'You are offline',
  description: 'You are offline at the moment.',
  lead: 'This page has not been opened on this device before, so it is not here.',
  text: 'Pages that you have visited still open, with all that they explain. Results that are done can still be downloaded from the page that made them. Converting needs the server: files that you have added wait, and go on by themselves when the connection is back.',
  home: 'Go to the home page',
} as const;
