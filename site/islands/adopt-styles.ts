/**
 * Adds a style sheet that came along with a script: parts of the page that appear later bring their looks themselves, so that no
 * first view waits for them. It goes through the CSSOM, which the content security policy allows.
 */
export const adoptStyles = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
