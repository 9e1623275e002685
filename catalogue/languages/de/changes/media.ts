/** What conversions of video and audio mean. */
export const media: Readonly<Record<string, string>> = {
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with MPEG-4 (Xvid) and MP3, at most 30 frames a second and 1080 lines, at a quality close to the source.':
    'Was meist in {from} steckt, erwarten {to}-Player nicht. Bild und Ton werden deshalb mit MPEG-4 (Xvid) und MP3 neu codiert, mit höchstens 30 Bildern pro Sekunde und 1080 Zeilen, in einer Qualität nahe am Original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with H.264 and AAC, at a quality close to the source.':
    'Was meist in {from} steckt, erwarten {to}-Player nicht. Bild und Ton werden deshalb mit H.264 und AAC neu codiert, in einer Qualität nahe am Original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with VP9 and Opus, at a quality close to the source.':
    'Was meist in {from} steckt, erwarten {to}-Player nicht. Bild und Ton werden deshalb mit VP9 und Opus neu codiert, in einer Qualität nahe am Original.',
  'Streams that players of {to} take are copied without loss; the rest is encoded with H.264 and AAC. For most {from} files that means seconds of work and the very same picture.':
    'Was {to}-Player abspielen, wird ohne Verlust kopiert, der Rest mit H.264 und AAC codiert. Bei den meisten {from}-Dateien dauert das nur Sekunden, und das Bild bleibt genau gleich.',
  'MKV can hold nearly every codec, so the streams of the {from} are copied unchanged: no quality is lost, and long videos take seconds.':
    'MKV nimmt fast jeden Codec auf, deshalb werden Bild und Ton der {from}-Datei unverändert kopiert: Die Qualität bleibt, und auch lange Videos brauchen nur Sekunden.',
  'All sound tracks of the {from}, such as other languages, are kept.':
    'Alle Tonspuren der {from}-Datei, etwa in mehreren Sprachen, kommen mit.',
  'Subtitles of the {from} are left out of the {to}; they are not burned into the picture.':
    'Untertitel der {from}-Datei fehlen in der {to}-Datei; ins Bild eingebrannt werden sie nicht.',
  'Subtitles that are text stay switchable in the {to}; subtitles that are pictures stay where it can hold them.':
    'Untertitel aus Text lassen sich auch in {to} ein- und ausschalten; Untertitel aus Bildern bleiben, wo Platz für sie ist.',
  '{to} has no chapter marks; the whole plays as one piece.': '{to} hat keine Kapitelmarken; alles läuft an einem Stück.',
  'Chapter marks of the {from} are set in the {to} at the same times.':
    'Kapitelmarken der {from}-Datei sitzen in der {to}-Datei an denselben Stellen.',
  'Title, date and comment of the {from} are written into the {to}.':
    'Titel, Datum und Kommentar der {from}-Datei stehen auch in der {to}-Datei.',
  '{to} can start to play while it is still loading, which {from} was not made for.':
    '{to} kann schon während des Ladens laufen; dafür war {from} nicht gedacht.',
  'The {to} holds exactly what the {from} plays. What its compression left out does not come back, and the file grows.':
    '{to} enthält genau das, was in {from} zu hören ist. Was beim Komprimieren weggefallen ist, kommt nicht zurück, und die Datei wird größer.',
  'Both are lossless: the {to} plays the very samples of the {from}.':
    'Beide sind verlustfrei: {to} enthält genau dieselben Abtastwerte wie {from}.',
  '{to} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the {from}.':
    '{to} lässt weg, was das Ohr kaum bemerkt; bei der voreingestellten Bitrate hören nur wenige einen Unterschied zu {from}.',
  'The sound is compressed once more, from {from} to {to}. At a bit rate no lower than before, you will hardly hear it.':
    'Der Ton der {from}-Datei wird entpackt und als {to} noch einmal komprimiert; ist die Bitrate nicht niedriger als im Original, hört man das kaum.',
  'Surround sound in the {from} is mixed down to stereo, the most that {to} takes.':
    'Surround-Ton der {from}-Datei wird auf Stereo heruntergemischt, mehr nimmt {to} nicht auf.',
  'Title, artist, album and track number of the {from} are written into the {to}.':
    'Titel, Interpret, Album und Titelnummer der {from}-Datei stehen auch in der {to}-Datei.',
  'The album cover inside the {from} is put into the {to}.': 'Das Albumcover der {from}-Datei kommt mit in die {to}-Datei.',
  '{to} has no room for an album cover.': '{to} hat keinen Platz für ein Albumcover.',
};
