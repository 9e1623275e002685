import type { api as english } from '../en/api.ts';
import type { Words } from '../words.ts';

export const api = {
  seo: {
    title: '開発者向けAPI',
    description:
      '自作のプログラムからファイルを変換できます。1回のリクエストでも、ジョブでも。キーもアカウントも不要。curl、JavaScript、Pythonの例つき。',
    keywords: ['ファイル変換 api', '変換 api', '無料 api', 'openapi'],
  },
  title: '開発者向けAPI',
  crumb: 'API',
  lead: 'このサイトの処理はすべて、皆さんのプログラムからも使えるインターフェースを通して行われます。キーもアカウントも不要です。ファイルは受け取りしだい削除されるという約束も同じです。',
  document: 'OpenAPI 3.1の文書',
  one: {
    title: '1回のリクエストで1ファイル',
    text: 'ファイルと2つの形式をフォームで送信し、応答から結果を読み取ります。数秒で終わる処理に向いています。',
    curl: '--fail-with-bodyを付けると、スクリプトは拒否に気づき、その理由も表示します。',
  },
  jobs: {
    title: 'ジョブ',
    text: '同じフォームを/api/jobsに送ると、すぐにIDが返ります。状態を問い合わせるかイベントを受け取り、{resultMinutes}分以内であればいつでも結果を取得できます。接続が切れても続きから取得できます。終わったら削除してください。',
    curl: '同じIdempotency-Keyを再び送ると、新しいジョブではなく、すでにあるジョブが返ります。',
    javascript: 'ブラウザーでも、Node、Deno、Bunでも同じように動きます。',
    python: 'requestsライブラリを使います。',
  },
  limits: {
    title: '制限',
    size: 'ファイルのサイズ',
    bytes: '{size}（{bytes}バイト）',
    atOnce: '同時に行う変換',
    perMinute: '1分あたりの変換',
    kept: '保存される結果',
    keptTime: '結果が保存される時間',
    uploadTime: 'アップロードの時間',
    jobTime: '変換の時間',
    minutes: { other: '{count}分' },
  },
  problems: {
    title: 'エラー',
    text: '拒否の応答はapplication/problem+json（RFC 9457）です。処理はcodeで判断し、利用者にはtitleとremedyを表示してください。retryableとある場合は、Retry-Afterが示す時間だけ待ってください。',
    list: 'エラーコード',
    status: 'ステータス',
    code: 'コード',
    meaning: '意味',
  },
} satisfies Words<typeof english>;
