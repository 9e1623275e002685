/**
 * A page of 300 points with words and these fields, stacked upwards from 100 points above the bottom, and the document's form entries.
 * Object 6 is the appearance of a field.
 */
export const makeForm = (fields: readonly string[], ofForm = '', words = 'BT /F 12 Tf 20 270 Td (Words) Tj ET'): Uint8Array => {
  const drawn = 'BT /F 12 Tf 2 5 Td (Drawn) Tj ET';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields.map((_, at) => `${7 + at} 0 R`).join(' ')}]/DA(/F 12 Tf 0 g)/DR<</Font<</F 5 0 R>>>>${ofForm}>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R/Annots[${fields.map((_, at) => `${7 + at} 0 R`).join(' ')}]>>`,
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Subtype/Form/BBox[0 0 260 20]/Resources<</Font<</F 5 0 R>>>>/Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    ...fields.map(
      (field, at) => `<</Type/Annot/Subtype/Widget/T(f${at})/DA(/F 12 Tf 0 g)/Rect[20 ${100 + 30 * at} 280 ${120 + 30 * at}]${field}>>`,
    ),
  ];
  return new TextEncoder().encode(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n`,
  );
};
