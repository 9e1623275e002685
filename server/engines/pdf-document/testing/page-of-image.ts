/**
 * A PDF with one page that contains only a grey picture of this size in points (`pixels`, one byte each, or rows of fewer bits each),
 * rotated clockwise by these degrees.
 */
export const pageOfImage = (
  pixels: Uint8Array,
  width: number,
  height: number,
  [across, down] = [612, 792],
  rotate = 0,
  bits = 8,
): Uint8Array => {
  const content = `q ${across} 0 0 ${down} 0 0 cm /Scan Do Q`;
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Rotate ${rotate}/Contents 4 0 R/Resources<</XObject<</Scan 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent ${bits}/ColorSpace/DeviceGray/Length ${pixels.length}>>stream
`;
  return Buffer.concat([Buffer.from(head), pixels, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')]);
};
