/** What changes in videos and sound. */
export const media: Readonly<Record<string, string>> = {
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with MPEG-4 (Xvid) and MP3, at most 30 frames a second and 1080 lines, at a quality close to the source.':
    '{from}に普通入っている映像と音声は{to}のプレーヤーに向かないため、MPEG-4（Xvid）とMP3で再エンコードします。毎秒30フレーム、1080本までで、元に近い品質です。',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with H.264 and AAC, at a quality close to the source.':
    '{from}に普通入っている映像と音声は{to}のプレーヤーに向かないため、H.264とAACで再エンコードします。元に近い品質です。',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with VP9 and Opus, at a quality close to the source.':
    '{from}に普通入っている映像と音声は{to}のプレーヤーに向かないため、VP9とOpusで再エンコードします。元に近い品質です。',
  'Streams that players of {to} take are copied without loss; the rest is encoded with H.264 and AAC. For most {from} files that means seconds of work and the very same picture.':
    '{to}のプレーヤーが対応する映像や音声は劣化なしでコピーし、それ以外だけをH.264とAACでエンコードします。ほとんどの{from}は数秒で終わり、画質もまったく同じです。',
  'MKV can hold nearly every codec, so the streams of the {from} are copied unchanged: no quality is lost, and long videos take seconds.':
    'MKVにはほぼすべてのコーデックが入るので、{from}の映像と音声をそのままコピーします。劣化はなく、長い動画も数秒で終わります。',
  'All sound tracks of the {from}, such as other languages, are kept.': '言語別の音声など、{from}の音声トラックをすべて引き継ぎます。',
  'Subtitles of the {from} are left out of the {to}; they are not burned into the picture.':
    '{from}の字幕は{to}には入りません。映像への焼き込みもしません。',
  'Subtitles that are text stay switchable in the {to}; subtitles that are pictures stay where it can hold them.':
    'テキストの字幕は{to}でも表示を切り替えられます。画像の字幕は、形式が対応していれば残ります。',
  '{to} has no chapter marks; the whole plays as one piece.': '{to}にはチャプターがなく、全体が1つに続けて再生されます。',
  'Chapter marks of the {from} are set in the {to} at the same times.': '{from}のチャプターは、{to}でも同じ時刻に付きます。',
  'Title, date and comment of the {from} are written into the {to}.': '{from}のタイトル、日付、コメントを{to}に書き込みます。',
  'Title, artist, album and track number of the {from} are written into the {to}.':
    '{from}のタイトル、アーティスト、アルバム、トラック番号を{to}に書き込みます。',
  '{to} can start to play while it is still loading, which {from} was not made for.':
    '{to}は読み込みながら再生を始められます。{from}はそのように作られていません。',
  'The {to} holds exactly what the {from} plays. What its compression left out does not come back, and the file grows.':
    '{to}には、{from}を再生したときの音がそのまま入ります。圧縮で省かれた音は戻らず、ファイルは大きくなります。',
  '{to} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the {from}.':
    '{to}は耳で気づきにくい音を省きます。初期設定のビットレートなら、{from}との違いが分かる人はほとんどいません。',
  'The sound is compressed once more, from {from} to {to}. At a bit rate no lower than before, you will hardly hear it.':
    '{from}の音声を展開し、{to}としてもう一度圧縮します。元以上のビットレートなら、違いはほとんど分かりません。',
  'Both are lossless: the {to} plays the very samples of the {from}.':
    'どちらも劣化のない形式なので、{to}の音は{from}と1サンプルも違いません。',
  'Surround sound in the {from} is mixed down to stereo, the most that {to} takes.':
    '{to}はステレオまでなので、{from}のサラウンド音声はステレオにまとめられます。',
  '{to} has no room for an album cover.': '{to}にはアルバムのカバーを入れられません。',
  'The album cover inside the {from} is put into the {to}.': '{from}に入っているアルバムのカバーは、{to}にも入ります。',
};
