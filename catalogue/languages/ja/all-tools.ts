import type { allTools as english } from '../en/all-tools.ts';
import type { Words } from '../words.ts';

export const allTools = {
  seo: {
    title: 'すべての変換ツール',
    description: 'すべての変換ツールを一覧で。画像、文書、PDF、表計算、動画、音声、電子書籍、圧縮ファイル。形式を入力すると見つかります。',
    keywords: ['変換ツール 一覧', '変換ツール', 'ファイル形式', 'オンライン ファイル変換'],
  },
  title: 'すべての変換ツール',
  lead: '{categoryCount}種類に分けた{converterCount}の変換ツールと、{formatCount}形式の間の{pairCount}通りの変換。',
  formatsLink: 'すべての形式（AからZ）',
  filter: 'ツールを絞り込む',
  noScript: '言葉で探すにはJavaScriptが必要です。ブラウザーの検索（Ctrl+F）なら、このページと全形式のページの内容をすべて探せます。',
  jump: 'カテゴリーへ移動',
  tools: '🧰 ツール',
  toolsLead: 'ファイルの形式はそのままです。',
  allFormats: '🔤 すべての形式',
  categories: {
    image: '🖼️ 画像の変換',
    document: '📄 文書の変換',
    pdf: '📕 PDFの変換',
    spreadsheet: '📊 表計算の変換',
    video: '🎬 動画の変換',
    audio: '🎵 音声の変換',
    ebook: '📚 電子書籍の変換',
    archive: '🗜️ 圧縮ファイルの変換',
    more: '⭐ その他の変換',
  },
  further: 'その他の変換',
  nothing: '検索に一致する変換ツールはありません。',
  perhaps: 'お探しのものはこちらですか？',
} satisfies Words<typeof english>;
