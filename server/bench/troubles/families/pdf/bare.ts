/** A PDF of the objects from number 1 on, the first of which is the catalog; `head` precedes the header. */
export const bare = (objects: readonly string[], head = ''): Buffer => {
  const pieces = ['%PDF-1.7\n'];
  const offsets: number[] = [];
  let at = 9;
  for (const [n, body] of objects.entries()) {
    offsets.push(at);
    const piece = `${n + 1} 0 obj\n${body}\nendobj\n`;
    pieces.push(piece);
    at += Buffer.byteLength(piece, 'latin1');
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  pieces.push(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.from(head + pieces.join(''), 'latin1');
};

export const stream = (content: string, entries = ''): string =>
  `<<${entries}/Length ${Buffer.byteLength(content, 'latin1')}>>\nstream\n${content}\nendstream`;

export const helvetica = '<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>';

/** One page with this content; `box` and further entries are those of its dictionary. */
export const onePage = (content: string, entries: string, further: readonly string[] = []): Buffer =>
  bare([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 5 0 R${entries}>>`,
    stream(content),
    helvetica,
    ...further,
  ]);
