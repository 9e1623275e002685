/** A job of the benchmark, with the command that people usually run by hand, and the required ratio to it. */
export type Case = {
  readonly name: string;
  readonly group:
    | 'image'
    | 'office'
    | 'container'
    | 'webm'
    | 'sheet'
    | 'book'
    | 'page'
    | 'video'
    | 'audio'
    | 'pdf'
    | 'archive'
    | 'book-pdf';
  readonly input: string;
  readonly from: string;
  readonly to: string;
  /** Program and arguments with placeholders IN and OUT for the files. */
  readonly usual: string;
};

const office = (to: string): string => `soffice --headless --convert-to ${to} --outdir OUTDIR IN`;

export const cases: readonly Case[] = [
  { name: 'JPG 12 MP to PNG', group: 'image', input: 'photo.jpg', from: 'jpg', to: 'png', usual: 'convert IN OUT' },
  { name: 'JPG 12 MP to WebP', group: 'image', input: 'photo.jpg', from: 'jpg', to: 'webp', usual: 'convert IN OUT' },
  { name: 'JPG 12 MP to AVIF', group: 'image', input: 'photo.jpg', from: 'jpg', to: 'avif', usual: 'heif-enc -A IN -o OUT' },
  { name: 'HEIC 12 MP to JPG', group: 'image', input: 'photo.heic', from: 'heic', to: 'jpg', usual: 'convert IN OUT' },
  { name: 'SVG to PNG', group: 'image', input: 'drawing.svg', from: 'svg', to: 'png', usual: 'convert IN OUT' },
  { name: 'DOCX 10 pages to PDF', group: 'office', input: 'report.docx', from: 'docx', to: 'pdf', usual: office('pdf') },
  { name: 'DOCX 1 page to PDF', group: 'office', input: 'letter.docx', from: 'docx', to: 'pdf', usual: office('pdf') },
  { name: 'PPTX 10 slides to PDF', group: 'office', input: 'slides.pptx', from: 'pptx', to: 'pdf', usual: office('pdf') },
  { name: 'XLSX 10,000 rows to CSV', group: 'sheet', input: 'rows.xlsx', from: 'xlsx', to: 'csv', usual: office('csv') },
  { name: 'CSV 10,000 rows to XLSX', group: 'sheet', input: 'rows.csv', from: 'csv', to: 'xlsx', usual: office('xlsx') },
  { name: 'PDF 10 pages to JPG', group: 'pdf', input: 'report.pdf', from: 'pdf', to: 'jpg', usual: 'pdftoppm -jpeg -r 150 IN OUT' },
  { name: 'PDF 10 pages to TXT', group: 'pdf', input: 'report.pdf', from: 'pdf', to: 'txt', usual: 'pdftotext IN OUT' },
  {
    name: 'MP4 30 s 1080p to MKV',
    group: 'container',
    input: 'film.mp4',
    from: 'mp4',
    to: 'mkv',
    usual: 'ffmpeg -nostdin -y -v error -i IN OUT',
  },
  {
    name: 'MP4 30 s 1080p to MOV',
    group: 'container',
    input: 'film.mp4',
    from: 'mp4',
    to: 'mov',
    usual: 'ffmpeg -nostdin -y -v error -i IN OUT',
  },
  {
    name: 'MOV 30 s 1080p to MP4',
    group: 'container',
    input: 'film.mov',
    from: 'mov',
    to: 'mp4',
    usual: 'ffmpeg -nostdin -y -v error -i IN OUT',
  },
  {
    name: 'MP4 30 s 1080p to AVI',
    group: 'video',
    input: 'film.mp4',
    from: 'mp4',
    to: 'avi',
    usual: 'ffmpeg -nostdin -y -v error -i IN OUT',
  },
  {
    name: 'MP4 30 s 1080p to WebM',
    group: 'webm',
    input: 'film.mp4',
    from: 'mp4',
    to: 'webm',
    usual: 'ffmpeg -nostdin -y -v error -i IN OUT',
  },
  { name: 'GIF to MP4', group: 'video', input: 'clip.gif', from: 'gif', to: 'mp4', usual: 'ffmpeg -nostdin -y -v error -i IN OUT' },
  { name: 'MP3 3 min to WAV', group: 'audio', input: 'song.mp3', from: 'mp3', to: 'wav', usual: 'ffmpeg -nostdin -y -v error -i IN OUT' },
  { name: 'WAV 3 min to MP3', group: 'audio', input: 'song.wav', from: 'wav', to: 'mp3', usual: 'ffmpeg -nostdin -y -v error -i IN OUT' },
  { name: 'WAV 3 min to FLAC', group: 'audio', input: 'song.wav', from: 'wav', to: 'flac', usual: 'ffmpeg -nostdin -y -v error -i IN OUT' },
  { name: 'EPUB 20 chapters to MOBI', group: 'book', input: 'book.epub', from: 'epub', to: 'mobi', usual: 'ebook-convert IN OUT' },
  { name: 'EPUB 20 chapters to AZW3', group: 'book', input: 'book.epub', from: 'epub', to: 'azw3', usual: 'ebook-convert IN OUT' },
  { name: 'EPUB 20 chapters to PDF', group: 'book-pdf', input: 'book.epub', from: 'epub', to: 'pdf', usual: 'ebook-convert IN OUT' },
  { name: 'MOBI 20 chapters to PDF', group: 'book-pdf', input: 'book.mobi', from: 'mobi', to: 'pdf', usual: 'ebook-convert IN OUT' },
  {
    name: 'HTML to PDF',
    group: 'page',
    input: 'page.html',
    from: 'html',
    to: 'pdf',
    usual:
      'chromium --headless --no-sandbox --disable-gpu --disable-background-networking --user-data-dir=OUTDIR/profile --print-to-pdf=OUT IN',
  },
  {
    name: 'ZIP 40 MB to 7z',
    group: 'archive',
    input: 'archive.zip',
    from: 'zip',
    to: '7z',
    usual: 'sh -c "7zz x -bd -oOUTDIR/x IN && 7zz a -bd OUT OUTDIR/x"',
  },
  {
    name: 'ZIP 40 MB to TAR',
    group: 'archive',
    input: 'archive.zip',
    from: 'zip',
    to: 'tar',
    usual: 'sh -c "7zz x -bd -oOUTDIR/x IN && 7zz a -bd OUT OUTDIR/x"',
  },
  {
    name: 'ZIP 40 MB to RAR',
    group: 'archive',
    input: 'archive.zip',
    from: 'zip',
    to: 'rar',
    usual: 'sh -c "7zz x -bd -oOUTDIR/x IN && rar a -idq -r OUT OUTDIR/x"',
  },
];

/** Required speedup over the usual command, by group. */
export const goals: Partial<Record<Case['group'], number>> = {
  image: 2,
  office: 4,
  container: 50,
  webm: 3,
  sheet: 4,
  book: 2,
  'book-pdf': 20,
  page: 3,
};

/** Names of the jobs that clients run in turn under load. */
export const loadMix: readonly string[] = [
  'JPG 12 MP to WebP',
  'DOCX 1 page to PDF',
  'CSV 10,000 rows to XLSX',
  'PDF 10 pages to TXT',
  'MP3 3 min to WAV',
  'SVG to PNG',
  'MP4 30 s 1080p to MKV',
  'GIF to MP4',
];
