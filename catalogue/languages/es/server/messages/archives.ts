import type { archives as english } from '../../../en/server/messages/archives.ts';
import type { Words } from '../../../words.ts';

export const archives = {
  archiveNoPictures: 'El archivo comprimido no contiene imágenes para crear un cómic.',
  archiveLongName: 'El archivo comprimido contiene un nombre de más de 255 bytes, el máximo de los sistemas de archivos.',
  archivePacking: 'El archivo comprimido usa una compresión que aquí no se lee.',
  archiveEntriesLimit: 'El archivo comprimido contiene {actual} archivos y carpetas. El límite es {max}.',
  archiveUnpacksTo: 'El archivo comprimido ocupa {size} al extraerse. El límite es {max}.',
  archiveUnpacksTimes: 'El archivo comprimido ocupa {actual} veces su tamaño al extraerse. El límite es de {max} veces.',
  archiveEmpty: 'El archivo comprimido está vacío, y no existen archivos RAR vacíos.',
  archiveEndsEarly: 'El archivo comprimido termina antes de tiempo: está cortado o es una parte de un archivo dividido.',
  archivePartOfRar:
    'El archivo es una parte de un RAR dividido, y las demás no venían con él. Descomprime todas las partes juntas y comprímelas en un solo archivo.',
  tailLeft: 'Se omitieron los bytes que siguen al final de los datos comprimidos: no pertenecen a ningún archivo.',
  zipLastPart:
    'El archivo es la última de {count} partes de un ZIP dividido, y las demás no venían con él. Descomprime todas las partes juntas y comprímelas en un solo ZIP.',
  zipOnePart:
    'El archivo es una parte de un ZIP dividido, y las demás no venían con él. Descomprime todas las partes juntas y comprímelas en un solo ZIP.',
  modelNumbers: 'El modelo guarda sus números de una forma que aquí no se lee.',
  modelTooManyNumbers: 'El modelo tiene demasiados números.',
  modelVersionOld: 'El modelo es glTF 1.0, que aquí no se lee. Expórtalo como glTF 2.0.',
  modelShapesPacked: 'Las formas del modelo están comprimidas con {names}, que aquí no se lee. Expórtalo sin esa compresión.',
  linksLeft: {
    one: 'Se ha omitido un enlace que lleva fuera del archivo comprimido.',
    other: 'Se han omitido {count} enlaces que llevan fuera del archivo comprimido.',
  },
  pathsLeft: {
    one: 'Se ha omitido una entrada cuya ruta lleva fuera del archivo comprimido.',
    other: 'Se han omitido {count} entradas cuyas rutas llevan fuera del archivo comprimido.',
  },
  pathsMoved: {
    one: 'Se ha movido adentro una entrada cuya ruta lleva fuera del archivo comprimido.',
    other: 'Se han movido adentro {count} entradas cuyas rutas llevan fuera del archivo comprimido.',
  },
  specialsLeft: {
    one: 'Se ha omitido una entrada que no es ni archivo ni carpeta.',
    other: 'Se han omitido {count} entradas que no son ni archivos ni carpetas.',
  },
  namesShortened: {
    one: 'Se ha acortado un nombre de más de 255 bytes, el máximo de los sistemas de archivos.',
    other: 'Se han acortado {count} nombres de más de 255 bytes, el máximo de los sistemas de archivos.',
  },
  namesRewritten: {
    one: 'Se ha reescrito un nombre con una codificación antigua.',
    other: 'Se han reescrito {count} nombres con una codificación antigua.',
  },
  fontPostScript: 'Las letras de esta fuente son curvas PostScript: elige OTF, WOFF o WOFF2.',
  fontTrueType: 'Las letras de esta fuente son curvas TrueType: elige TTF, WOFF o WOFF2.',
  fontPacked: 'No se pueden leer las tablas comprimidas de la fuente.',
  fontTables: 'Las tablas de la fuente no encajan entre sí.',
  fontMicroType: 'La fuente del EOT está comprimida con MicroType Express, que no se lee aquí.',
  fontLacks: 'A la fuente le faltan datos que un EOT necesita.',
  fontsAddUp: 'Las fuentes de la colección no encajan entre sí.',
  fontsNone: 'La colección no contiene fuentes.',
  fontsMany: {
    one: 'La colección contiene una fuente, demasiado para su tamaño.',
    other: 'La colección contiene {count} fuentes, demasiadas para su tamaño.',
  },
  messageDamaged: 'El mensaje está dañado.',
  mailNone: 'No se ha encontrado ningún correo.',
  mailDamaged: 'El correo está dañado.',
  modelShapesElsewhere: 'Las formas del modelo están en un archivo que no venía con él: {names}.',
  modelNoShape: 'No se ha encontrado ninguna forma en el archivo.',
  modelFeature: 'El modelo usa una función que no se lee aquí.',
  modelShapesOnly: 'El resultado tiene solo las formas del modelo: se han omitido sus colores e imágenes.',
  modelLooksElsewhere: 'Faltan colores o imágenes del modelo, que están en archivos que no venían con él: {names}.',
  modelMoved:
    'El modelo estaba lejos del origen, donde los números de los modelos tienen muy pocas cifras, y se ha acercado a él. Sumando {x}, {y} y {z} se obtienen las posiciones originales.',
  modelCorners: 'Una cara del modelo tiene {actual} vértices. El límite es {max}.',
} satisfies Words<typeof english>;
