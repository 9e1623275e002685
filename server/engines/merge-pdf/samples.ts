/** A handwritten PDF: coloured pages with an outline, a named link to the last page, a form field and a layer. */
export const pdfOf = (word: string, pages: number): string => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const page = (index: number): number => 10 + index;
  add(
    `<</Type/Catalog/Pages 2 0 R/Outlines 3 0 R/AcroForm<</Fields[5 0 R]/DR<</Font<</Helv 6 0 R>>>>/DA(/Helv 10 Tf)>>/Names<</Dests<</Names[(end) [${page(pages - 1)} 0 R/XYZ 0 100 null]]>>>>/OCProperties<</OCGs[7 0 R]/D<</OFF[7 0 R]/Order[7 0 R]>>>>/PageLabels<</Nums[0<</S/r>>]>>>>`,
  );
  add(`<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, index) => `${page(index)} 0 R`).join(' ')}]>>`);
  add('<</Type/Outlines/First 4 0 R/Last 4 0 R/Count 1>>');
  add(`<</Title(${word} chapter)/Parent 3 0 R/Dest(end)>>`);
  add(`<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(${word})/Rect[10 10 90 30]/P 10 0 R/F 4>>`);
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
  add(`<</Type/OCG/Name(${word} layer)>>`);
  add('<</Type/Annot/Subtype/Link/Rect[10 50 90 70]/Border[0 0 1]/Dest(end)>>');
  add(`<</Title(${word})>>`);
  for (let index = 0; index < pages; index++) {
    const annots = index === 0 ? '/Annots[5 0 R 8 0 R]' : '';
    add(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents ${10 + pages + index} 0 R/Resources<</Font<</F 6 0 R>>>>${annots}>>`);
  }
  for (let index = 0; index < pages; index++) {
    const drawing = `BT /F 20 Tf 20 40 Td (${word} ${index + 1}) Tj ET`;
    add(`<</Length ${drawing.length}>>stream\n${drawing}\nendstream`);
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R/Info 9 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
};
