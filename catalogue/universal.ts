/** Splits `a b c` into a list; keeps the tables below readable. */
const list = (ids: string): readonly string[] => ids.split(' ');

/** Outputs of the universal converter by input: the first group of its list, in this order. */
export const universalTable: Readonly<Record<string, readonly string[]>> = {
  jpg: list('png webp avif gif bmp tiff ico pdf svg'),
  jpeg: list('png webp avif gif bmp tiff ico pdf svg'),
  png: list('jpg jpeg webp avif gif bmp tiff ico pdf svg'),
  webp: list('jpg jpeg png avif gif bmp tiff ico svg pdf'),
  gif: list('jpg jpeg png webp avif bmp tiff ico svg mp4 pdf'),
  avif: list('jpg jpeg png webp gif bmp tiff ico svg pdf'),
  bmp: list('jpg jpeg png webp avif gif tiff ico svg pdf'),
  tiff: list('jpg jpeg png webp avif gif bmp ico svg pdf'),
  ico: list('jpg jpeg png webp avif gif bmp tiff svg pdf'),
  svg: list('jpg jpeg png webp avif gif bmp tiff ico pdf'),
  heic: list('jpg jpeg png webp avif gif bmp tiff ico svg pdf'),
  raw: list('jpg jpeg png webp avif gif bmp tiff ico svg pdf'),
  pdf: list('jpg jpeg png webp svg tiff docx xlsx pptx txt rtf odt odp'),
  doc: list('docx pdf txt rtf odt'),
  docx: list('doc pdf txt rtf odt'),
  xls: list('xlsx pdf csv'),
  xlsx: list('xls pdf csv'),
  ppt: list('pptx pdf'),
  pptx: list('ppt pdf'),
  txt: list('doc docx rtf odt pdf'),
  rtf: list('doc docx txt odt pdf'),
  odt: list('doc docx txt rtf pdf'),
  odp: list('pdf pptx'),
};
