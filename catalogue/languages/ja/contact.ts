import type { contact as english } from '../en/contact.ts';
import type { Words } from '../words.ts';

export const contact = {
  seo: {
    title: 'お問い合わせとサポート',
    description: '変換や形式についてのご質問、うまく変換できないファイルのご相談はこちらから。通常{replyHours}時間ほどで返信します。',
    keywords: ['お問い合わせ', 'サポート', 'ファイル変換 ヘルプ', '変換できない'],
  },
  title: 'お問い合わせ',
  intro: 'ご質問や、うまく変換できないファイルがありますか？お気軽にお問い合わせください。',
  explanation:
    'サポートはこのフォームで受け付けています。お使いの変換ツール、期待した結果、実際に起きたことをお書きください。ファイルの形式とサイズも手がかりになります。ファイルそのものや、機密情報は送らないでください。',
  delivery: {
    api: 'メッセージは、このサービスの運営者にメールで届きます。',
    simulated:
      'このサイトはまだメールの受信箱につながっていません。フォームはお試しいただけますが、入力した内容がブラウザーの外に送られることはありません。',
  },
  topics: [
    {
      icon: 'file',
      title: 'ファイル変換の問題',
      items: ['特定の形式の不具合', '画質や音質の低下', '対応していない形式のご要望', '一括変換の失敗', 'ファイルサイズの上限'],
    },
    {
      icon: 'wrench',
      title: '技術サポート',
      items: [
        'サイトの使い方',
        'アップロードとダウンロードの不具合',
        '対応ブラウザー',
        'スマートフォンでの利用',
        'セキュリティとプライバシー',
      ],
    },
  ],
  formTitle: 'メッセージを送る',
  fields: { name: 'お名前', email: 'メールアドレス', message: 'メッセージ' },
  button: 'メッセージを送信',
  notes: ['通常{replyHours}時間以内に返信します。', 'お急ぎの場合は、メッセージの件名に「至急」とお書きください。'],
  noScript: 'フォームを使うにはJavaScriptが必要です。',
  form: {
    sending: '送信中…',
    faults: {
      nameMissing: 'お名前を入力してください',
      nameShort: 'お名前は2文字以上で入力してください',
      emailMissing: 'メールアドレスを入力してください',
      emailWrong: '正しいメールアドレスを入力してください',
      messageMissing: 'メッセージを入力してください',
      messageShort: 'メッセージは10文字以上で入力してください',
    },
    sent: { title: '送信しました', text: 'メッセージをありがとうございます。後ほど返信いたします。' },
    failed: { title: 'エラー', text: 'メッセージを送信できませんでした。もう一度お試しください。' },
  },
} satisfies Words<typeof english>;
