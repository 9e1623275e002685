/** Rows of videos and sound. */
export const media: Readonly<Record<string, string>> = {
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with MPEG-4 (Xvid) and MP3, at most 30 frames a second and 1080 lines, at a quality close to the source.':
    'Lo que suele llevar un {from} no es lo que esperan los reproductores de {to}: la imagen y el sonido se codifican de nuevo con MPEG-4 (Xvid) y MP3, a 30 fotogramas por segundo y 1080 líneas como máximo, con una calidad cercana a la original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with H.264 and AAC, at a quality close to the source.':
    'Lo que suele llevar un {from} no es lo que esperan los reproductores de {to}: la imagen y el sonido se codifican de nuevo con H.264 y AAC, con una calidad cercana a la original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with VP9 and Opus, at a quality close to the source.':
    'Lo que suele llevar un {from} no es lo que esperan los reproductores de {to}: la imagen y el sonido se codifican de nuevo con VP9 y Opus, con una calidad cercana a la original.',
  'All sound tracks of the {from}, such as other languages, are kept.':
    'Pasan todas las pistas de audio del {from}, por ejemplo los idiomas.',
  'Subtitles of the {from} are left out of the {to}; they are not burned into the picture.':
    'Los subtítulos del {from} no pasan al {to}; tampoco se graban en la imagen.',
  '{to} has no chapter marks; the whole plays as one piece.': '{to} no tiene marcas de capítulo; se reproduce todo seguido.',
  'Title, date and comment of the {from} are written into the {to}.': 'El título, la fecha y el comentario del {from} pasan al {to}.',
  'Streams that players of {to} take are copied without loss; the rest is encoded with H.264 and AAC. For most {from} files that means seconds of work and the very same picture.':
    'Las pistas que admiten los reproductores de {to} se copian sin pérdida; el resto se codifica con H.264 y AAC. Para la mayoría de los {from} son unos segundos y exactamente la misma imagen.',
  'Subtitles that are text stay switchable in the {to}; subtitles that are pictures stay where it can hold them.':
    'Los subtítulos de texto se pueden activar y desactivar en el {to}; los que son imágenes se conservan si caben en él.',
  'Chapter marks of the {from} are set in the {to} at the same times.':
    'Las marcas de capítulo del {from} quedan en el {to} en los mismos momentos.',
  '{to} can start to play while it is still loading, which {from} was not made for.':
    '{to} puede empezar a verse mientras se carga; {from} no se hizo para eso.',
  'MKV can hold nearly every codec, so the streams of the {from} are copied unchanged: no quality is lost, and long videos take seconds.':
    'MKV admite casi cualquier códec, así que las pistas del {from} se copian sin cambios: no se pierde calidad y los vídeos largos tardan segundos.',
  'The {to} holds exactly what the {from} plays. What its compression left out does not come back, and the file grows.':
    'El {to} contiene exactamente lo que suena en el {from}. Lo que quitó la compresión no vuelve, y el archivo ocupa más.',
  'Title, artist, album and track number of the {from} are written into the {to}.':
    'El título, el artista, el álbum y el número de pista del {from} pasan al {to}.',
  '{to} has no room for an album cover.': '{to} no tiene sitio para la portada del álbum.',
  '{to} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the {from}.':
    '{to} descarta lo que el oído apenas nota; con la tasa de bits predeterminada, poca gente oye la diferencia con el {from}.',
  'Surround sound in the {from} is mixed down to stereo, the most that {to} takes.':
    'El sonido envolvente del {from} se mezcla en estéreo, lo máximo que admite {to}.',
  'The sound is compressed once more, from {from} to {to}. At a bit rate no lower than before, you will hardly hear it.':
    'El sonido del {from} se descomprime y se vuelve a comprimir como {to}; con una tasa de bits no menor que la original, apenas se nota.',
  'The album cover inside the {from} is put into the {to}.': 'La portada del álbum que lleva el {from} pasa al {to}.',
  'Both are lossless: the {to} plays the very samples of the {from}.':
    'Los dos guardan sin pérdida: el {to} reproduce las mismas muestras que el {from}.',
};
