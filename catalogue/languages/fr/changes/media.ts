/** What changes in video and audio. */
export const mediaChanges: Readonly<Record<string, string>> = {
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with MPEG-4 (Xvid) and MP3, at most 30 frames a second and 1080 lines, at a quality close to the source.':
    'Ce que contient d’ordinaire un {from} n’est pas ce qu’attendent les lecteurs {to} : image et son sont réencodés en MPEG-4 (Xvid) et MP3, à 30 images par seconde et 1080 lignes au plus, avec une qualité proche de l’original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with H.264 and AAC, at a quality close to the source.':
    'Ce que contient d’ordinaire un {from} n’est pas ce qu’attendent les lecteurs {to} : image et son sont réencodés en H.264 et AAC, avec une qualité proche de l’original.',
  'What is usually inside a {from} is not what {to} players expect, so picture and sound are re-encoded with VP9 and Opus, at a quality close to the source.':
    'Ce que contient d’ordinaire un {from} n’est pas ce qu’attendent les lecteurs {to} : image et son sont réencodés en VP9 et Opus, avec une qualité proche de l’original.',
  'Streams that players of {to} take are copied without loss; the rest is encoded with H.264 and AAC. For most {from} files that means seconds of work and the very same picture.':
    'Les flux que les lecteurs {to} acceptent sont copiés sans perte, le reste est encodé en H.264 et AAC. Pour la plupart des fichiers {from}, c’est l’affaire de quelques secondes, et l’image reste exactement la même.',
  'MKV can hold nearly every codec, so the streams of the {from} are copied unchanged: no quality is lost, and long videos take seconds.':
    'MKV accepte presque tous les codecs : les flux du fichier {from} sont copiés tels quels, sans perte de qualité, et même une longue vidéo ne prend que quelques secondes.',
  'All sound tracks of the {from}, such as other languages, are kept.':
    'Toutes les pistes sonores du fichier {from}, par exemple les langues, sont reprises.',
  'Subtitles of the {from} are left out of the {to}; they are not burned into the picture.':
    'Les sous-titres du fichier {from} ne passent pas en {to} ; ils ne sont pas non plus incrustés dans l’image.',
  'Subtitles that are text stay switchable in the {to}; subtitles that are pictures stay where it can hold them.':
    'Les sous-titres en texte restent activables en {to} ; ceux en images restent si le format peut les contenir.',
  '{to} has no chapter marks; the whole plays as one piece.': '{to} n’a pas de chapitres ; l’ensemble se lit d’un seul tenant.',
  'Chapter marks of the {from} are set in the {to} at the same times.':
    'Les chapitres du fichier {from} sont placés aux mêmes moments en {to}.',
  'Title, date and comment of the {from} are written into the {to}.':
    'Titre, date et commentaire du fichier {from} sont inscrits dans le fichier {to}.',
  'Title, artist, album and track number of the {from} are written into the {to}.':
    'Titre, artiste, album et numéro de piste du fichier {from} sont inscrits dans le fichier {to}.',
  '{to} can start to play while it is still loading, which {from} was not made for.':
    'Un {to} peut se lire pendant qu’il se charge encore, ce pour quoi {from} n’a pas été conçu.',
  'The {to} holds exactly what the {from} plays. What its compression left out does not come back, and the file grows.':
    'Le fichier {to} contient exactement ce que fait entendre le fichier {from}. Ce que la compression a écarté ne revient pas, et le fichier grossit.',
  '{to} leaves out what the ear hardly notices; at the default bit rate few people hear a difference to the {from}.':
    '{to} laisse de côté ce que l’oreille remarque à peine ; au débit par défaut, peu de gens entendent une différence avec le fichier {from}.',
  'The sound is compressed once more, from {from} to {to}. At a bit rate no lower than before, you will hardly hear it.':
    'Le son du fichier {from} est décompressé, puis compressé à nouveau en {to} ; avec un débit au moins égal à celui de l’original, cela s’entend à peine.',
  'Both are lossless: the {to} plays the very samples of the {from}.':
    'Les deux sont sans perte : le fichier {to} restitue exactement les échantillons du fichier {from}.',
  'Surround sound in the {from} is mixed down to stereo, the most that {to} takes.':
    'Le son multicanal du fichier {from} est ramené en stéréo, le maximum pour {to}.',
  '{to} has no room for an album cover.': '{to} n’a pas de place pour une pochette d’album.',
  'The album cover inside the {from} is put into the {to}.': 'La pochette contenue dans le fichier {from} passe dans le fichier {to}.',
};
