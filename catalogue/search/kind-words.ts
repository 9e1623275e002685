import type { Kind } from '../formats/format.ts';

/**
 * Words for kinds of files, in English and in the twelve languages most common among other users: Chinese, Hindi, Spanish, French,
 * Arabic, Bengali, Portuguese, Russian, Urdu, Indonesian, German and Japanese. Words of one language are adjacent.
 */
export const kindWords: Readonly<Record<Kind, string>> = {
  image:
    'image images picture pictures photo photos photograph pic pics graphic selfie selfies thumbnail thumbnails wallpaper banner avatar dp pfp ' +
    '图片 图像 照片 圖片 चित्र फोटो तस्वीर इमेज imagen imágenes foto fotos imagem imagens صورة صور ছবি ' +
    'изображение изображения картинка картинки картинку фото تصویر gambar bild bilder 画像 写真 イメージ',
  document:
    'document documents doc docs 文档 文件 文檔 दस्तावेज़ दस्तावेज documento documentos documents مستند وثيقة নথি ডকুমেন্ট ' +
    'документ документы دستاویز dokumen dokument dokumente 文書 ドキュメント 書類',
  ebook:
    'ebook ebooks book books novel 电子书 電子書 किताब पुस्तक libro libros livre livres livro livros ' +
    'كتاب বই книга книги книгу کتاب buku buch bücher 電子書籍 本',
  video:
    'video videos film films movie movies clip clips footage recording 视频 影片 視頻 वीडियो vídeo vídeos vidéo vidéos ' +
    'فيديو ভিডিও видео ویڈیو filme 動画 ビデオ',
  audio:
    'audio sound sounds music song songs voice track tracks 音频 音頻 音乐 ऑडियो संगीत गाना sonido música musica canción musique son som ' +
    'صوت موسيقى অডিও গান аудио звук музыка музыку آڈیو موسیقی suara musik lagu ton 音声 音楽 オーディオ',
  archive:
    'archive archives compressed packed 压缩包 壓縮檔 आर्काइव comprimido archivo compressé أرشيف আর্কাইভ архив архивы آرکائیو arsip archiv アーカイブ 圧縮ファイル',
  subtitle:
    'subtitle subtitles caption captions lyrics 字幕 उपशीर्षक subtítulos subtitulos sous-titres ترجمة সাবটাইটেল legenda legendas ' +
    'субтитры subtitel untertitel',
  font: 'font fonts typeface webfont 字体 字體 फ़ॉन्ट fuente fuentes police polices خط ফন্ট fonte fontes шрифт шрифты فونٹ schriftart schrift フォント',
  model: '3d model models mesh cad printing 模型 मॉडल modelo modelos modèle modèles نموذج মডেল модель модели ماڈل modell modelle モデル',
};
