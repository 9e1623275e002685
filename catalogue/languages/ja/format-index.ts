import type { formatIndex as english } from '../en/format-index.ts';
import type { Words } from '../words.ts';

export const formatIndex = {
  title: 'すべてのファイル形式（A–Z）',
  description:
    '画像、文書、表計算、動画、音声、電子書籍、圧縮ファイルなど、{formatCount}のファイル形式の一覧です。何に変換できるかを形式ごとに確認できます。',
  keywords: ['ファイル形式 一覧', '拡張子 一覧', '対応形式', '変換'],
  heading: 'すべての形式（A–Z）',
  lead: '{formatCount}の形式と{pairCount}通りの変換があります。形式ごとのページで、変換先と変換元を確認できます。',
  letters: '頭文字で移動',
  to: { other: '{count}形式へ変換' },
  from: { other: '{count}形式から変換' },
  hub: {
    title: '{format}の変換：すべての形式',
    description: '{format}から、または{format}への{count}通りの変換を1ページにまとめました。無料、アカウント不要です。',
    keywords: ['{format} 変換', '{format} 変換 無料'],
    heading: '{format}の変換',
    from: '{format}から変換',
    to: '{format}へ変換',
    fromEnglish: '{format}からのその他の変換（英語のページ）',
    toEnglish: '{format}へのその他の変換（英語のページ）',
    tools: '{format}のツール',
  },
} as const satisfies Words<typeof english>;
