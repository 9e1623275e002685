/** The address of the headings' typeface in the built site; astro.config.mjs makes it. */
declare module '@heading-font-address' {
  const address: string;
  export default address;
}
