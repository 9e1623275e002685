/** The address of the headings' typeface for a language in the built site; astro.config.mjs makes it. */
declare module '@heading-font-*' {
  const address: string;
  export default address;
}
