/** Paragraph styles for code in Word and other programs, which LibreOffice's web pages show as common paragraphs. */
const codeStyle = /^(?:HTML_20_Preformatted|HTML_20_Preformatted_20_Text|Source_20_Code|SourceCode|Code|Code_20_Block|Listing)$/i;
const own = 'Preformatted_20_Text';
const paragraphStyle = /<style:style\s(?=[^<>]*\sstyle:family="paragraph")[^<>]*>/g;

/** Builds the styles of code of a flat ODT on LibreOffice's own, whose paragraphs its web pages keep as they are. */
export const withCodeStyles = (fodt: string): string => {
  let found = false;
  const settled = fodt.replace(paragraphStyle, (tag) => {
    if (!codeStyle.test(/\sstyle:name="([^"]*)"/.exec(tag)?.[1] ?? '')) return tag;
    found = true;
    return tag.replace(/\sstyle:parent-style-name="[^"]*"/, '').replace(/\s?\/?>$/, (end) => ` style:parent-style-name="${own}"${end}`);
  });
  if (!found) return fodt;
  return fodt.includes(`<style:style style:name="${own}"`)
    ? settled
    : settled.replace(
        '</office:styles>',
        () => `<style:style style:name="${own}" style:display-name="Preformatted Text" style:family="paragraph"/></office:styles>`,
      );
};
