import type { words as english } from '../../en/server/words.ts';
import type { Words } from '../../words.ts';

export const words = {
  lists: { separator: '、' },
  sentences: { end: '。', separator: '' },
  errorPage: {
    again: '戻ってやり直す',
    hint: 'ブラウザーの「戻る」ボタンを使うと、入力内容が残ったフォームに戻ります。選び直すのはファイルだけです。',
  },
  commandLine: {
    unreadable: {
      title: 'ファイルを読み取れませんでした',
      remedy: 'ファイル名と読み取り権限を確認してください。フォルダー内のファイルは、photos/*のように指定します。',
    },
    unknown_input: {
      title: 'ファイルの形式が分かりません',
      remedy: '--fromで形式を指定してください。--listですべての形式を表示できます。',
    },
    file_exists: {
      title: '結果のファイルがすでにあります',
      remedy: '--outで別のフォルダーを選ぶか、--forceで上書きしてください。',
    },
    several_files: {
      title: '結果が複数のファイルになります',
      remedy: '--outでフォルダーを指定するか、--zipで1つにまとめてください。',
    },
    unwritable: {
      title: '結果を保存できませんでした',
      remedy: '書き込み権限と、ディスクの空き容量を確認してください。',
    },
  },
} satisfies Words<typeof english>;
