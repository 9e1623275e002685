import type { notFound as english } from '../en/not-found.ts';
import type { Words } from '../words.ts';

export const notFound = {
  seo: {
    title: '404 ページが見つかりません',
    description: 'このページは存在しません。必要な変換ツールを探してください。',
    keywords: ['404', 'ページが見つかりません'],
  },
  title: '404 ページが見つかりません',
  text: 'お探しのページは存在しないか、移動しました。',
  invalidPath: '変換のパスが正しくありません',
  nearest: 'お探しのものはこちらですか？',
  home: 'ホームへ移動',
  popular: '人気のツール',
  browse: 'すべてのツールを見る',
} satisfies Words<typeof english>;
