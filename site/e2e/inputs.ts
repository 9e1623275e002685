import sharp from 'sharp';

/** A file as Playwright hands it to an input. */
export type InputFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const image = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#3b6ea5' } });

export const png = async (name = 'photo.png'): Promise<InputFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await image().png().toBuffer(),
});

export const jpg = async (name = 'photo.jpg'): Promise<InputFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await image().jpeg().toBuffer(),
});

/** A JPG that is none: the server refuses it after inspecting the content. */
export const brokenJpg = (name = 'broken.jpg'): InputFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is not a picture.'),
});

export const txt = (name = 'note.txt'): InputFile => ({ name, mimeType: 'text/plain', buffer: Buffer.from('A short note.\n') });

/** A file of one byte more than may be uploaded. */
export const tooLarge = (name: string, mimeType: string): InputFile => ({ name, mimeType, buffer: Buffer.alloc(50 * 1024 * 1024 + 1) });

/** A PDF of one page with one line of text, written by hand with a correct cross-reference table. */
export const pdf = (name = 'letter.pdf'): InputFile => {
  const stream = 'BT /F1 24 Tf 72 720 Td (A line of text for the test.) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
};

/** A second of silence. */
export const wav = (name = 'sound.wav'): InputFile => {
  const samples = 8000;
  const buffer = Buffer.alloc(44 + 2 * samples);
  buffer.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  buffer.writeUInt32LE(36 + 2 * samples, 4);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(samples, 24);
  buffer.writeUInt32LE(2 * samples, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36, 'latin1');
  buffer.writeUInt32LE(2 * samples, 40);
  return { name, mimeType: 'audio/wav', buffer };
};
