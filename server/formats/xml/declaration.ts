const late = /^(\s+)<\?xml\s[^?]*\?>/;

/**
 * Blanks an XML declaration behind blank lines, with which scripts and feeds begin and which XML allows only at the very start. The
 * decoded text does not need it, and all positions stay.
 */
export const withoutLateDeclaration = (text: string): string =>
  text.replace(late, (whole, space: string) => space + ' '.repeat(whole.length - space.length));
