/** What changes in documents and books. */
export const documents: Readonly<Record<string, string>> = {
  'More programs and devices open {to} than {from}.': '{to}は{from}より多くのソフトや機器で開け、たいていはインストールも不要です。',
  'Fewer programs open {to}. Try yours before you delete the {from}.':
    '{to}を開けるソフトは{from}より少なめです。元のファイルを手放す前に、お使いのソフトで開けるか確かめてください。',
  'Some programs open {from}, others {to}: each format is described below.':
    '{from}を開けるソフトで{to}も開けるとは限りません。それぞれに対応するソフトは下に挙げています。',
  'Lines and pages are fixed where they fall now, and look the same on every device.':
    '行とページの区切りが今の位置で固定され、どの機器でも同じに見えます。',
  'The text of the {from} is laid out on pages whose size and margins you can choose.':
    '画面に合わせて折り返す{from}の文章を、ページに割り付けます。用紙サイズと余白は選べます。',
  'The pages of the {from} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.':
    '{from}のページの区切りや段組みをなくし、画面の幅に合わせて折り返す文章にします。',
  'A {from} knows only where letters stand. Paragraphs, lists and tables are worked out from that, so check the result where the layout is unusual.':
    '{from}に記録されているのは文字の位置だけです。段落、箇条書き、表はそこから推測するので、レイアウトが複雑なところは結果を確認してください。',
  'A {from} knows only where letters stand. Rows and columns are worked out from that, so check the result where the layout is unusual.':
    '{from}に記録されているのは文字の位置だけです。行と列はそこから推測するので、レイアウトが複雑なところは結果を確認してください。',
  'A {from} knows only where letters stand. Text boxes are worked out from that, so check the result where the layout is unusual.':
    '{from}に記録されているのは文字の位置だけです。テキストボックスはそこから推測するので、レイアウトが複雑なところは結果を確認してください。',
  'A {to} is made for reading and printing. Keep the {from} for later changes.':
    '{to}は読んだり印刷したりするための形式です。後で直すときのために{from}も残しておいてください。',
  'What was fixed in the {from} can be changed again in the {to}.': '{from}で固定されていた内容を、{to}では再び編集できます。',
  'A {from} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.':
    '{from}にはフォントの名前しかなく、開く側にそのフォントが必要ですが、PDFにはフォント自体が入ります。サーバーにないフォントは、文字幅が同じものがあれば代わりに使います。',
  'Tables of the {from} are drawn on the page as they look.': '{from}の表は、見た目のままページに描かれます。',
  'Tables of the {from} stay tables in the {to}, with their rows, columns and merged cells.':
    '{from}の表は{to}でも表のままで、行、列、セルの結合も残ります。',
  'The cells of tables in the {from} become lines of text.': '{from}の表のセルは、テキストの行になります。',
  'The {to} shows the styles of the {from}, but has no list of them to edit.':
    '{from}のスタイルは{to}でも同じように見えますが、スタイルとしては編集できません。',
  'Headings, bold, italics, colors and alignment of the {from} stay in the {to}.':
    '{from}の見出し、太字、斜体、色、文字の配置は、{to}でも変わりません。',
  '{to} holds only characters: fonts, bold, colors and sizes of the {from} are dropped.':
    '{to}に入るのは文字だけです。{from}のフォント、太字、色、文字サイズはなくなります。',
  'Each line of the {from} becomes a paragraph of the {to}, to which fonts, headings and pictures can be added.':
    '{from}の1行が{to}の1段落になり、フォント、見出し、画像を加えられます。',
  'Images of the {from} stay in place in the {to}.': '{from}の画像は、{to}でも同じ位置にあります。',
  'Images of the {from} are saved inside the page.': '{from}の画像は、ページの中に保存されます。',
  '{to} cannot store images, so those of the {from} are left out.': '{to}には画像を保存できないので、{from}の画像は省かれます。',
  'Pictures embedded in the HTML are kept. Pictures that it only links to are not fetched; save the page as a single file first.':
    'HTMLに埋め込まれた画像は引き継がれます。リンクしているだけの画像は取得しないので、先にページを1つのファイルとして保存してください。',
  'Headings of the {from} become bookmarks of the PDF.': '{from}の見出しは、PDFのしおりになります。',
  'Headings keep their level, so the {to} can build a table of contents.': '見出しのレベルが残るので、{to}で目次を作れます。',
  'Headings of the {from} become plain lines: {to} has no bookmarks to jump to.':
    '{from}の見出しは普通の行になります。{to}には、その場所に移動できるしおりがありません。',
  'Footnotes of the {from} are printed at the foot of their page; comments become notes of the PDF, which viewers show as small marks.':
    '{from}の脚注は各ページの下に印刷されます。コメントはPDFの注釈になり、閲覧ソフトでは小さな印として表示されます。',
  'Footnotes and comments of the {from} are footnotes and comments of the {to}.':
    '{from}の脚注とコメントは、{to}でも脚注とコメントのままです。',
  'Headings, bold and italics of the {from} stay in the {to}; fonts, colors and alignment are dropped.':
    '{from}の見出し、太字、斜体は{to}でも残ります。フォント、色、文字の配置は省かれます。',
  'Pictures of the {from} are named at their place; an option adds them to the {to}.':
    '{from}の画像の位置には名前が入ります。オプションで画像を{to}に加えられます。',
  'Pictures of the {from} stay in the {to}: those inside as data, linked ones as links.':
    '{from}の画像は{to}に残ります。埋め込み画像はデータとして、リンクの画像はリンクのまま入ります。',
  'Footnotes and comments of the {from} become footnotes of the {to}.': '{from}の脚注とコメントは、{to}の脚注になります。',
  'Footnotes and comments of the {from} become plain text at the end.': '{from}の脚注とコメントは、末尾の普通のテキストになります。',
  'Links in the {from} can be clicked in the {to}.': '{from}のリンクは、{to}でもクリックできます。',
  'The text of a link is kept but its address is dropped: {to} has no links.':
    'リンクの文字は残りますが、アドレスはなくなります。{to}にはリンクの機能がありません。',
  'Title, author and keywords of the {from} are entered in the {to}.': '{from}のタイトル、作成者、キーワードを{to}に書き込みます。',
  'A {to} has no place for title and author of the {from}.': '{to}には、{from}のタイトルと作成者を入れる場所がありません。',
  'The title of the {from} is the title of the {to}; who wrote it is not entered.':
    '{from}のタイトルは{to}のタイトルになります。作成者は書き込まれません。',
  'A {to} has no place for the title of the {from}.': '{to}には、{from}のタイトルを入れる場所がありません。',
  'The encoding of the {from} (UTF-8, UTF-16 or an old Windows code page) is detected, so accented letters, Greek and Chinese stay correct in the {to}.':
    '{from}の文字コードがUTF-8、UTF-16、Shift JISなどのどれかを自動で判別するので、{to}で日本語が文字化けしません。',
  'Letters of every script in the {from} are written as UTF-8, which all current programs read.':
    '{from}の文字はどの言語のものもUTF-8で書き込まれ、今のソフトならどれでも読めます。',
  'Tables are found by their lines and by the gaps between columns, and are rebuilt as real tables in the {to}.':
    '罫線や列の間の空きから表を見つけ、{to}の本物の表として組み直します。',
  'Illustrations of the {from} are packed into the {to} as well.': '{from}の挿絵は、{to}にも入ります。',
  'Chapters of the {from} make the contents list of the {to}.': '{from}の章から、{to}の目次を作ります。',
  'The cover of the {from} is the cover of the {to}, also on the shelf of your reader.':
    '{from}の表紙は{to}の表紙になり、リーダーの本棚にも表示されます。',
  'The cover of the {from} becomes the first page.': '{from}の表紙は、最初のページになります。',
  '{to} knows only simple formatting: fonts and finer style sheets of the {from} give way to those of the device.':
    '{to}で使えるのは簡単な書式だけです。{from}のフォントや凝ったスタイルシートは、端末のものに置き換わります。',
  'Fonts and style sheets that the publisher put into the {from} go into the {to} too.':
    '出版社が{from}に入れたフォントとスタイルシートは、{to}にも入ります。',
  'Notes of the {from} stay linked to the place that they belong to.': '{from}の注は、本文の該当箇所とリンクしたままです。',
  'The {to} names the title and the author of the {from}.': '{to}には、{from}のタイトルと著者が入ります。',
};
