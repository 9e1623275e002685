import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline = {
  title: 'オフラインです',
  description: '現在オフラインです。',
  lead: 'このページはこの端末でまだ開かれていないため、表示できません。',
  text: '一度開いたページは、説明も含めてそのまま表示できます。完了した結果は、変換したページから今でもダウンロードできます。変換にはサーバーが必要です。追加したファイルは待機し、接続が戻ると自動で再開します。',
  home: 'ホームに戻る',
} as const satisfies Words<typeof english>;
