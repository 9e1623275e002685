import { elsewhereVerbs } from './elsewhere-verbs.ts';
import { pageVerbs } from './page-verbs.ts';
import { serviceVerbs } from './service-verbs.ts';
import type { Verb } from './verb.ts';

const toSmallImages = 'jpg webp, png webp, jpg avif, png jpg, png avif, heic jpg, tiff jpg, bmp jpg, gif webp';
const toSound = 'mp4 mp3, mov mp3, mkv mp3, webm mp3, avi mp3, mp4 wav, mp4 m4a, mp4 aac, mp4 flac';
const toArchiveless = 'rar zip, 7z zip, tar zip, zip tar, tar.gz zip, zip 7z, rar 7z, iso zip';
const toText = 'pdf txt, pdf docx, pdf md, pdf rtf, pdf odt, pdf html';

/** Tasks, the most frequent first. */
export const verbs: readonly Verb[] = [
  {
    id: 'extract',
    words:
      'extract extracting rip ripping separate take pull isolate extraer extraire extrair extrahieren извлечь استخراج निकालें বের نکالیں ekstrak 提取 抽出',
    cases: [
      { of: 'audio', pairs: toSound },
      { of: 'video', pairs: toSound },
      { of: 'mp3', pairs: toSound },
      { of: 'wav', pairs: 'mp4 wav, mov wav, mkv wav, webm wav, avi wav' },
      { of: 'image', pairs: '/extract-images, pdf jpg, pdf png, mp4 gif, docx jpg, pptx jpg' },
      { of: 'txt', pairs: toText },
      { of: 'rar', pairs: 'rar zip, rar 7z' },
      { of: '7z', pairs: '7z zip, 7z tar' },
      { of: 'tar', pairs: 'tar zip, tar 7z' },
      { of: 'iso', pairs: 'iso zip, iso 7z' },
      { of: 'xlsx', pairs: 'pdf xlsx, pdf csv, pdf ods' },
      { of: 'pdf', pairs: 'pdf txt, pdf jpg, pdf docx, pdf xlsx' },
      { of: '*', pairs: toArchiveless },
    ],
  },
  {
    id: 'compress',
    words:
      'compress compression reduce shrink smaller minify optimize optimise lighter size comprimir compresser réduire reduzir reducir komprimieren verkleinern сжать уменьшить ضغط संपीड़ित कंप्रेस কম্প্রেস کمپریس kompres kecilkan 压缩 圧縮',
    cases: [
      { of: 'jpg', pairs: '/compress-image, jpg webp, jpg avif, jpg jxl' },
      { of: 'png', pairs: '/compress-image, png webp, png jpg, png avif' },
      { of: 'gif', pairs: 'gif mp4, gif webp, gif avif' },
      { of: 'image', pairs: `/compress-image, /resize-image, ${toSmallImages}` },
      { of: 'wav', pairs: '/compress-audio, wav mp3, wav m4a, wav flac, wav opus' },
      { of: 'flac', pairs: '/compress-audio, flac mp3, flac m4a, flac opus' },
      { of: 'audio', pairs: '/compress-audio, wav mp3, flac mp3, wav m4a, wav flac, mp3 opus, mp3 m4a' },
      { of: 'mp4', pairs: '/compress-video, /resize-video, mp4 webm, mp4 mkv' },
      { of: 'video', pairs: '/compress-video, /resize-video, mp4 webm, mov mp4, avi mp4, mkv mp4, wmv mp4' },
      { of: 'pdf', pairs: '/compress-pdf, pdf docx, pdf epub, pdf jpg' },
      { of: 'archive', pairs: 'zip 7z, tar zip, rar 7z, tar 7z, tar tar.xz' },
      { of: '*', pairs: `/compress-pdf, /compress-image, /compress-video, ${toSmallImages}, mp4 webm, wav mp3, zip 7z` },
    ],
  },
  {
    id: 'resize',
    words:
      'resize resizing scale rescale enlarge dimensions pixels passport visa banner avatar profile wallpaper dp redimensionner redimensionar größe изменить размер تغيير حجم आकार রিসাইজ سائز ukuran 调整大小 尺寸 リサイズ サイズ変更',
    cases: [
      { of: 'pdf', pairs: '/resize-pdf, /compress-pdf, /crop-pdf' },
      { of: 'png', pairs: '/resize-image, /crop-image, png jpg, png webp, png ico' },
      { of: 'video', pairs: '/resize-video, mp4 webm, mp4 mov, mov mp4, mp4 gif' },
      { of: 'gif', pairs: '/resize-image, gif webp, gif mp4, gif png' },
      { of: '*', pairs: '/resize-image, /crop-image, jpg png, png jpg, jpg webp, png webp, heic jpg, webp jpg, svg png' },
    ],
  },
  {
    id: 'normalise',
    words: 'normalize normalise louder quiet quieter volume loudness amplify boost lauter',
    cases: [{ of: '*', pairs: '/normalize-audio, /compress-audio' }],
  },
  {
    id: 'unpack',
    words:
      'unzip unpack unrar decompress uncompress untar extractor descomprimir décompresser descompactar entpacken распаковать فك अनज़िप 解压 解凍',
    cases: [
      { of: 'rar', pairs: 'rar zip, rar 7z, rar tar' },
      { of: '7z', pairs: '7z zip, 7z tar, 7z rar' },
      { of: 'zip', pairs: 'zip tar, zip 7z, zip rar' },
      { of: 'tar', pairs: 'tar zip, tar.gz zip, tar 7z' },
      { of: 'iso', pairs: 'iso zip, iso 7z' },
      { of: '*', pairs: toArchiveless },
    ],
  },
  {
    id: 'merge',
    words:
      'merge merging combine join together stitch glue bind binder staple combiner fusionner unir juntar zusammenfügen verbinden объединить دمج मर्ज মার্জ gabung gabungkan 合并 結合',
    cases: [
      { of: 'jpg', pairs: 'jpg pdf, jpg gif' },
      { of: 'png', pairs: 'png pdf, png gif' },
      { of: 'image', pairs: 'jpg pdf, png pdf, heic pdf, tiff pdf, webp pdf' },
      { of: 'pdf', pairs: '/merge-pdf, jpg pdf, png pdf, docx pdf, heic pdf' },
      { of: 'xlsx', pairs: 'csv xlsx, tsv xlsx, json xlsx' },
      { of: 'csv', pairs: 'csv xlsx, xlsx csv, tsv csv, json csv' },
      { of: 'epub', pairs: 'docx epub, txt epub, html epub, mobi epub' },
      { of: 'tiff', pairs: 'jpg tiff, png tiff' },
      { of: 'video', pairs: '/merge-video' },
      { of: 'audio', pairs: '/merge-audio' },
      { of: '*', pairs: '/merge-pdf, jpg pdf, png pdf, docx pdf' },
    ],
  },
  {
    id: 'recognise',
    words:
      'ocr scan scanned scanner recognise recognize recognition searchable handwriting reconocer reconnaissance texterkennung распознать распознавание 扫描 识别 スキャン 文字認識',
    cases: [
      { of: 'image', pairs: '/image-to-text, /searchable-pdf, pdf txt' },
      { of: 'xlsx', pairs: 'pdf xlsx, pdf csv' },
      { of: 'docx', pairs: 'pdf docx, pdf txt' },
      { of: 'pdf', pairs: '/searchable-pdf, pdf txt, pdf docx, jpg pdf, tiff pdf' },
      { of: '*', pairs: `pdf txt, /searchable-pdf, ${toText.slice('pdf txt, '.length)}` },
    ],
  },
  {
    id: 'trim',
    words: 'trim cut shorten clip cortar couper schneiden kürzen обрезать قص काटें potong 剪切 裁剪 カット 切り取り',
    cases: [
      { of: 'pdf', pairs: '/split-pdf, /crop-pdf, /extract-pdf-pages' },
      { of: 'audio', pairs: '/trim-audio, mp3 wav, wav mp3, mp3 m4a, mp3 m4r' },
      { of: 'mp3', pairs: '/trim-audio, mp3 wav, mp3 m4a, mp3 m4r' },
      { of: '*', pairs: '/trim-video, /trim-audio, mp4 mov, mp4 webm, mp4 gif, mov mp4, mp4 mp3' },
    ],
  },
  {
    id: 'edit',
    words: 'edit editable editing modify editar modifier bearbeiten редактировать تعديل संपादित edit 编辑 編集',
    cases: [
      { of: 'pdf', pairs: 'pdf docx, pdf odt, pdf pptx, pdf xlsx' },
      { of: '*', pairs: 'pdf docx, pdf odt, heic jpg, webp png' },
    ],
  },
  {
    id: 'make',
    words:
      'make making maker create creator creating generate generator crear creador créer criar erstellen создать إنشاء बनाएं বানান بنائیں buat 制作 作成',
    cases: [
      { of: 'gif', pairs: 'mp4 gif, png gif, jpg gif, webm gif, mov gif' },
      { of: 'ico', pairs: 'png ico, jpg ico, svg ico' },
      { of: 'pdf', pairs: 'jpg pdf, docx pdf, png pdf, html pdf' },
      { of: 'zip', pairs: 'rar zip, 7z zip, tar zip' },
      { of: 'm4r', pairs: 'mp3 m4r, m4a m4r, wav m4r' },
      { of: 'mp3', pairs: 'mp4 mp3, wav mp3, m4a mp3, flac mp3' },
      { of: 'epub', pairs: 'docx epub, pdf epub, mobi epub, txt epub' },
    ],
  },
  {
    id: 'icon',
    words: 'icon icons favicon favicons иконка icône icono',
    cases: [{ of: '*', pairs: 'png ico, jpg ico, svg ico, ico png' }],
  },
  {
    id: 'mute',
    words: 'mute silent stumm silenciar muet',
    cases: [{ of: '*', pairs: '/mute-video, mp4 mov, mp4 webm, mov mp4, mkv mp4' }],
  },
  {
    id: 'ring',
    words: 'ringtone ringtones klingelton klingeltöne рингтон tono sonnerie toque',
    cases: [{ of: '*', pairs: 'mp3 m4r, m4a m4r, wav m4r, mp4 m4r, m4r mp3' }],
  },
  {
    id: 'vectorise',
    words: 'vectorize vectorise trace tracing vectorizar vectoriser vektorisieren векторизация 矢量化',
    cases: [
      { of: 'jpg', pairs: 'jpg svg, jpg eps' },
      { of: '*', pairs: 'png svg, jpg svg, webp svg, bmp svg' },
    ],
  },
  {
    id: 'strip',
    words: 'exif metadata gps location author properties privacy anonymize метаданные metadaten metadatos métadonnées 元数据',
    cases: [
      { of: 'pdf', pairs: '/pdf-metadata, /remove-metadata' },
      { of: '*', pairs: '/remove-metadata, /pdf-metadata' },
    ],
  },
  ...pageVerbs,
  ...elsewhereVerbs,
  // They count together with others (compounds.ts).
  { id: 'put', words: 'put add set', cases: [] },
  { id: 'background', words: 'background', cases: [] },
  { id: 'transparent', words: 'transparent transparency', cases: [] },
  { id: 'download', words: 'download downloader downloading', cases: [] },
  { id: 'social', words: 'tiktok instagram insta facebook twitter linkedin pinterest', cases: [] },
  { id: 'size', words: 'size sizes cover header story post pin', cases: [] },
  {
    id: 'thumb',
    words: 'thumbnail thumbnails',
    cases: [
      { of: 'pdf', pairs: 'pdf jpg, pdf png' },
      { of: 'video', pairs: 'mp4 gif, mov gif' },
      { of: '*', pairs: '/resize-image, /crop-image' },
    ],
  },
  {
    id: 'post',
    words: '',
    cases: [
      { of: 'video', pairs: '/compress-video, /resize-video, /crop-image' },
      { of: '*', pairs: '/resize-image, /crop-image, /compress-image' },
    ],
  },
  { id: 'sheet', words: '', cases: [] },
  { id: 'listen', words: '', cases: [{ of: '*', pairs: 'm4b mp3, m4b m4a' }] },
  { id: 'favicon', words: '', cases: [{ of: '*', pairs: 'png ico, jpg ico, svg ico' }] },
  { id: 'retype', words: '', cases: [{ of: '*', pairs: '/image-to-word, /image-to-text, pdf docx' }] },
  { id: 'find', words: 'find selectable copyable', cases: [] },
  { id: 'search', words: '', cases: [{ of: '*', pairs: '/searchable-pdf, pdf txt' }] },
  ...serviceVerbs,
];
