import type { outcomes as english } from '../en/tool-outcomes.ts';
import type { Words } from '../words.ts';

export const outcomes = {
  refusals: {
    list: '受け付けられなかったファイル',
    type: 'ファイルの種類は{accepted}である必要があります',
    tooLarge: 'ファイルが{bytes}バイトを超えています',
    tooLargeRemedy: 'サイズは{size}で、上限は{maxFile}です。分割するか、品質または解像度を下げてください。',
    tooSmall: 'ファイルが{bytes}バイト未満です',
    tooSmallRemedy: 'ファイルが空です。もう一度コピーまたはダウンロードしてください。',
    tooMany: 'ファイルが多すぎます',
    tooManyRemedy: 'このページで扱えるのは1ファイルです。複数の場合は、一度に{maxFiles}個まで扱えるホームをお使いください。',
    onward: '別のツールで開く',
    unknown: 'ファイルの種類を判別できませんでした。形式を選ぶと続けられます。',
    what: 'ファイルの種類',
    notice: '{name}：{reason}',
    others: { other: 'ほか{count}個は追加されませんでした。' },
  },
  notices: {
    dismiss: '閉じる',
    universalNoFile: { title: 'ファイルが選択されていません', text: '変換するファイルを選択してください。' },
    universalNoOutput: { title: '出力形式がありません', text: '出力形式を選択してください。' },
    universalSameFormat: { title: '同じ形式が選択されています', text: '入力と出力に同じ形式は指定できません。' },
    batchNoFiles: { title: 'ファイルが選択されていません', text: '変換するファイルを1つ以上選択してください。' },
    conversionFailed: { title: '変換に失敗しました', text: '変換中にエラーが発生しました。もう一度お試しください。' },
    batchFailed: { title: '変換に失敗しました', text: '{name}を変換できませんでした' },
    batchDone: { title: '変換が完了しました！', text: { other: '{count}個のファイルを{format}形式に変換しました。' } },
    mixedDone: { title: '変換が完了しました！', text: { other: '{count}個のファイルを選択した形式に変換しました。' } },
    singleDone: { title: '変換が完了しました！', text: '{format}ファイルをダウンロードできます。' },
    partlyDone: '失敗したファイルには理由が表示されています。',
    stopped: { title: '停止しました', text: '{total}個中{done}個が完了しました。' },
    operationDone: { title: '完了しました！', text: { other: '{count}個のファイルをダウンロードできます。' } },
    mergeNeedsTwo: { title: 'ファイルが1つだけです', text: 'まとめるには、もう1つ以上ファイルを追加してください。' },
    rejected: 'ファイルを受け付けられません',
    zipMissing: {
      title: 'ZIPを利用できません',
      text: 'ZIPを作るプログラムを読み込めませんでした。「すべてダウンロード」でファイルを1つずつ受け取れます。',
    },
    partMissing: 'ページの一部を読み込めませんでした。接続を確認して、もう一度ファイルを選んでください。',
    listMissing: '形式の一覧を読み込めませんでした。接続が戻りしだい、ファイルを追加します。',
  },
  invalidFormats: '形式の選択が正しくありません',
  failures: {
    tooLarge: {
      title: 'ファイルが大きすぎます',
      detail: 'サイズのため、サーバーがアップロードを拒否しました。',
      remedy: '上限は1ファイル{maxFile}です。ファイルを小さくするか、分割してください。',
    },
    busy: {
      title: '変換サービスが混み合っています',
      detail: '現在、サーバーの処理が上限に達しています。',
      remedy: '少し待ってから、もう一度お試しください。',
    },
    tooSlow: {
      title: '変換に時間がかかりすぎました',
      detail: 'ファイルができる前に制限時間を過ぎました。',
      remedy: 'より小さいファイル、少ないページ数、または短い録音・録画でお試しください。',
    },
    unknown: {
      title: 'こちら側で問題が発生しました',
      detail: 'サーバーから理由が示されませんでした。',
      remedy: 'もう一度お試しください。繰り返す場合は、お問い合わせページからお知らせください。',
    },
    gone: {
      title: '結果の期限が切れました',
      detail: '結果は短時間で、またはダウンロード後に削除されます。',
      remedy: 'ファイルをもう一度変換してください。',
    },
    unsent: {
      title: 'アップロードが終わる前にページが閉じられました',
      detail: 'ファイルはサーバーに届いていません。',
      remedy: 'もう一度ファイルを選んでください。',
    },
  },
} satisfies Words<typeof english>;
