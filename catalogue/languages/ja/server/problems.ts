import type { ProblemWords } from '../../problem-words.ts';

export const problems = {
  invalid_request: { title: 'リクエストを読み取れませんでした', remedy: 'ページを再読み込みして、もう一度ファイルを送信してください。' },
  missing_file: { title: 'ファイルが送信されていません', remedy: 'ファイルを選んで、もう一度変換してください。' },
  multiple_files: {
    title: '一度に複数のファイルが送信されました',
    remedy: '1回のリクエストで送るファイルは1つにするか、複数のファイルをまとめられる形式を選んでください。',
  },
  missing_format: { title: '形式が指定されていません', remedy: '元のファイルの形式と、変換後の形式を指定してください。' },
  invalid_option: { title: 'オプションの値が正しくありません', remedy: 'ここに示したオプションを変更するか、指定を外してください。' },
  option_missing: { title: '指定が足りません', remedy: 'ここに示した項目を指定してから、もう一度お試しください。' },
  key_needed: { title: 'キーが必要です', remedy: '運営者から受け取ったキーを送信してください。' },
  not_allowed: { title: 'このキーでは許可されていません', remedy: '運営者にお問い合わせください。' },
  not_found: { title: 'ここには何もありません', remedy: 'アドレスを確認してください。' },
  method_not_allowed: {
    title: 'このアドレスではそのメソッドを使えません',
    remedy: 'Allowヘッダーに示されたメソッドを使ってください。',
  },
  job_not_done: { title: '結果はまだできていません', remedy: '完了するまで、ジョブの状態を取得するか、イベントを受信してください。' },
  job_expired: { title: '結果は削除されました', remedy: 'ファイルをもう一度変換してください。' },
  range_not_satisfiable: { title: '結果はそこまでの長さがありません', remedy: '結果に含まれる範囲のバイトを要求してください。' },
  upload_timeout: { title: 'アップロードに時間がかかりすぎました', remedy: '接続を確認して、もう一度お試しください。' },
  unsupported_media_type: {
    title: 'リクエストがファイル送信用のフォームではありません',
    remedy: 'file、inputFormat、outputFormatの各フィールドを含むmultipart/form-dataを送信してください。',
  },
  unsupported_format: {
    title: 'この形式には対応していません',
    remedy: '対応形式の一覧を確認するか、より一般的な形式でファイルを保存してください。',
  },
  unsupported_conversion: { title: 'この変換には対応していません', remedy: 'このファイルの出力形式を別のものに変えてください。' },
  content_mismatch: {
    title: 'ファイルの中身が名前と一致しません',
    remedy: 'ファイルの実際の形式を選ぶか、作成したソフトで保存し直してください。',
  },
  empty_file: {
    title: 'ファイルが空です',
    remedy: 'お使いのデバイスでファイルを確認してください。保存やコピーが完了していない可能性があります。',
  },
  corrupt_input: {
    title: 'ファイルが破損しています',
    remedy: '作成したソフトで開いて保存し直し、新しいファイルを送信してください。',
  },
  password_protected: {
    title: 'ファイルはパスワードで保護されています',
    remedy: 'パスワードを入力するか、作成したソフトでパスワードを解除してから、もう一度変換してください。',
  },
  copy_protected: {
    title: 'この電子書籍はコピー防止（DRM）がかかっています',
    remedy: 'コピー防止のない版を変換してください。多くのストアや図書館で入手できます。',
  },
  wrong_password: {
    title: 'このパスワードではファイルを開けません',
    remedy: '大文字と小文字も含めてパスワードを確認し、もう一度変換してください。',
  },
  nothing_to_convert: {
    title: 'ファイルに変換できるものがありません',
    remedy: '想定しているページ、画像、音声、表がファイルに含まれているか確認してください。',
  },
  columns_differ: {
    title: '表の列が異なります',
    remedy: 'すべてのファイルで列名をそろえるか、ファイルごとに別のシートになるXLSXを選んでください。',
  },
  image_too_large: { title: '画像のピクセル数が多すぎます', remedy: '画像を小さくして、もう一度お試しください。' },
  too_many_frames: { title: 'アニメーションのフレーム数が多すぎます', remedy: 'アニメーションを短くして、もう一度お試しください。' },
  too_many_pages: { title: '文書のページ数が多すぎます', remedy: 'ページの範囲を選ぶか、文書を分割してください。' },
  page_too_large: { title: 'ページが大きすぎます', remedy: '解像度を下げるか、ページを小さくしてください。' },
  media_too_long: { title: '録音・録画が長すぎます', remedy: '短く切り取るか、いくつかに分割してください。' },
  video_too_large: { title: '動画の画面サイズが大きすぎます', remedy: '解像度を下げてください。' },
  too_many_entries: { title: '圧縮ファイル内のファイルが多すぎます', remedy: '圧縮ファイルを小さく分割してください。' },
  decompression_bomb: {
    title: '展開すると元のサイズを大きく超えるファイルです',
    remedy: '展開後のサイズが上限に収まるファイルを送信してください。',
  },
  output_too_large: { title: '結果が大きくなりすぎます', remedy: '画質やサイズを下げるか、ページ数を減らしてください。' },
  unsafe_archive: {
    title: '圧縮ファイルに安全に展開できない項目が含まれています',
    remedy: 'リンクや絶対パスを含めずに、ファイルを圧縮し直してください。',
  },
  unsafe_content: {
    title: 'ファイルに安全に開けない内容が含まれています',
    remedy: 'アクティブな内容や外部の内容を含めずに、ファイルを保存し直してください。',
  },
  resource_limit: {
    title: '1回の変換で使えるメモリまたは時間を超えるファイルです',
    remedy: 'より小さい、または単純なファイルでお試しください。',
  },
  conversion_failed: {
    title: 'ファイルを変換できませんでした',
    remedy: '作成したソフトで開いて保存し直してから、もう一度お試しください。または、別の出力形式を選んでください。',
  },
  rate_limited: { title: '短時間のリクエストが多すぎます', remedy: '1分ほど待ってから、もう一度お試しください。' },
  too_many_concurrent: { title: '同時に実行中の変換が多すぎます', remedy: 'いずれかが終わるまでお待ちください。' },
  too_many_jobs: {
    title: '保存されている結果が多すぎます',
    remedy: 'いくつかをダウンロードまたは削除するか、期限が切れるまでお待ちください。',
  },
  interrupted: { title: 'ファイルの処理中に変換サービスが再起動しました', remedy: 'ファイルをもう一度変換してください。' },
  shutting_down: { title: '変換サービスを再起動しています', remedy: '1分ほど待ってから、もう一度お試しください。' },
  storage_full: { title: '変換サービスの空き容量が足りません', remedy: '数分待ってから、もう一度お試しください。' },
  converter_unavailable: {
    title: 'この変換は現在利用できません',
    remedy: '後でもう一度お試しいただくか、別の出力形式を選んでください。',
  },
  mail_unavailable: { title: 'メッセージを送信できませんでした', remedy: '後でもう一度お試しください。' },
} satisfies ProblemWords;
