import type { converters as english } from '../en/converters.ts';
import type { Words } from '../words.ts';

export const converters = {
  seoTitle: '{from}を{to}に変換｜無料・登録不要のオンラインツール',
  seoShort: '{from}を{to}に変換｜無料オンライン',
  seoTail: '無料、1ファイル{maxFile}まで、変換後に削除。',
  keywords: ['{from} {to} 変換', '{from}を{to}に変換', '{from} {to}', '{from} {to} 変換 無料', '{to} 変換 オンライン'],
  heading: '{from}を{to}に変換',
  promise: '無料、アカウント不要、1ファイル{maxFile}まで。ファイルは変換後、遅くとも1時間以内に削除されます。',
  quote: '「{text}」',
  further: 'その他の項目',
  stepsTitle: '{from}を{to}に変換する方法',
  steps: {
    choose: '{from}ファイル（{extensions}）を選ぶか、ここにドロップします。1つ{maxFile}までです。',
    set: '必要なら「オプション」で{options}を設定し、「変換」を押します。',
    press: '「変換」を押すと、{from}が{to}になります。',
    download: '{to}をダウンロードします。ファイル名は元の{from}と同じです。',
    downloadSeveral: '{to}をダウンロードします。ページやシートが複数あるときは、順番どおりに1つのZIPに入っています。',
  },
  changesTitle: '{from}を{to}にすると変わること',
  changesWhat: '項目',
  changesMeaning: 'どうなるか',
  verdicts: { kept: 'そのまま', lost: '失われる', changed: '変わる', gained: '加わる' },
  whatIs: '{format}とは？',
  related: '関連する変換',
  questions: 'よくある質問',
  faq: {
    options: {
      question: '{from}から{to}への変換では何を設定できますか？',
      answer: '{options}を設定できます。何も変更しなくても変換できます。',
    },
    names: {
      question: '{to}のファイル名はどうなりますか？',
      answer: '元の{from}と同じ名前で、拡張子が.{extension}になります。ダウンロードする前に変更できます。',
    },
    many: {
      question: '複数の{from}をまとめて変換できますか？',
      answer: 'はい、いくつでも変換できます。{to}は1つずつ、またはまとめて1つのZIPでダウンロードできます。',
    },
    safe: {
      question: 'アップロードしたファイルはどうなりますか？',
      answer: '暗号化して送信され、ネットワークから切り離された環境で開かれます。結果を受け取るとすぐに、遅くとも1時間以内に削除されます。',
    },
  },
  aboutTitle: '{from}から{to}への変換について',
  more: 'その他の変換',
  back: '逆の変換：{name}',
  fromOthers: '{format}をほかの形式に変換',
  toOthers: 'ほかの形式を{format}に変換',
  everythingFrom: '{format}からの変換すべて',
  everythingTo: '{format}への変換すべて',
  sameCategory: '同じカテゴリーの変換',
} satisfies Words<typeof english>;
