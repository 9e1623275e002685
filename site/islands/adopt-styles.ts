/**
 * Adds a style sheet that was loaded with a script: parts of the page that appear later bring their own styles, so that
 * they do not delay the first view. Uses the CSSOM, which the content security policy permits.
 */
export const adoptStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
