import type { otherFiles as english } from '../en/other-files.ts';
import type { Words } from '../words.ts';

export const otherFiles = {
  title: 'Archivos que necesitan otro camino',
  description:
    'InDesign, Publisher, Google Docs, libros de Kindle con protección anticopia y más: por qué no los convertimos y qué puedes hacer.',
  keywords: ['indesign a pdf', 'exportar google docs', 'dwg a dxf', 'publisher a pdf', 'winmail.dat', 'drm'],
  lead: 'Algunos archivos solo se abren en el programa que los hizo. Aquí tienes cómo sacar lo que necesitas y con qué herramienta seguir.',
  whatToDo: 'Qué puedes hacer',
  next: 'Después usa',
  files: {
    indesign: {
      name: 'InDesign (INDD): no se convierte aquí, pero hay solución',
      short: 'Solo InDesign abre los archivos INDD. Exporta un PDF allí y conviértelo.',
      why: 'Adobe mantiene cerrado el formato INDD, así que ningún otro programa puede mostrar sus páginas como InDesign.',
      help: [
        'Con InDesign: «Archivo», «Exportar», «Adobe PDF».',
        'Sin InDesign: pide un PDF a quien hizo el archivo.',
        'Las herramientas que abren INDD sin InDesign suelen mostrar solo miniaturas; es mejor un PDF.',
      ],
    },
    'google-docs': {
      name: 'Documentos, hojas y presentaciones de Google: descárgalos antes',
      short: 'Un archivo .gdoc es solo un enlace. Descarga el documento de Google y conviértelo.',
      why: 'Los archivos que acaban en .gdoc, .gsheet o .gslides contienen una dirección y nada más. El documento está en Google.',
      help: [
        'Abre el documento en el navegador y elige «Archivo», «Descargar». Toma Word, Excel, PowerPoint o PDF.',
        'Para llevar un archivo de Word a Google Docs: guárdalo como DOCX, súbelo a Google Drive y ábrelo allí.',
      ],
    },
    publisher: {
      name: 'Microsoft Publisher (PUB): no se convierte aquí, pero hay solución',
      short: 'Guarda la publicación como PDF en Publisher y conviértela.',
      why: 'Publisher coloca el texto y las imágenes en un formato propio que ningún otro programa lee bien.',
      help: [
        'En Publisher: «Archivo», «Exportar», «Crear documento PDF/XPS».',
        'Sin Publisher: LibreOffice Draw abre muchos archivos PUB y exporta un PDF.',
      ],
    },
    onenote: {
      name: 'OneNote (ONE): no se convierte aquí, pero hay solución',
      short: 'Exporta la página o el bloc de notas como PDF o Word en OneNote.',
      why: 'OneNote reparte un bloc de notas entre muchos archivos y la nube. Uno solo no es un documento.',
      help: ['En OneNote para Windows: «Archivo», «Exportar», y elige PDF o Word.', 'En un móvil o un Mac: comparte la página como PDF.'],
    },
    dwg: {
      name: 'Dibujos de AutoCAD (DWG): guárdalos antes como DXF',
      short: 'DWG es un formato cerrado. Guarda el dibujo como DXF y conviértelo aquí.',
      why: 'DWG pertenece a AutoCAD y está cerrado a otros programas. DXF está hecho para intercambiar dibujos.',
      help: ['En AutoCAD: «Guardar como» y elige DXF.', 'Sin AutoCAD: pide un DXF o un PDF del dibujo.'],
    },
    'copy-protection': {
      name: 'Libros, música y películas con protección anticopia',
      short: 'Los archivos ligados a una cuenta o un dispositivo (DRM) solo se abren ahí.',
      why: 'La tienda liga el archivo a tu cuenta, y solo su programa tiene la clave. No rompemos esa protección.',
      help: [
        'Mira si la tienda ofrece el libro o la música sin DRM: muchas lo hacen.',
        'Pide a la editorial una copia en EPUB o PDF. En caso de discapacidad, a menudo hay derecho a ella.',
      ],
    },
    links: {
      name: 'Vídeos y canciones de YouTube y otros sitios',
      short: 'Convertimos los archivos que tienes, no enlaces. Descarga antes lo que puedas descargar.',
      why: 'Aceptamos archivos, no direcciones, y los derechos son de quienes hicieron el vídeo.',
      help: [
        'Tus propios vídeos: descárgalos en el estudio o en los ajustes del sitio y luego convierte el MP4.',
        'Música: pídela a quien la hizo o cómprala como archivo.',
      ],
    },
    projects: {
      name: 'Proyectos de programas de vídeo y música',
      short: 'iMovie, Premiere, CapCut, GarageBand: exporta antes el vídeo o la canción.',
      why: 'Un proyecto guarda los cortes y dónde están los clips, no los clips. Sin el programa no se puede reproducir.',
      help: ['Abre el proyecto y elige «Compartir», «Exportar» o «Renderizar». Elige MP4 para vídeos y WAV o MP3 para canciones.'],
    },
    winmail: {
      name: 'winmail.dat: pide el correo otra vez',
      short: 'Outlook empaquetó el correo de una forma que otros programas no pueden leer.',
      why: 'Outlook envía los correos con texto enriquecido como un paquete cerrado con ese nombre.',
      help: [
        'Pide al remitente que elija HTML o texto sin formato y que lo envíe otra vez.',
        'O pide el correo como MSG: ese sí se abre aquí.',
      ],
    },
    database: {
      name: 'Access, QuickBooks y otras bases de datos',
      short: 'Exporta las tablas como CSV o Excel y conviértelas.',
      why: 'Un archivo así contiene muchas tablas, formularios y reglas que solo su programa sabe juntar.',
      help: [
        'En Access: «Datos externos», «Excel» o «Archivo de texto». En QuickBooks: «Informes», «Excel».',
        'Los archivos de SQLite y dBase se abren aquí tal como están.',
      ],
    },
    'whatsapp-backup': {
      name: 'Copias de seguridad de WhatsApp y del móvil',
      short: 'Las copias están cifradas. Exporta un chat, una foto o un mensaje de voz.',
      why: 'Una copia de seguridad está cifrada, y su clave se queda en tu móvil.',
      help: [
        'En WhatsApp: abre el chat, elige «Exportar chat» y envíate el TXT.',
        'Los mensajes de voz llegan como OPUS y las fotos como JPG.',
      ],
    },
    works: {
      name: 'Microsoft Works (WPS): no se convierte aquí, pero hay solución',
      short: 'Works ya no existe. Word y LibreOffice abren muchos de sus archivos y guardan DOCX.',
      why: 'Los archivos WPS son de Microsoft Works, que desapareció hace mucho, y aquí no se leen.',
      help: ['Abre el archivo en Word o LibreOffice Writer y guárdalo como DOCX.', 'Si ninguno lo abre, pide un PDF a quien te lo envió.'],
    },
    cda: {
      name: 'Pistas de CD (CDA): copia antes la canción del CD',
      short: 'Un archivo CDA apunta a una pista de un CD y no contiene sonido.',
      why: 'Un archivo CDA indica un lugar del disco. El sonido se queda en el CD.',
      help: [
        'Mete el CD y copia las canciones con tu reproductor de música: suele llamarse «Copiar» o «Importar».',
        'Elige allí WAV, FLAC o MP3.',
      ],
    },
    editing: {
      name: 'Firmar, rellenar, traducir, quitar un fondo: no se hace aquí',
      short: 'Convertimos archivos y los cambiamos según reglas. Lo que necesita tu mano necesita un editor.',
      why: 'Estas tareas necesitan tus ojos: dónde firmar, qué palabra se quiere decir, dónde acaba una persona y empieza la pared.',
      help: [
        'Firmar y rellenar: lo hacen casi todos los visores de PDF, también en el móvil. Después aplana el PDF aquí para que nadie lo cambie.',
        'Traducir: convierte antes el PDF a DOCX, que es como los traductores conservan mejor el diseño.',
        'Fondo: recórtalo en un editor de imágenes y guarda como PNG, que conserva la transparencia.',
      ],
    },
  },
} as const satisfies Words<typeof english>;
