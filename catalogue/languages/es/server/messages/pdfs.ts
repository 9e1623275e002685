import type { pdfs as english } from '../../../en/server/messages/pdfs.ts';
import type { Words } from '../../../words.ts';

export const pdfs = {
  pdfPassword: 'El PDF pide una contraseña antes de poder leerse.',
  pdfCertificate: 'El PDF está cifrado con certificados: solo sus destinatarios pueden abrirlo, con sus propias claves.',
  pdfNoText: 'No se ha podido leer ningún texto en el documento.',
  picturesIncluded: 'De {pictures} imágenes se incluyen las primeras {max}.',
  chartsLeft: {
    one: 'Se ha omitido de las hojas un gráfico o dibujo con palabras; DOCX, HTML y Markdown lo muestran.',
    other: 'Se han omitido de las hojas {count} gráficos o dibujos con palabras; DOCX, HTML y Markdown los muestran.',
  },
  outlinesLeft: {
    one: 'Una fórmula o palabra está dibujada como contorno y no está en el texto; DOCX, HTML y Markdown la muestran.',
    other: '{count} fórmulas o palabras están dibujadas como contornos y no están en el texto; DOCX, HTML y Markdown las muestran.',
  },
  slantedLeft: 'Se ha omitido texto que cruza una página en diagonal, como una marca de agua: «{quote}».',
  scansRead: {
    one: 'El texto de una página se ha reconocido a partir de un escaneo; revisa si hay letras mal leídas.',
    other: 'El texto de {count} páginas se ha reconocido a partir de un escaneo; revisa si hay letras mal leídas.',
  },
  scansUnread: {
    one: 'No se ha podido leer texto en una página escaneada; se conserva como imagen.',
    other: 'No se ha podido leer texto en {count} páginas escaneadas; se conservan como imágenes.',
  },
  tablesRead: {
    one: 'Se ha reconocido una tabla que era una imagen; revisa si hay letras mal leídas.',
    other: 'Se han reconocido {count} tablas que eran imágenes; revisa si hay letras mal leídas.',
  },
  scansNone: 'Ninguna página es un escaneo sin texto, así que no se ha añadido texto.',
  scansBlank: { one: 'No se ha podido leer texto en una página.', other: 'No se ha podido leer texto en {count} páginas.' },
  scansSearchable: {
    one: 'El texto de una página se ha reconocido a partir de un escaneo y se puede buscar y copiar; revisa si hay letras mal leídas.',
    other:
      'El texto de {count} páginas se ha reconocido a partir de un escaneo y se puede buscar y copiar; revisa si hay letras mal leídas.',
  },
  sizePictures: {
    one: 'Para respetar el tamaño, su imagen se ha guardado de nuevo con un máximo de {dpi} píxeles por pulgada y calidad JPEG {quality}; el texto y las líneas no cambian.',
    other:
      'Para respetar el tamaño, sus {count} imágenes se han guardado de nuevo con un máximo de {dpi} píxeles por pulgada y calidad JPEG {quality}; el texto y las líneas no cambian.',
  },
  sizePicturesSome:
    'Para respetar el tamaño, {changed} de sus {pictures} imágenes se han guardado de nuevo con un máximo de {dpi} píxeles por pulgada y calidad JPEG {quality}; el texto y las líneas no cambian.',
  levelPictures: {
    one: 'La imagen tiene ahora como máximo {dpi} píxeles por pulgada y calidad JPEG {quality}; el texto y las líneas no cambian.',
    other:
      'Las {count} imágenes tienen ahora como máximo {dpi} píxeles por pulgada y calidad JPEG {quality}; el texto y las líneas no cambian.',
  },
  levelPicturesSome:
    '{changed} de {pictures} imágenes tienen ahora como máximo {dpi} píxeles por pulgada y calidad JPEG {quality}; el texto y las líneas no cambian.',
  splitParts: 'Serían más de {max} archivos. Elige un tamaño mayor.',
  splitFiles: 'Serían {files} archivos. El límite es {max}: pon más páginas en cada uno.',
  splitNoBookmarks: 'El PDF no tiene marcadores por los que dividirlo. Divídelo por páginas o por intervalos.',
  splitSmaller: 'El documento ya es más pequeño: no se ha dividido.',
  splitOnePart: {
    one: 'El documento tiene una sola página, que forma una parte: no se ha dividido.',
    other: 'El documento tiene {count} páginas, que forman una parte: no se ha dividido.',
  },
  signaturePart: 'Se ha omitido la firma digital: vale para el documento entero, no para una parte.',
  signatureChanged: 'La firma digital ya no es válida: las páginas se cambiaron después de ella.',
  pageAlone: 'La página {pages} por sí sola ya es mayor. Comprime primero el PDF.',
  pageAloneMore: 'La página {pages} y otras por sí solas ya son mayores. Comprime primero el PDF.',
  noPageLeft: {
    one: 'No quedaría ninguna página: el documento tiene una sola.',
    other: 'No quedaría ninguna página: el documento tiene {count}.',
  },
  pageOrder: 'Indica las páginas en su nuevo orden, como 3,1,2, o invierte el orden.',
  cropPagesNothing: 'Indica cuánto quitar en un borde, o recorta según el contenido.',
  cropPagesAll: 'De la página {page} no quedaría nada. Quita menos.',
  metadataNothing: 'Rellena lo que quieras cambiar o quítalo todo.',
  pageNone: {
    one: 'No existe la página {page}: el documento tiene una sola.',
    other: 'No existe la página {page}: el documento tiene {count} páginas.',
  },
  stampFont: 'Ninguna fuente de aquí tiene los caracteres del texto.',
  stampUnread: 'No se puede leer el archivo para el sello.',
  editsBroken: 'Los cambios del PDF no tienen el formato correcto.',
  editsPages: 'Se indican páginas que el PDF no tiene.',
  editsFont: 'Ninguna fuente de aquí tiene todas las letras del sello. Usa en su lugar una imagen o un PDF.',
  extractImagesNone:
    'El archivo no contiene imágenes. Los dibujos hechos de líneas no lo son: para obtenerlos, convierte el archivo a SVG o PNG.',
  archiveAttachments: {
    one: 'Un adjunto no está en el resultado, porque PDF/A-{part} no permite ninguno de su tipo.',
    other: '{count} adjuntos no están en el resultado, porque PDF/A-{part} no permite ninguno de su tipo.',
  },
  extractAttachmentsNone: 'El archivo no contiene adjuntos.',
  extractTooMuch: 'El contenido del archivo es demasiado grande o demasiado numeroso para un ZIP.',
  extractLeft: {
    one: 'Uno de ellos no se ha podido leer y se ha omitido.',
    other: '{count} de ellos no se han podido leer y se han omitido.',
  },
  embeddedNone: 'El archivo no contiene archivos.',
  embeddedMany: 'El archivo contiene demasiados archivos o son demasiado grandes.',
  mergeSignatures: 'Las firmas digitales valen para los archivos firmados, no para uno hecho a partir de ellos; se han omitido.',
  mergeScripts: 'Se han omitido los scripts de los documentos.',
  mergeForms: 'Se han omitido los formularios que solo muestran los programas de Adobe (XFA).',
  mergePages: 'Todos los archivos juntos tienen más de {max} páginas.',
  mergeReadAloud: 'Se ha omitido la narración sincronizada con el texto de un libro.',
  mergeBooksLarge: 'Todos los libros juntos son demasiado grandes para uno.',
  mergePdfLocked: 'El PDF está protegido.',
  mergePdfDamaged: 'El PDF está dañado.',
  mergeBookLocked: 'El libro está vinculado a un dispositivo o a una cuenta.',
  mergeBookDamaged: 'El libro está dañado.',
} satisfies Words<typeof english>;
