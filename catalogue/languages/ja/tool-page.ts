import type { toolPage as english } from '../en/tool-page.ts';
import type { Words } from '../words.ts';

export const toolPage = {
  seoTitle: '{name}｜無料・登録不要のオンラインツール',
  seoShort: '{name}｜無料オンライン',
  steps: '使い方',
  changes: '変わるものと変わらないもの',
  questions: 'よくある質問',
  more: 'その他のツール',
  convert: '{format}を変換',
  everything: '{format}からの変換すべて',
} satisfies Words<typeof english>;
