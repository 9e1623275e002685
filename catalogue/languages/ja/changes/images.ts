/** What changes in pictures, and from pictures to pages. */
export const images: Readonly<Record<string, string>> = {
  '{to} keeps what the {from} shows, pixel for pixel; detail that was compressed away before does not come back.':
    '{from}の見た目を、{to}が1ピクセルずつそのまま保存します。すでに圧縮で失われた細部は戻りません。',
  '{to} leaves out fine detail. At the default quality it is hard to see; each further save costs a little more.':
    '{to}は細部を省いて保存します。初期設定の品質ではほとんど分かりませんが、保存し直すたびに少しずつ劣化します。',
  'The picture is compressed a second time, from {from} to {to}. You will hardly see a difference.':
    '{from}から{to}へ画像をもう一度圧縮しますが、違いはほとんど分かりません。',
  '{to} is written at a quality where the difference to the {from} is hard to see; switch on Lossless to keep every pixel.':
    '{to}は、{from}との違いがほとんど分からない品質で保存されます。すべてのピクセルを正確に残すには「可逆圧縮」をオンにします。',
  '{to} is lossless like {from}, within the colors that it allows.': '{to}も{from}と同じ可逆圧縮で、使える色数の範囲では劣化しません。',
  '{to} is lossless like {from}: every pixel stays the same.': '{to}も{from}も劣化のない形式なので、すべてのピクセルが元のままです。',
  'A {to} can have transparent areas. The {from} has none to give, so its background stays until you erase it in an editor.':
    '{to}は透明にできますが、{from}に透明な部分はないため、背景は残ります。画像編集ソフトで消してください。',
  '{to} cannot be transparent: such areas of the {from} turn white, or a color that you choose.':
    '{to}は透明にできません。{from}の透明な部分は白、または選んだ色になります。',
  'Transparent areas of the {from} stay transparent in the {to}.': '{from}の透明な部分は、{to}でも透明です。',
  'In a {to} a pixel is either visible or not, so the soft edges of the {from} become hard ones.':
    '{to}のピクセルは見えるか見えないかのどちらかなので、{from}のなめらかなふちはくっきりした境目になります。',
  'The 8 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    '{from}の1チャンネル8ビットは、16ビットまでの{to}にそのまま収まります。色の階調が増えるわけではありません。',
  'The 10 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    '{from}の1チャンネル10ビットは、16ビットまでの{to}にそのまま収まります。色の階調が増えるわけではありません。',
  'The 12 bits a channel of the {from} fit into the 16 that {to} allows; no new shades appear.':
    '{from}の1チャンネル12ビットは、16ビットまでの{to}にそのまま収まります。色の階調が増えるわけではありません。',
  '{from} files with more than 8 bits a channel are rounded to 8: fine on screens, less room for strong corrections.':
    '1チャンネル8ビットを超える{from}は8ビットに丸められます。画面で見るには十分ですが、大きな補正の余地は減ります。',
  'The best 256 colors are chosen from the {from} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.':
    '{from}の画像から最適な256色を選び、中間の色は点を混ぜて表します。平坦な図はほとんど変わりませんが、写真はざらついて見えます。',
  '{to} has room for many more colors, so those of the {from} all fit.':
    '{to}で使える色のほうがはるかに多いため、{from}の色はすべて残ります。',
  'The 256 colors of the GIF all fit, and {to} stores only what changes between frames, so the file is much smaller.':
    'GIFの256色はすべて収まります。{to}は似たフレームをまとめて圧縮するので、容量は何分の1かになります。',
  'A {from} from a print shop may be in CMYK; {to} has no such inks, so it is converted to RGB by its color profile.':
    '印刷用の{from}はCMYKのことがあります。{to}はCMYKを扱えないので、カラープロファイルに従ってRGBに変換します。',
  '{to} has no place for a profile, so colors are converted to sRGB first and look the same.':
    '{to}にはプロファイルを保存できないので、先に色をsRGBに変換します。見た目は同じです。',
  'Date, camera and place are copied to the {to}. Turn on Remove metadata to drop them.':
    '撮影日時、カメラ、記録されていれば撮影場所も、削除を選ばない限り{to}に引き継がれます。',
  'Date, camera and place of the {from} are not copied to the {to}. The picture is turned upright first.':
    '撮影日時、カメラ、撮影場所は{from}に残り、{to}には書き込まれません。画像は先に正しい向きに直します。',
  'Date, camera and place stay inside the {from} in the {to}, where readers do not show them. Turn on Remove metadata to drop them.':
    '撮影日時、カメラ、記録されていれば撮影場所は、削除を選ばない限り{to}の中の{from}に残りますが、閲覧ソフトには表示されません。',
  'A {to} cannot be animated: you get the first frame of an animated {from}.':
    '{to}は静止画です。動く{from}からは最初のフレームを取り出します。',
  'Each frame of the {from} is shown as long as before. The video plays once; players and web pages can loop it.':
    '{from}の各フレームは、元と同じ長さだけ表示されます。動画の再生は1回ですが、プレーヤーやウェブページで繰り返せます。',
  'Shapes of the {from} are drawn as pixels at the resolution that you choose; enlarging the {to} later makes it blurry.':
    '{from}の図形を、選んだ解像度でピクセルとして描きます。後から{to}を拡大するとぼやけます。',
  'Text is drawn into the {to}: it looks right without the fonts, but can no longer be selected, searched or edited.':
    '文字は{to}の中に絵として描かれます。フォントがなくても正しく見えますが、選択、検索、編集はできなくなります。',
  'Links show in the {to}, but they do not work.': 'リンクは{to}でも見えますが、押しても何も起こりません。',
  'A {from} usually holds the same icon in several sizes; the largest becomes the {to}.':
    '{from}にはたいてい、同じアイコンが複数のサイズで入っています。いちばん大きいものが{to}になります。',
  'Each page of the {from} becomes a {to} of its own; more than one arrive in a ZIP, in order.':
    '{from}の1ページが1つの{to}になり、複数あれば順番どおりにZIPに入ります。',
  'Every page of the {from} becomes one {to}, numbered in order; more than one come in a ZIP.':
    '{from}の各ページが、順に番号の付いた{to}になります。複数あればZIPにまとめます。',
  'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.':
    '圧縮済みのJPEGのデータをそのままPDFに入れるので、1ピクセルも変わりません。',
  'The pixels of the {from} are stored in the {to} without lossy compression.':
    '{from}のピクセルを、画質の落ちる圧縮をせずに{to}に保存します。',
  'The page takes the size that the {from} has at its resolution; choose A4, Letter and a margin instead if you want to print it.':
    'ページの大きさは、{from}の解像度で決まります。印刷するなら、A4などの用紙と余白を選んでください。',
  'Text in the {from} stays part of the picture; you cannot search for it in the {to}.':
    '{from}に写っている文字は画像の一部のままで、{to}では検索できません。',
};
