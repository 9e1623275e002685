/** What changes in archives. */
export const archives: Readonly<Record<string, string>> = {
  'Every file in the {from} is copied to the {to} unchanged, together with empty folders, dates and names in any script.':
    '{from}のファイルは1バイトも変わらずに{to}に入ります。空のフォルダー、日付、日本語などのファイル名もそのままです。',
  'A {from} under a password is opened with it: a field for it appears. The {to} is written without one.':
    'パスワード付きの{from}では入力欄が表示され、そのパスワードで開きます。できあがる{to}にパスワードは付きません。',
  'Scripts that can be run in the {from} can still be run in the {to}, on Linux and macOS.':
    '{from}の中の実行できるスクリプトは、{to}から取り出してもLinuxとMacで実行できます。',
  '{to} compresses each file separately: a little larger than the {from}, and single files come out at once.':
    '{to}はファイルを1つずつ圧縮します。{from}より少し大きくなりますが、1つだけでもすぐに取り出せます。',
  '{to} can compress all files as one, so many similar ones take less room than in the {from}; taking out a single one is slower.':
    '{to}はすべてのファイルをまとめて圧縮できるので、似たファイルが多いほど{from}より小さくなります。1つだけ取り出すのには時間がかかります。',
  'A {from} is as large as its files; {to} compresses them, text to a fifth and photographs hardly at all.':
    '{from}の容量は中のファイルの合計と同じです。{to}はそれを圧縮し、テキストなら5分の1ほどになりますが、写真はほとんど減りません。',
  '{to} does not compress: expect a file as large as everything that was packed in the {from}.':
    '{to}は圧縮しないので、{from}を展開したときの合計と同じくらいの容量になります。',
  'File owners recorded in a {from} are left out, and so are links that point outside it.':
    '{from}に記録された所有者と、{from}の外を指すリンクは引き継がれません。',
};
