import type { media as english } from '../../../en/server/messages/media.ts';
import type { Words } from '../../../words.ts';

export const media = {
  samplesNotNumbers: 'Le son contient des échantillons qui ne sont pas des nombres.',
  mediaRare: 'Le fichier est enregistré d’une manière rare qui n’est pas lue ici.',
  takesSeconds: '{format} accepte au plus {max} secondes : celles-ci vont de {start} à {end}. Choisissez-en d’autres par leur début.',
  startAfterEnd: 'Le début vient après la fin : l’enregistrement dure {seconds} secondes.',
  noFilm: 'Le fichier ne contient pas de vidéo.',
  noSound: 'Le fichier ne contient pas de son.',
  noMedia: 'Le fichier ne contient ni son ni vidéo qui puissent être lus.',
  noMediaAtAll: 'Le fichier ne contient ni image ni son.',
  recordingMinutes: 'L’enregistrement dure {minutes} minutes. La limite est de {hours} heures.',
  filmPixels: 'L’image fait {width} × {height} pixels. La limite est de 8192 × 4320.',
  silent: 'L’enregistrement est muet : il n’y a rien à amplifier.',
  partMissing: 'Indiquez où la partie commence, où elle se termine, ou les deux.',
  nothingCame: 'Aucun fichier {extension} n’a été obtenu.',
  partCopied: 'La partie a été copiée sans perte. Elle peut commencer quelques secondes avant le début, à l’image clé la plus proche.',
  soundEncoded: 'Le son n’a pas pu être copié tel quel ({source}) dans {target} : il a été encodé en {codec}.',
  bitsLeft: '{target} a 24 bits par échantillon : ce que les {bits} de l’original disent au-delà est omis.',
  sampleRate: '{target} n’a pas de fréquence d’échantillonnage de {asked} : {taken} ont été utilisés.',
  bitRate: '{target} n’a pas de débit de {asked} kbit/s pour ce son : {taken} ont été utilisés.',
  bitRateOwn: '{target} n’a pas de débit de {asked} kbit/s pour ce son : son propre débit a été utilisé.',
  interlaced:
    'L’image est entrelacée et a été copiée telle quelle, si bien que certains lecteurs montrent des stries dans les mouvements. Choisissez une qualité vidéo pour la désentrelacer.',
  frameRates: 'Ce format a des fréquences d’images fixes : {rate} par seconde ont été utilisées.',
  tagsEncoding: 'Les tags ne disent pas comment ils sont encodés : en {encoding}, ils forment des mots.',
  chaptersLeft: {
    one: 'Un chapitre a été omis : {format} ne peut pas en contenir.',
    other: '{count} chapitres ont été omis : {format} ne peut pas en contenir.',
  },
  subtitlesLeft: {
    one: 'Une piste de sous-titres a été omise : {format} ne peut pas contenir ce type de piste.',
    other: '{count} pistes de sous-titres ont été omises : {format} ne peut pas contenir ce type de piste.',
  },
  pictureChanged: 'L’image n’a pas pu être copiée telle quelle, car d’autres options la modifient : elle a été encodée en {codec}.',
  pictureEncoded: 'L’image n’a pas pu être copiée telle quelle ({source}) dans {target} : elle a été encodée en {codec}.',
  firstTrack: '{target} n’a qu’une piste audio : la première de {tracks} a été gardée.',
  mainTrack: '{target} n’a qu’une piste audio : sur {tracks}, celle par laquelle les lecteurs commencent a été gardée.',
  tagsLeft: 'Certains tags (paroles, plusieurs artistes, tempo) n’ont pas pu être repris.',
  phoneTagsLeft: 'Le lieu et l’appareil de l’enregistrement ont été omis : {format} ne peut pas les contenir.',
  coverLeft: 'La pochette a été omise : {format} ne peut pas en contenir une que les lecteurs affichent.',
  picturesLeft: {
    one: 'Une autre image a été omise : la pochette est gardée.',
    other: '{count} autres images ont été omises : la pochette est gardée.',
  },
  coverLarge: 'La pochette est plus grande qu’un tel fichier ne peut en contenir et a été omise.',
  stillPicture: 'L’image ne bouge pas : la vidéo la montre pendant {seconds} secondes.',
  midiDamaged: 'Le fichier MIDI est endommagé.',
  midiEmpty: 'Le fichier MIDI ne contient pas de notes.',
  subtitlesNone: 'La vidéo n’a pas de pistes de sous-titres.',
  subtitlesPictures: 'Les sous-titres de la vidéo sont des images, pas du texte : seule une reconnaissance de texte pourrait les lire.',
  subtitlesAreKind:
    'Le fichier contient des sous-titres {kind}, qui sont des images et non du texte : seule une reconnaissance de texte pourrait les lire.',
  subtitlesPicturesOf:
    'Les sous-titres de la vidéo sont des images ({kinds}), pas du texte : seule une reconnaissance de texte pourrait les lire.',
  pictureTracksLeft: {
    one: 'Une piste de sous-titres faite d’images et non de texte a été omise.',
    other: '{count} pistes de sous-titres faites d’images et non de texte ont été omises.',
  },
  captionLanguages: 'Le fichier a des sous-titres en {languages} langues : chacune a son propre fichier.',
  captionsLeft: {
    one: 'Un sous-titre a été omis, car ses temps sont illisibles ou sa fin précède son début : voyez la ligne {line}.',
    other: '{count} sous-titres ont été omis, car leurs temps sont illisibles ou leur fin précède leur début : voyez la ligne {line}.',
  },
  captionsRoll: 'Ces sous-titres défilent et répètent chaque ligne : chaque ligne est gardée une fois.',
  captionTags: {
    one: 'Un sous-titre contient des mots comme <b>, que les lecteurs de SRT prennent pour un style, car SRT ne permet pas de les écrire autrement.',
    other:
      '{count} sous-titres contiennent des mots comme <b>, que les lecteurs de SRT prennent pour un style, car SRT ne permet pas de les écrire autrement.',
  },
  captionTimesNone: 'Aucune ligne avec des repères de temps n’a été trouvée.',
  singlesOnly:
    'Le début, la fin, la rotation et la taille visée valent pour des fichiers isolés et n’ont pas été appliqués. Modifiez plutôt le fichier fusionné.',
  joinedLeft: 'Omis : {tracks}. Un fichier fusionné a une vidéo et une piste audio.',
  furtherFilms: { one: 'une autre vidéo', other: '{count} autres vidéos' },
  furtherSounds: { one: 'une autre piste audio', other: '{count} autres pistes audio' },
  furtherSubtitles: { one: 'une piste de sous-titres', other: '{count} pistes de sous-titres' },
  joinedEncoded: 'Les fichiers n’ont pas pu être fusionnés sans réencodage. Tous ont maintenant la même forme : {form}.',
  joinedPicture: '{width} × {height} pixels à {rate} images par seconde',
  joinedSound: 'son à {rate} Hz, canaux : {channels}',
} satisfies Words<typeof english>;
