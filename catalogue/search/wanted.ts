/** The most popular pairs, best first: they lead if a query fits several. */
export const wantedPairs: readonly string[] = (
  'jpg png, png jpg, pdf docx, docx pdf, pdf jpg, jpg pdf, heic jpg, webp png, webp jpg, mp4 mp3, mp4 gif, mov mp4, png pdf, mp3 wav, wav mp3, ' +
  'mkv mp4, avi mp4, webm mp4, m4a mp3, xlsx pdf, pptx pdf, xlsx csv, txt pdf, html pdf, epub pdf, svg png, png svg, png webp, jpg webp, pdf xlsx, ' +
  'pdf pptx, pdf txt, epub mobi, mobi epub, flac mp3, rar zip, 7z zip, gif mp4, mp4 avi, mp4 webm'
).split(', ');
