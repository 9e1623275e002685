import type { OperationTexts } from '../operation-texts.ts';

export const operations: OperationTexts = {
  'merge-pdf': {
    name: 'Unir PDF',
    verb: 'Unir',
    words: {
      description:
        'Une varios PDF en uno, en el orden que quieras. Los marcadores, enlaces y formularios siguen funcionando. Gratis y sin cuenta.',
      keywords: ['unir pdf', 'juntar pdf', 'combinar pdf', 'unir varios pdf en uno', 'fusionar pdf'],
      lead: 'Combina varios PDF en un solo archivo, en el orden que elijas. El texto, los enlaces, los marcadores y los formularios siguen funcionando, y nada se vuelve a comprimir.',
      stepsTitle: 'Cómo unir PDF',
      steps: [
        'Elige dos o más PDF o suéltalos aquí: hasta {maxFiles} archivos, de {maxFile} cada uno y {maxTogether} en total. Si uno está protegido, te pedirá su contraseña.',
        'Arrástralos hasta ponerlos en orden, u ordénalos por nombre.',
        'Pulsa «Unir en un PDF» y descárgalo. Lleva el nombre del primer archivo.',
      ],
      changesTitle: 'Qué pasa con tus PDF',
      changes: [
        'Las páginas, las imágenes y las fuentes se copian sin cambios, así que no se pierde calidad.',
        'Los marcadores de cada PDF aparecen bajo su nombre de archivo.',
        'Los campos de formulario con el mismo nombre se numeran para que sigan siendo independientes.',
        'Se conservan la numeración de páginas, las capas, los comentarios y los adjuntos. Los scripts se quitan, y las firmas digitales dejan de ser válidas porque el documento cambia.',
      ],
      questions: [
        {
          question: '¿Puedo unir archivos de Word o imágenes con PDF?',
          answer:
            'Sí. Añádelos todos en la página de inicio, elige PDF para ellos y después «Un solo PDF». Se convierten y se unen en tu orden.',
        },
        {
          question: '¿El PDF unido ocupa más que sus partes?',
          answer: 'Ocupa más o menos lo mismo que todas juntas, porque cada PDF lleva sus propias fuentes e imágenes.',
        },
        {
          question: '¿Puedo usar solo algunas páginas de un PDF?',
          answer: 'Sí. Extráelas antes con «Extraer páginas de un PDF», en el orden que quieras.',
        },
      ],
    },
  },
  'compress-pdf': {
    name: 'Comprimir PDF',
    verb: 'Comprimir',
    words: {
      description:
        'Reduce un PDF para el correo o para subirlo: tres niveles, o un tamaño máximo en MB. El texto y las líneas siguen nítidos.',
      keywords: ['comprimir pdf', 'reducir pdf', 'reducir tamaño pdf', 'bajar peso pdf', 'compresor pdf', 'pdf menos de 1 mb'],
      lead: '¿Demasiado grande para el correo o el formulario? Las imágenes del PDF se reducen, el texto sigue nítido y ves el nuevo tamaño antes de descargar.',
      steps: [
        'Elige uno o varios PDF o suéltalos aquí.',
        'Elige un nivel o escribe el tamaño máximo del archivo.',
        'Pulsa «Comprimir», compara los tamaños y descarga el PDF.',
      ],
      changes: [
        'Las imágenes se guardan con menos píxeles y como JPEG. El texto, los dibujos y las fuentes no se tocan.',
        'Los enlaces, los campos de formulario, los marcadores y los adjuntos se conservan.',
        'El resultado nunca es mayor: si no se puede ahorrar nada, recibes tu archivo tal como estaba.',
      ],
      questions: [
        {
          question: '¿Cuánto se reduce?',
          answer:
            'Los documentos escaneados y los PDF llenos de fotos suelen quedarse en un tercio o menos. Un PDF de puro texto da poco de sí, porque el texto ya está comprimido.',
        },
        {
          question: '¿Qué nivel elijo?',
          answer:
            '«Ligera» deja píxeles suficientes para imprimir (220 por pulgada), «Equilibrada» está pensada para pantallas (150) y «Fuerte» para archivos que solo deben poder leerse (96).',
        },
        {
          question: '¿Y si no se puede llegar al tamaño máximo?',
          answer: 'Ves el tamaño más pequeño posible. Divide el PDF para bajar de ahí.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'Aplanar PDF',
    verb: 'Aplanar',
    words: {
      description:
        'Convierte los campos rellenados, las notas y los sellos de un PDF en contenido normal de la página que ya nadie puede cambiar.',
      keywords: ['aplanar pdf', 'aplanar formulario pdf', 'pdf no editable', 'quitar campos de formulario pdf', 'fijar anotaciones pdf'],
      lead: '¿Has terminado el formulario? Aplánalo, y todos los visores e impresoras mostrarán lo que rellenaste, sin campos que cambiar.',
      steps: [
        'Elige un PDF rellenado o suéltalo aquí.',
        'Pulsa «Aplanar».',
        'Descarga el PDF: los campos y las notas son parte de la página.',
      ],
      changes: [
        'Los valores de los campos pasan a ser texto normal; las casillas marcadas y las imágenes de firmas, parte de la página.',
        'Las notas, los resaltados y los sellos se dibujan donde están. Los enlaces siguen funcionando.',
        'El texto sigue siendo texto: puedes buscarlo y copiarlo.',
      ],
      questions: [
        {
          question: '¿Puedo volver a rellenar el formulario después?',
          answer: 'No, sus campos ya no existen. Guarda el original si todavía los necesitas.',
        },
        {
          question: '¿Por qué no se imprimen los datos de mi formulario?',
          answer: 'Algunos programas guardan un valor sin dibujarlo. Al aplanar, primero se dibuja cada valor en la página.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'Metadatos de PDF',
    verb: 'Guardar',
    words: {
      description:
        'Cambia el título, el autor, el asunto y las palabras clave de un PDF, o quita todos los metadatos antes de compartirlo.',
      keywords: ['editar metadatos pdf', 'quitar metadatos pdf', 'cambiar título pdf', 'propiedades pdf', 'cambiar autor pdf'],
      lead: 'Un PDF dice quién lo escribió, con qué programa y cuándo. Corrígelo, o quítalo antes de enviar el archivo.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Rellena lo que quieras cambiar, o activa «Quitar todo lo demás».',
        'Pulsa «Guardar» y descarga el PDF.',
      ],
      changes: [
        'Solo cambian las propiedades del documento; sus páginas quedan igual.',
        'Los valores antiguos desaparecen de verdad: el archivo se escribe de nuevo sin ellos.',
        'Los dos registros de un PDF, el antiguo y XMP, dicen después lo mismo.',
      ],
      questions: [
        {
          question: '¿Cómo quito mi nombre de un PDF?',
          answer:
            'Activa «Quitar todo lo demás» y deja los campos vacíos. Se eliminan el autor, el programa, las fechas y el registro XMP oculto.',
        },
        {
          question: '¿Se quitan también los comentarios y el texto oculto?',
          answer: 'No, solo las propiedades del documento. Los comentarios son parte de las páginas; «Aplanar PDF» los dibuja en ellas.',
        },
      ],
    },
  },
  'split-pdf': {
    name: 'Dividir PDF',
    verb: 'Dividir',
    words: {
      description:
        'Divide un PDF en varios: cada página, cada cierto número de páginas, tus propios intervalos, un archivo por capítulo o por tamaño.',
      keywords: ['dividir pdf', 'separar pdf', 'separar páginas pdf', 'dividir pdf por marcadores', 'cortar pdf'],
      lead: 'Corta un PDF grande en partes manejables: páginas sueltas, partes iguales, tus propios intervalos o sus capítulos. Todas las partes llegan en un ZIP.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Indica las páginas por archivo, escribe intervalos como 1-3,4-10 o divide por marcadores.',
        'Pulsa «Dividir» y descarga el ZIP con las partes.',
      ],
      changes: [
        'El texto, las imágenes y las fuentes de cada página quedan exactamente igual.',
        'Cada parte conserva los enlaces, los campos y los marcadores de sus páginas.',
        'Una parte no contiene nada de las demás páginas, así que puedes compartirla con tranquilidad.',
      ],
      questions: [
        {
          question: '¿Cómo obtengo un PDF por capítulo?',
          answer: 'Elige «Marcadores» en «Dividir por». Cada marcador de primer nivel empieza un archivo nuevo, que lleva su nombre.',
        },
        {
          question: '¿Cómo obtengo partes que quepan en un correo?',
          answer:
            'Elige «Tamaño del archivo» en «Dividir por» y escribe los megabytes en «Tamaño máximo». Cada parte lleva tantas páginas como quepan.',
        },
        { question: '¿Pueden solaparse los intervalos?', answer: 'Sí. Con 1-5,3-8, las páginas 3 a 5 están en los dos archivos.' },
        { question: '¿Cuántas partes puedo hacer?', answer: 'Hasta 1000 de un PDF.' },
      ],
    },
  },
  'extract-pdf-pages': {
    name: 'Extraer páginas de un PDF',
    verb: 'Extraer',
    words: {
      description:
        'Guarda algunas páginas de un PDF como un PDF nuevo: elígelas en las miniaturas o escribe sus números. El texto y la calidad no cambian.',
      keywords: [
        'extraer páginas pdf',
        'guardar páginas de un pdf',
        'sacar páginas de pdf',
        'extractor de páginas pdf',
        'copiar página pdf',
      ],
      lead: 'Saca de un PDF las páginas que necesitas. Púlsalas en el orden que quieras o escribe sus números.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Pulsa «Elegir páginas» y tócalas, o escribe números como 1-3,8.',
        'Pulsa «Extraer» y descarga el PDF nuevo.',
      ],
      changes: [
        'Las páginas se ven igual, con su texto, sus enlaces y sus campos de formulario.',
        'Los marcadores que llevan a otras páginas se omiten.',
        'En el archivo nuevo no queda nada de las demás páginas.',
      ],
      questions: [
        {
          question: '¿De verdad desaparecen las demás páginas del archivo nuevo?',
          answer: 'Sí. Su texto, sus imágenes, notas y campos no se copian, así que nadie puede recuperarlos del extracto.',
        },
        {
          question: '¿Puedo extraer cada página en su propio archivo?',
          answer: 'Sí. Activa «Un archivo por página» y recibes un ZIP con un PDF por cada una.',
        },
      ],
    },
  },
  'rotate-pdf': {
    name: 'Girar PDF',
    verb: 'Girar',
    words: {
      description:
        'Pon derechas las páginas de un PDF que están de lado o al revés, todas o solo algunas. El texto, los enlaces y la calidad no cambian.',
      keywords: ['girar pdf', 'rotar pdf', 'girar páginas pdf', 'voltear pdf', 'rotar pdf y guardar'],
      lead: 'Escaneos tumbados, páginas que entraron al revés: ponlas derechas y guarda el PDF así.',
      steps: [
        'Elige uno o varios PDF o suéltalos aquí.',
        'Elige el sentido. Para girar solo algunas páginas, indícalas en «Páginas».',
        'Pulsa «Girar» y descarga el PDF.',
      ],
      changes: [
        'Cada página conserva su contenido: nada se vuelve a dibujar, así que el texto sigue nítido y se puede buscar.',
        'Los enlaces, los campos de formulario, los marcadores y los adjuntos se conservan.',
        'Las páginas que no indiques quedan igual.',
      ],
      questions: [
        {
          question: '¿Puedo girar una sola página?',
          answer: 'Sí. Escribe su número en «Páginas», por ejemplo 3, o varios, como 1,4-6. Las demás no cambian.',
        },
        {
          question: '¿Por qué mi visor de PDF olvida el giro?',
          answer:
            'La mayoría de los visores giran solo la vista. Aquí el giro se guarda en el archivo, así que todos los visores e impresoras lo muestran.',
        },
        {
          question: '¿Empeora el PDF al girarlo?',
          answer: 'No. Un PDF guarda el giro de una página como un número, y solo cambia ese número.',
        },
      ],
    },
  },
  'delete-pdf-pages': {
    name: 'Eliminar páginas de un PDF',
    verb: 'Eliminar',
    words: {
      description: 'Quita de un PDF páginas en blanco, equivocadas o privadas. Tócalas o escribe sus números; el resto queda como está.',
      keywords: ['eliminar páginas pdf', 'quitar páginas de pdf', 'borrar página pdf', 'quitar hoja en blanco pdf', 'borrar hojas pdf'],
      lead: 'Reversos en blanco de un escaneo, un anexo, una página que no es para todos: quítalas para siempre.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Toca las páginas que quieras eliminar en «Elegir páginas», o escribe números como 2,5-7.',
        'Pulsa «Eliminar» y descarga el PDF más corto.',
      ],
      changes: [
        'Las páginas eliminadas salen del archivo con todo lo que contienen: nada queda solo oculto.',
        'Las demás páginas conservan su texto, sus enlaces, sus campos y su orden.',
        'Los marcadores de las páginas eliminadas desaparecen con ellas.',
      ],
      questions: [
        {
          question: '¿Se pueden recuperar las páginas eliminadas del PDF nuevo?',
          answer: 'No. El archivo nuevo se escribe sin ellas. Tu original no cambia.',
        },
        {
          question: '¿Y si hay una firma digital?',
          answer: 'Se quita, porque una firma solo vale para el documento completo. Una nota te lo dice.',
        },
      ],
    },
  },
  'reorder-pdf-pages': {
    name: 'Reordenar páginas de un PDF',
    verb: 'Reordenar',
    words: {
      description: 'Pon las páginas de un PDF en otro orden o inviértelas: toca las páginas una tras otra o escribe el nuevo orden.',
      keywords: [
        'reordenar páginas pdf',
        'ordenar pdf',
        'cambiar orden páginas pdf',
        'invertir páginas pdf',
        'mover páginas pdf',
        'organizar pdf',
      ],
      lead: '¿Escaneado de atrás hacia delante, o el anexo en mal sitio? Pon las páginas en el orden que quieras.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Toca las páginas en su nuevo orden o escríbelo, por ejemplo 3,1,2. Si el montón se escaneó al revés, activa «Invertir el orden».',
        'Pulsa «Reordenar» y descarga el PDF.',
      ],
      changes: [
        'Todas las páginas siguen en el archivo; solo cambia el orden.',
        'Los marcadores, los enlaces y los campos se mueven con sus páginas.',
        'Las páginas que no indiques van después de las que sí.',
      ],
      questions: [
        {
          question: '¿Tengo que indicar todas las páginas?',
          answer: 'No. Para llevar la página 8 al principio, escribe 8: las demás siguen en el orden de antes.',
        },
        { question: '¿Cómo invierto todo el orden?', answer: 'Deja «Páginas» vacío y activa «Invertir el orden».' },
      ],
    },
  },
  'add-page-numbers': {
    name: 'Numerar páginas de un PDF',
    verb: 'Numerar',
    words: {
      description:
        'Pon números de página en un PDF: arriba o abajo, simples, como «Página 1 de 12» o en números romanos, a partir de cualquier página.',
      keywords: [
        'numerar páginas pdf',
        'poner números de página pdf',
        'números de página pdf',
        'paginar pdf',
        'insertar número de página pdf',
      ],
      lead: 'Una tesis, un contrato, un montón de escaneos: da a cada página su número y, si quieres, salta la portada.',
      steps: ['Elige un PDF o suéltalo aquí.', 'Elige la posición y el estilo.', 'Pulsa «Numerar» y descarga el PDF.'],
      changes: [
        'Se añade un número a cada página que elijas. Nada más se mueve.',
        'Las páginas giradas reciben su número donde tú ves el borde inferior o superior.',
        'El texto, los enlaces, los campos y los marcadores se conservan.',
      ],
      questions: [
        {
          question: '¿Cómo dejo fuera la portada?',
          answer: 'Escribe 2- en «Páginas». La segunda página recibe entonces el número 1, o el que escribas en «Empezar por».',
        },
        {
          question: '¿Puedo quitar los números después?',
          answer: 'Aquí no. Pasan a ser parte de la página, así que guarda también el PDF sin números.',
        },
      ],
    },
  },
  'watermark-pdf': {
    name: 'Marca de agua en PDF',
    verb: 'Marcar',
    words: {
      description:
        'Escribe BORRADOR, COPIA, tu nombre o cualquier texto sobre las páginas de un PDF: tú decides el color, la opacidad, el tamaño y la disposición.',
      keywords: [
        'marca de agua pdf',
        'poner marca de agua pdf',
        'sello pdf',
        'marca de agua borrador',
        'sello confidencial pdf',
        'texto sobre pdf',
      ],
      lead: 'Marca un borrador, nombra a quien recibe la copia o protege una muestra: un texto sobre cada página.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Escribe el texto y, si quieres, ajusta el color y la disposición.',
        'Pulsa «Marcar» y descarga el PDF.',
      ],
      changes: [
        'El texto se dibuja sobre cada página que elijas. El texto de debajo se puede seguir buscando y copiando.',
        'Es texto vectorial: nítido con cualquier aumento y al imprimir.',
        'Los enlaces, los campos y los marcadores se conservan.',
      ],
      questions: [
        {
          question: '¿Puede alguien quitar la marca de agua?',
          answer: 'Con un editor de PDF, sí. Para dificultarlo, convierte el PDF marcado a JPG y de nuevo a PDF.',
        },
        {
          question: '¿Puedo usar texto en árabe, hindi o chino?',
          answer: 'Sí. Las letras se forman y se unen como pide cada escritura, y van de derecha a izquierda donde corresponde.',
        },
      ],
    },
  },
  'crop-pdf': {
    name: 'Recortar PDF',
    verb: 'Recortar',
    words: {
      description:
        'Recorta los bordes de las páginas de un PDF: milímetros por cada lado, o de una vez todo el blanco alrededor del contenido.',
      keywords: ['recortar pdf', 'recortar márgenes pdf', 'quitar márgenes blancos pdf', 'cortar bordes pdf', 'recortador pdf'],
      lead: 'Márgenes anchos en una pantalla pequeña, marcas de corte, el borde negro de un escaneo: quítalos y lee más.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Activa «Recortar al contenido» o escribe milímetros.',
        'Pulsa «Recortar» y descarga el PDF.',
      ],
      changes: [
        'Las páginas se hacen más pequeñas; lo que hay en ellas conserva su tamaño.',
        'El texto, los enlaces y los campos siguen en su sitio.',
        'Lo recortado no se ve ni se imprime, pero sigue en el archivo.',
      ],
      questions: [
        {
          question: '¿Desaparece de verdad lo que queda fuera?',
          answer: 'Queda oculto, no eliminado. Para que nadie pueda recuperarlo, convierte el PDF recortado a JPG y de nuevo a PDF.',
        },
        {
          question: '¿Quedan todas las páginas del mismo tamaño?',
          answer: 'Con milímetros, cada página pierde las mismas franjas. Con «Recortar al contenido», cada página tiene su propio tamaño.',
        },
      ],
    },
  },
  'resize-pdf': {
    name: 'Cambiar el tamaño de página de un PDF',
    verb: 'Ajustar',
    words: {
      description: 'Pasa las páginas de un PDF a A4, Carta, A3, A5 o Legal. El contenido se ajusta y los enlaces siguen en su sitio.',
      keywords: ['cambiar tamaño pdf', 'tamaño de página pdf', 'pdf a a4', 'carta a a4 pdf', 'escalar pdf', 'a4 a a3'],
      lead: 'Tamaño Carta en una impresora A4, escaneos de todos los tamaños en un archivo: da a todas las páginas el mismo tamaño.',
      steps: ['Elige un PDF o suéltalo aquí.', 'Elige el tamaño de página.', 'Pulsa «Ajustar» y descarga el PDF.'],
      changes: [
        'Cada página recibe el tamaño que elijas. Su forma se conserva, con espacio blanco donde las formas difieren.',
        'Los enlaces, las notas y los campos se mueven con el contenido.',
        'El texto sigue siendo texto y los dibujos siguen nítidos.',
      ],
      questions: [
        { question: '¿Ocupa menos el archivo?', answer: 'No. Cambia el tamaño del papel. Para menos megabytes, usa «Comprimir PDF».' },
        {
          question: '¿Cómo quito antes los bordes blancos?',
          answer: 'Recorta el PDF al contenido y después cambia el tamaño: el contenido llenará la página nueva.',
        },
      ],
    },
  },
  'protect-pdf': {
    name: 'Proteger PDF',
    verb: 'Proteger',
    words: {
      description: 'Protege un PDF con contraseña y cifrado fuerte AES-256. Si quieres, prohíbe además imprimir, copiar o editar.',
      keywords: ['proteger pdf', 'poner contraseña a pdf', 'bloquear pdf', 'cifrar pdf', 'encriptar pdf'],
      lead: 'Envía un contrato o una nómina de modo que solo pueda abrirlos quien sepa la contraseña.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Escribe la contraseña nueva y desactiva lo que los lectores no puedan hacer.',
        'Pulsa «Proteger» y descarga el PDF protegido.',
      ],
      changes: [
        'Todo el contenido se cifra con AES-256: sin la contraseña no se puede leer.',
        'Las páginas, el texto y las imágenes quedan exactamente igual.',
        'La contraseña se usa una vez para tu archivo y no se guarda en ningún sitio.',
      ],
      questions: [
        {
          question: '¿Podéis abrir mi PDF si olvido la contraseña?',
          answer: 'No, ni nosotros ni nadie. Guarda el original sin proteger o apunta la contraseña.',
        },
        {
          question: '¿Son seguras las restricciones de impresión y copia?',
          answer:
            'Los visores habituales las respetan, pero quien tenga la contraseña puede saltárselas con programas especiales. El cifrado en sí es fuerte.',
        },
        {
          question: '¿Abren todos los visores AES-256?',
          answer: 'Todos los actuales, también en el móvil. Los programas anteriores a Acrobat X (2010), no.',
        },
      ],
    },
  },
  'unlock-pdf': {
    name: 'Desbloquear PDF',
    verb: 'Desbloquear',
    words: {
      description: 'Quita la contraseña de un PDF que puedes abrir, o las restricciones de impresión, copia y edición.',
      keywords: ['desbloquear pdf', 'quitar contraseña pdf', 'descifrar pdf', 'desproteger pdf', 'quitar restricciones pdf'],
      lead: '¿Cansado de escribir siempre la contraseña? Escríbela aquí una vez y guarda el PDF sin ella.',
      steps: [
        'Elige un PDF protegido o suéltalo aquí.',
        'Escribe su contraseña. Un PDF que solo prohíbe imprimir o copiar no la necesita.',
        'Pulsa «Desbloquear» y descarga el PDF abierto.',
      ],
      changes: [
        'Desaparecen la contraseña y todas las restricciones de impresión, copia y edición.',
        'Las páginas, los enlaces, los formularios y los marcadores no cambian.',
        'La contraseña se usa una vez para abrir el archivo y no se guarda en ningún sitio.',
      ],
      questions: [
        {
          question: '¿Puedo desbloquear un PDF sin saber la contraseña?',
          answer:
            'No si la pide al abrirlo: su contenido está cifrado. Si se abre pero prohíbe imprimir o copiar, no hace falta contraseña.',
        },
        {
          question: '¿Está permitido?',
          answer: 'Con tus propios documentos, o con permiso de su dueño. Respeta los derechos de los demás.',
        },
      ],
    },
  },
  'extract-images': {
    name: 'Extraer imágenes',
    verb: 'Extraer',
    words: {
      description: 'Saca todas las fotos e imágenes de un PDF, Word, PowerPoint, Excel o EPUB, a tamaño completo y en un ZIP.',
      keywords: [
        'extraer imágenes de pdf',
        'sacar imágenes de un pdf',
        'extraer imágenes de word',
        'guardar imágenes de powerpoint',
        'sacar fotos de docx',
      ],
      lead: '¿Necesitas las fotos de un folleto o los gráficos de una charla? Obtén cada imagen como está guardada en el archivo, no una captura.',
      steps: [
        'Elige un PDF, Word, PowerPoint, Excel o EPUB o suéltalo aquí.',
        'Pulsa «Extraer».',
        'Descarga el ZIP con todas las imágenes.',
      ],
      changes: [
        'Cada imagen llega como está guardada: un JPG sigue siendo el mismo JPG, byte a byte.',
        'Las imágenes translúcidas de un PDF pasan a PNG con su transparencia.',
        'Una imagen que se usa en varias páginas llega una sola vez.',
      ],
      questions: [
        {
          question: '¿Por qué una imagen es mayor que en la página?',
          answer: 'Los documentos suelen mostrar una foto reducida o recortada y guardarla entera. Recibes lo que está guardado.',
        },
        {
          question: '¿Por qué faltan gráficos?',
          answer: 'Los gráficos suelen dibujarse con líneas y texto y no son imágenes. Convierte la página a PNG o SVG para obtenerlos.',
        },
      ],
    },
  },
  'extract-text': {
    name: 'Extraer texto',
    verb: 'Extraer',
    words: {
      description:
        'Saca el texto de un PDF, Word, PowerPoint, EPUB o página web, en orden de lectura. Las páginas escaneadas se leen con OCR.',
      keywords: ['copiar texto de pdf', 'extraer texto de pdf', 'extraer texto', 'sacar texto de docx', 'extraer texto de powerpoint'],
      lead: 'Solo las palabras, sin fuentes ni marcos: para buscar, citar, traducir o pasar a otro programa.',
      steps: ['Elige un documento o suéltalo aquí.', 'Pulsa «Extraer».', 'Descarga el archivo TXT.'],
      changes: [
        'Recibes el texto en orden de lectura; las columnas van una tras otra.',
        'Las tablas pasan a ser líneas; las imágenes y el formato desaparecen.',
        'Las páginas escaneadas de un PDF se leen con OCR.',
      ],
      questions: [
        {
          question: 'Al copiar de mi PDF salen signos sin sentido. ¿Sirve esto?',
          answer: 'A menudo. Si las fuentes de un PDF esconden qué significan sus letras, la página se lee como un escaneo.',
        },
        {
          question: 'Quiero conservar los títulos y las listas. ¿Qué hago?',
          answer: 'Convierte a Markdown o DOCX: ambos conservan la estructura del texto.',
        },
      ],
    },
  },
  'extract-attachments': {
    name: 'Extraer adjuntos',
    verb: 'Extraer',
    words: {
      description: 'Guarda en un ZIP los archivos adjuntos a un PDF o a un correo, o incrustados en un Word, PowerPoint o Excel.',
      keywords: [
        'extraer adjuntos de pdf',
        'guardar adjuntos de correo',
        'adjuntos msg',
        'adjuntos eml',
        'extraer archivos incrustados de word',
      ],
      lead: 'Una factura con su XML dentro, un correo de un programa que no tienes, una presentación con un vídeo: saca los archivos.',
      steps: ['Elige un PDF, un correo o un archivo de oficina o suéltalo aquí.', 'Pulsa «Extraer».', 'Descarga el ZIP con los archivos.'],
      changes: [
        'Cada archivo llega como se adjuntó, con su nombre.',
        'El texto de un correo viene también, como página web.',
        'Los sonidos y vídeos de una presentación vienen también.',
      ],
      questions: [
        {
          question: '¿Cómo obtengo el XML de una factura electrónica (ZUGFeRD, Factur-X)?',
          answer: 'Está adjunto al PDF. Extrae los adjuntos y lo tendrás en el ZIP.',
        },
        {
          question: 'Tengo un winmail.dat. ¿Qué es?',
          answer:
            'Un correo en un formato de Outlook. Pide a quien lo envió que lo mande como HTML o texto, o como MSG, que aquí funciona.',
        },
      ],
    },
  },
  'remove-metadata': {
    name: 'Quitar metadatos',
    verb: 'Limpiar',
    words: {
      description:
        'Quita la ubicación, la cámara, el autor, las fechas y otros datos ocultos de fotos, PDF, documentos de Office, música y vídeos antes de compartirlos.',
      keywords: [
        'quitar metadatos',
        'eliminar exif',
        'quitar ubicación de foto',
        'borrar metadatos',
        'quitar datos exif',
        'limpiar metadatos',
        'quitar autor de word',
      ],
      lead: 'Una foto dice dónde vives; un documento, quién lo escribió. Quítalo antes de publicar o enviar el archivo.',
      steps: ['Elige fotos, documentos, música o vídeos, o suéltalos aquí.', 'Pulsa «Limpiar».', 'Descarga los archivos limpios.'],
      changes: [
        'Las fotos pierden la posición GPS, la cámara, la fecha, los textos y la miniatura; se siguen viendo derechas y con los colores correctos.',
        'Los documentos pierden el autor, la empresa, las fechas, el título y la imagen de vista previa.',
        'La música y los vídeos pierden el título, el artista, la portada, la posición y los capítulos.',
        'El contenido queda exactamente igual. Solo HEIC y AVIF se guardan otra vez, con alta calidad.',
      ],
      questions: [
        {
          question: '¿Se quitan también los comentarios y los cambios registrados?',
          answer:
            'No. Son parte del texto, con los nombres de quienes los escribieron. Acepta antes los cambios y elimina los comentarios.',
        },
        {
          question: '¿Puede una foto delatarme todavía?',
          answer: 'Lo que se ve en la imagen sí puede: un cartel de la calle, una cara, un nombre en una puerta. Recórtalo.',
        },
      ],
    },
  },
  'compress-image': {
    name: 'Comprimir imagen',
    verb: 'Comprimir',
    words: {
      description: 'Reduce imágenes JPG, PNG, WEBP, HEIC y AVIF: tres niveles, o un tamaño máximo. El formato no cambia.',
      keywords: [
        'comprimir imagen',
        'reducir peso imagen',
        'comprimir jpg',
        'comprimir png',
        'reducir tamaño foto',
        'imagen menos de 1 mb',
      ],
      lead: 'Fotos para un formulario, un correo o una web: menos bytes, el mismo formato, y ves lo que ahorras antes de descargar.',
      steps: [
        'Elige imágenes o suéltalas aquí, tantas como quieras.',
        'Elige un nivel o escribe el tamaño máximo de cada imagen.',
        'Pulsa «Comprimir», compara con la vista previa y descarga.',
      ],
      changes: [
        'JPG, WEBP, HEIC y AVIF se guardan con menos calidad; PNG, con una paleta de hasta 256 colores.',
        'La anchura y la altura no cambian, salvo que tu tamaño máximo solo se alcance con menos píxeles.',
        'Una imagen nunca aumenta: si no se puede ahorrar nada, la recibes como estaba.',
      ],
      questions: [
        {
          question: '¿Cuánto se reducen las fotos?',
          answer: 'Una foto directa de la cámara o del móvil suele quedarse en la mitad o un tercio con «Equilibrada».',
        },
        {
          question: '¿Por qué mi imagen no se ha reducido?',
          answer: 'Ya estaba bien comprimida. Elige un nivel más fuerte, o redúcela en píxeles con «Cambiar tamaño de imagen».',
        },
        {
          question: '¿Es mejor WEBP o AVIF?',
          answer:
            'Para una web, a menudo sí: la misma calidad ocupa un tercio menos. En ese caso, convierte la imagen en vez de comprimirla.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Cambiar tamaño de imagen',
    verb: 'Redimensionar',
    words: {
      description:
        'Cambia la anchura y la altura de JPG, PNG, WEBP, HEIC, GIF y más, en píxeles o en porcentaje, con tamaños habituales para elegir.',
      keywords: [
        'cambiar tamaño imagen',
        'redimensionar imagen',
        'redimensionar foto',
        'cambiar tamaño foto píxeles',
        'foto carnet tamaño',
        'escalar imagen',
      ],
      lead: 'Pon una imagen en el tamaño que necesitas: en píxeles, en porcentaje o con un tamaño habitual, como Full HD o foto de pasaporte.',
      steps: [
        'Elige imágenes o suéltalas aquí.',
        'Escribe la anchura, la altura o un porcentaje, o toma uno de los tamaños habituales.',
        'Pulsa «Redimensionar» y descarga.',
      ],
      changes: [
        'Con solo una anchura o una altura, la forma de la imagen se conserva.',
        'Con ambas decides tú: dentro del cuadro, llenándolo con los bordes recortados, o estirada.',
        'Los datos de la cámara y los perfiles de color se conservan.',
      ],
      questions: [
        {
          question: '¿Gana nitidez una imagen al ampliarla?',
          answer: 'No. Ampliar añade píxeles, no detalle. Siempre que puedas, reduce en vez de ampliar.',
        },
        {
          question: '¿Cómo hago una foto de pasaporte?',
          answer:
            'Elige «Foto de pasaporte» en «Tamaños habituales»: 35 × 45 mm o 2 × 2 pulgadas a 300 puntos por pulgada. La imagen se recorta a esa forma desde el centro.',
        },
        {
          question: '¿Puedo cambiar el tamaño de un GIF animado?',
          answer: 'Sí. Cambian todos los fotogramas y la animación conserva su velocidad.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Recortar imagen',
    verb: 'Recortar',
    words: {
      description: 'Recorta imágenes en cuadrado, 16:9 u otra forma, o en un área exacta en píxeles. Para JPG, PNG, WEBP, HEIC, GIF y más.',
      keywords: ['recortar imagen', 'recortar foto', 'recortar foto online', 'recortar cuadrado', 'recortar jpg', 'cortar imagen'],
      lead: 'Haz un cuadrado para un perfil, una franja ancha para una cabecera, o recorta justo el área que necesitas.',
      steps: [
        'Elige imágenes o suéltalas aquí.',
        'Elige una forma, como «Cuadrado», o escribe un área en píxeles.',
        'Pulsa «Recortar» y descarga.',
      ],
      changes: [
        'Lo de fuera se corta; los píxeles de dentro no se escalan.',
        'El formato, los datos de la cámara y el perfil de color se conservan.',
        'Todos los fotogramas de una animación se recortan igual.',
      ],
      questions: [
        {
          question: '¿Puedo recortar muchas imágenes a la misma forma a la vez?',
          answer: 'Sí. Añádelas todas; cada una se recorta desde su centro.',
        },
        {
          question: '¿Cómo encuentro el área en píxeles?',
          answer:
            'Cuenta desde la esquina superior izquierda de la imagen derecha. La mayoría de los visores muestran la posición bajo el cursor.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Girar imagen',
    verb: 'Girar',
    words: {
      description: 'Gira fotos y otras imágenes 90 o 180 grados y guárdalas así: JPG, PNG, WEBP, HEIC, GIF y más.',
      keywords: ['girar imagen', 'rotar imagen', 'girar foto', 'rotar jpg', 'voltear imagen', 'poner foto derecha'],
      lead: '¿Una foto que sale tumbada en todos los programas menos uno? Gírala de una vez por todas.',
      steps: ['Elige imágenes o suéltalas aquí.', 'Elige el sentido.', 'Pulsa «Girar» y descarga.'],
      changes: [
        'Se giran los propios píxeles, así que todos los programas muestran la imagen igual.',
        'La nota sobre la orientación en los datos de la cámara se actualiza.',
        'Las animaciones giran con todos sus fotogramas.',
      ],
      questions: [
        {
          question: '¿Por qué mi foto sale de lado en el ordenador y no en el móvil?',
          answer:
            'El móvil guarda cómo lo sujetabas, y algunos programas no lo tienen en cuenta. Aquí se giran los píxeles, y eso lo entienden todos.',
        },
        { question: '¿Pierde calidad un JPG al girarlo?', answer: 'Se guarda otra vez con alta calidad, y apenas se nota.' },
      ],
    },
  },
  'jfif-to-jpg': {
    name: 'JFIF a JPG',
    verb: 'Renombrar',
    words: {
      description: 'Convierte archivos JFIF, JPEG y JPE en JPG que aceptan todos los programas y formularios, sin perder ni un píxel.',
      keywords: ['jfif a jpg', 'jfif a jpeg', 'jpeg a jpg', 'jpe a jpg', 'convertir jfif', 'cambiar jpeg a jpg'],
      lead: '¿Tu formulario rechaza .jfif o .jpeg? La imagen de dentro ya es un JPG: la recibes con el nombre que esperan los programas.',
      steps: ['Elige tus archivos JFIF o JPEG o suéltalos aquí.', 'Pulsa «Renombrar».', 'Descarga los JPG, uno a uno o en un ZIP.'],
      changes: ['La extensión pasa a ser .jpg.', 'La imagen, la calidad y los datos de la cámara quedan exactamente igual.'],
      questions: [
        {
          question: '¿Qué es un archivo JFIF?',
          answer:
            'JFIF es la manera en que se guardan casi todos los JPG. Windows y algunos navegadores guardan esas imágenes como .jfif; el contenido es el mismo.',
        },
        {
          question: '¿Puedo cambiarle el nombre yo?',
          answer:
            'Sí. En Windows, activa antes «Extensiones de nombre de archivo» en el Explorador. En el móvil, esta página es más rápida.',
        },
      ],
    },
  },
  'image-to-text': {
    name: 'Imagen a texto',
    verb: 'Leer',
    words: {
      description:
        'Lee con OCR el texto de fotos, capturas y escaneos y guárdalo como TXT. JPG, PNG, HEIC, WEBP, TIFF y más, en {ocrCount} idiomas.',
      keywords: [
        'imagen a texto',
        'foto a texto',
        'ocr online',
        'extraer texto de imagen',
        'pasar imagen a texto',
        'leer texto de captura',
        'recibo a texto',
      ],
      lead: 'Un recibo, una página de un libro, una captura que no se puede copiar: obtén sus palabras como texto que puedes editar y buscar.',
      steps: [
        'Elige fotos, capturas o escaneos, o suéltalos aquí.',
        'Elige el idioma si «Detectar» se equivoca.',
        'Pulsa «Leer» y descarga el texto.',
      ],
      changes: [
        'Recibes texto sin formato en líneas, en el orden en que se lee.',
        'Las columnas se leen una tras otra; las fuentes y las imágenes se omiten.',
        'La imagen solo va a nuestro propio servidor y después se elimina.',
      ],
      questions: [
        {
          question: '¿Cómo obtengo el mejor resultado?',
          answer: 'Con una imagen nítida, recta y bien iluminada de texto impreso. Las mayúsculas deben medir al menos 20 píxeles de alto.',
        },
        {
          question: '¿Lee la escritura a mano?',
          answer: 'Apenas. El OCR está entrenado con texto impreso; de la letra a mano salen, con suerte, unas pocas palabras.',
        },
        {
          question: 'Necesito un PDF que se vea como el escaneo. ¿Qué hago?',
          answer: 'Usa «Imagen a PDF con texto»: la página se ve como la foto, y sus palabras se pueden buscar y copiar.',
        },
      ],
    },
  },
  'image-to-word': {
    name: 'Imagen a Word',
    verb: 'Leer',
    words: {
      description:
        'Convierte la foto o el escaneo de una página en un documento de Word editable: el OCR lee texto, títulos y tablas en {ocrCount} idiomas.',
      keywords: ['imagen a word', 'jpg a word', 'foto a word', 'pasar imagen a word', 'escaneo a word', 'captura a docx', 'ocr a word'],
      lead: 'Una carta, unos apuntes, una tabla en papel: haz una foto, obtén un documento de Word y sigue escribiendo.',
      steps: [
        'Elige fotos o escaneos, o suéltalos aquí.',
        'Elige el idioma si «Detectar» se equivoca.',
        'Pulsa «Leer» y descarga el DOCX.',
      ],
      changes: [
        'El texto pasa a párrafos que puedes editar, con títulos y tablas donde los tiene la página.',
        'Las imágenes de la página no se incluyen; el diseño se parece a la página, sin ser una copia.',
        'Revisa los nombres y los números: el OCR confunde alguna letra de vez en cuando.',
      ],
      questions: [
        {
          question: '¿Por qué hay palabras mal?',
          answer:
            'Lo borroso, las sombras y la letra pequeña cuestan de leer. Haz la foto desde arriba, con luz de día, y llena el encuadre con la página.',
        },
        {
          question: 'Tengo muchas páginas. ¿Obtengo un solo documento?',
          answer: 'Cada foto da un documento. Para uno solo, une antes las fotos en un PDF y convierte ese PDF a DOCX.',
        },
      ],
    },
  },
  'image-to-searchable-pdf': {
    name: 'Imagen a PDF con texto',
    verb: 'Leer',
    words: {
      description: 'Convierte fotos y escaneos en un PDF cuyo texto se puede buscar y copiar, mientras la página se ve igual que la foto.',
      keywords: ['imagen a pdf con texto', 'jpg a pdf ocr', 'ocr jpg a pdf', 'foto a pdf con texto', 'escaneo a pdf buscable'],
      lead: 'Archiva un recibo o una carta de modo que los encuentres: el PDF se ve como tu foto, y la búsqueda encuentra sus palabras.',
      steps: ['Elige fotos o escaneos, o suéltalos aquí.', 'Elige el idioma si «Detectar» se equivoca.', 'Pulsa «Leer» y descarga el PDF.'],
      changes: [
        'La foto pasa a ser una página, tal como es.',
        'Sus palabras se ponen encima, invisibles, cada una donde se ve, para que puedas seleccionarlas.',
        'Si no se encuentra texto, recibes la página sin él y una nota.',
      ],
      questions: [
        {
          question: '¿En qué se diferencia de JPG a PDF?',
          answer: 'JPG a PDF hace una página solo con la imagen. Aquí el OCR añade las palabras, así que se puede buscar y copiar.',
        },
        {
          question: '¿Puedo poner varias fotos en un PDF?',
          answer: 'Sí, en dos pasos: haz un PDF con ellas con JPG a PDF y usa después «Hacer un PDF buscable».',
        },
      ],
    },
  },
  'compress-video': {
    name: 'Comprimir vídeo',
    verb: 'Comprimir',
    words: {
      description: 'Reduce vídeos MP4, MOV, MKV y otros para el correo, el chat o la web: tres niveles, o un tamaño máximo en MB.',
      keywords: [
        'comprimir vídeo',
        'reducir tamaño vídeo',
        'reducir peso vídeo',
        'compresor de vídeo',
        'comprimir mp4',
        'vídeo menos de 25 mb',
      ],
      lead: '¿Demasiado grande para el chat o el correo? Elige un nivel, o di cuántos MB puede tener el vídeo.',
      steps: [
        'Elige un vídeo o suéltalo aquí.',
        'Elige un nivel o escribe el tamaño máximo.',
        'Pulsa «Comprimir», mira la vista previa y descarga.',
      ],
      changes: [
        'La imagen se codifica otra vez con menos tasa de bits. «Equilibrada» llega hasta 1080 líneas; «Fuerte», hasta 720.',
        'El formato, la duración y el sonido se conservan; también los subtítulos y los capítulos, si el formato los admite.',
        'Si no se puede ahorrar nada, recibes el vídeo como estaba.',
      ],
      questions: [
        {
          question: '¿Cuánto tarda?',
          answer: 'Más o menos lo que dura el vídeo con 1080 líneas, y menos si es más pequeño. Ves el progreso.',
        },
        {
          question: 'El vídeo de mi móvil pasa de 50 MB. ¿Qué hago?',
          answer: 'Recórtalo antes en la galería del móvil, o graba con 1080 líneas en vez de 2160: aquí el límite es de 50 MB.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Cambiar resolución de vídeo',
    verb: 'Redimensionar',
    words: {
      description: 'Pasa un vídeo a 1080p, 720p, 480p o menos: la forma no cambia y el archivo ocupa menos. Para MP4, MOV, MKV, AVI y más.',
      keywords: ['cambiar resolución vídeo', 'redimensionar vídeo', 'vídeo a 720p', 'bajar resolución vídeo', '4k a 1080p'],
      lead: 'De 4K a 1080p, o lo bastante pequeño para un aparato antiguo: elige la altura, y la anchura se adapta.',
      steps: ['Elige un vídeo o suéltalo aquí.', 'Elige la resolución.', 'Pulsa «Redimensionar» y descarga.'],
      changes: [
        'Se escala cada fotograma; la forma de la imagen se conserva.',
        'El sonido, los subtítulos y la duración no cambian.',
        'Un vídeo menor que tu elección conserva su tamaño.',
      ],
      questions: [
        {
          question: '¿Puedo ampliar un vídeo?',
          answer: 'No. Ampliar añade bytes pero no detalle, y las pantallas ya amplían por sí solas.',
        },
        {
          question: '¿Qué resolución para qué uso?',
          answer: '1080p para un televisor, 720p para móviles y diapositivas, 480p cuando cuenta cada megabyte.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Cortar vídeo',
    verb: 'Cortar',
    words: {
      description:
        'Corta el principio o el final de un vídeo, exacto al fotograma, o en un segundo y sin ninguna pérdida. MP4, MOV, MKV y más.',
      keywords: ['cortar vídeo', 'recortar vídeo', 'cortador de vídeo', 'acortar vídeo', 'cortar mp4', 'cortar clip'],
      lead: 'Quédate con la parte que importa: di dónde empieza y dónde termina, y guarda solo eso.',
      steps: [
        'Elige un vídeo o suéltalo aquí.',
        'Escribe el inicio, el fin o ambos, por ejemplo 0:15 y 1:30.',
        'Pulsa «Cortar» y descarga el clip.',
      ],
      changes: [
        'Lo anterior al inicio y lo posterior al fin se corta, en imagen y en sonido.',
        '«Exacto» se ve igual; «Rápido» copia los datos originales.',
        'El formato no cambia.',
      ],
      questions: [
        {
          question: '¿Por qué el corte rápido empieza un poco antes?',
          answer: 'Sin codificar, un vídeo solo puede empezar en uno de sus fotogramas clave, que llegan cada pocos segundos.',
        },
        {
          question: '¿Cómo escribo un tiempo?',
          answer: 'En segundos (75.5), minutos (1:15.5) u horas (1:02:03). Deja un campo vacío para conservar ese extremo.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Girar vídeo',
    verb: 'Girar',
    words: {
      description: 'Gira un vídeo grabado de lado o al revés para que todos los reproductores y sitios lo muestren derecho.',
      keywords: ['girar vídeo', 'rotar vídeo', 'voltear vídeo', 'girar mp4', 'poner vídeo derecho'],
      lead: '¿Grabado con el móvil en mala posición? Gira la imagen y deja el sonido como está.',
      steps: ['Elige un vídeo o suéltalo aquí.', 'Elige el sentido.', 'Pulsa «Girar» y descarga.'],
      changes: [
        'Se gira cada fotograma, así que ningún reproductor puede equivocarse.',
        'El sonido se copia tal cual.',
        'El formato y la duración no cambian.',
      ],
      questions: [
        { question: '¿Pierde calidad?', answer: 'Los fotogramas se codifican otra vez con una calidad que se ve como la original.' },
        {
          question: '¿Por qué mi vídeo se ve derecho en el móvil y no en otros sitios?',
          answer:
            'Los móviles solo anotan la orientación, y algunos programas no la leen. Aquí primero se pone derecho según esa nota y después se gira como digas.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Quitar el sonido de un vídeo',
    verb: 'Silenciar',
    words: {
      description: 'Quita el sonido de un vídeo en un segundo, sin ninguna pérdida en la imagen. Para MP4, MOV, MKV, WEBM, AVI y más.',
      keywords: ['quitar sonido vídeo', 'silenciar vídeo', 'quitar audio de vídeo', 'vídeo sin sonido', 'silenciar mp4'],
      lead: 'Viento, voces, una canción que no puedes usar: quita el sonido y deja la imagen intacta.',
      steps: ['Elige un vídeo o suéltalo aquí.', 'Pulsa «Silenciar».', 'Descarga el vídeo sin sonido.'],
      changes: [
        'Todas las pistas de sonido se quitan para siempre.',
        'La imagen se copia tal cual, si los reproductores del formato la admiten.',
        'El archivo ocupa un poco menos.',
      ],
      questions: [
        { question: '¿Puedo guardar el sonido en su propio archivo?', answer: 'Sí: convierte antes el vídeo a MP3, M4A o WAV.' },
        {
          question: '¿Puedo silenciar solo una parte?',
          answer: 'Aquí no. Corta el vídeo en partes, silencia una y júntalas en un editor de vídeo.',
        },
      ],
    },
  },
  'trim-audio': {
    name: 'Cortar audio',
    verb: 'Cortar',
    words: {
      description: 'Corta el principio o el final de una canción, una nota de voz o una grabación. MP3, M4A, WAV, FLAC, OGG y más.',
      keywords: ['cortar audio', 'cortar mp3', 'cortador de audio', 'cortador mp3', 'recortar audio', 'cortar canción'],
      lead: 'Quédate con el estribillo y quita el silencio: di dónde empieza y dónde termina la parte, y guarda solo eso.',
      steps: [
        'Elige una grabación o suéltala aquí.',
        'Escribe el inicio, el fin o ambos, por ejemplo 0:15 y 0:45.',
        'Pulsa «Cortar» y descarga.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS y WMA se cortan sin codificar otra vez, con una precisión de una cuarentava parte de segundo.',
        'WAV, FLAC y AIFF se cortan con exactitud de muestra; OGG se codifica otra vez con alta calidad.',
        'El título, el artista y la portada se conservan.',
      ],
      questions: [
        {
          question: '¿Cómo hago un tono de llamada?',
          answer: 'Corta aquí la canción a 30 segundos, o conviértela a M4R con el inicio y el fin para un iPhone.',
        },
        {
          question: '¿Se pierde calidad al cortar?',
          answer: 'Apenas. Lo que queda se copia tal cual o se guarda sin pérdida; solo OGG se codifica otra vez.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Comprimir audio',
    verb: 'Comprimir',
    words: {
      description: 'Reduce archivos MP3, M4A, OGG, OPUS, AAC y WMA: tres niveles, o un tamaño máximo en MB. El formato no cambia.',
      keywords: ['comprimir audio', 'reducir tamaño mp3', 'reducir peso audio', 'comprimir mp3', 'mp3 más pequeño'],
      lead: 'Una grabación demasiado larga para el correo: menos kilobits por segundo, el mismo formato y la misma duración.',
      steps: ['Elige grabaciones o suéltalas aquí.', 'Elige un nivel o escribe el tamaño máximo.', 'Pulsa «Comprimir» y descarga.'],
      changes: [
        'La tasa de bits baja a 128, 96 o 64 kbit/s.',
        'La duración, el título y el artista se conservan.',
        'Un archivo que no se reduciría vuelve como estaba.',
      ],
      questions: [
        {
          question: '¿Qué nivel para la voz y cuál para la música?',
          answer: 'La voz se entiende bien incluso con «Fuerte» (64 kbit/s). Para música, elige «Ligera» (128 kbit/s).',
        },
        { question: 'Mi archivo es WAV o FLAC. ¿Qué hago?', answer: 'Conviértelo a MP3 o M4A: ahorra cuatro quintas partes o más.' },
      ],
    },
  },
  'normalize-audio': {
    name: 'Normalizar audio',
    verb: 'Normalizar',
    words: {
      description: 'Iguala el volumen de las grabaciones: las bajas suben, las altas bajan, sin distorsión. MP3, M4A, WAV, FLAC y más.',
      keywords: [
        'normalizar audio',
        'subir volumen audio',
        'aumentar volumen mp3',
        'igualar volumen mp3',
        'normalizador de audio',
        'volumen',
      ],
      lead: 'Se acabó tocar el volumen: las notas de voz bajas suben, las canciones fuertes bajan, todas al mismo nivel.',
      steps: ['Elige grabaciones o suéltalas aquí.', 'Elige el volumen que necesitas.', 'Pulsa «Normalizar» y descarga.'],
      changes: [
        'El volumen del conjunto se mide como en la radio y la televisión, y después se cambia por igual.',
        'Los picos que se recortarían se suavizan.',
        'El formato, la duración, el título y el artista se conservan.',
      ],
      questions: [
        {
          question: '¿Quedan igual de altos los pasajes suaves y los fuertes?',
          answer: 'No. Sube o baja el conjunto, así que la música conserva su dinámica.',
        },
        {
          question: '¿Por qué sigue sonando bajo?',
          answer: 'El silencio con algunos golpes fuertes se mide como alto. Corta antes esos golpes.',
        },
      ],
    },
  },
  'searchable-pdf': {
    name: 'Hacer un PDF buscable',
    verb: 'Convertir',
    words: {
      description:
        'Añade una capa de texto invisible a un PDF escaneado con OCR: se ve igual, y puedes buscar, seleccionar y copiar cada palabra.',
      keywords: ['pdf buscable', 'ocr pdf', 'pdf escaneado a texto', 'reconocer texto pdf', 'pdf con ocr'],
      lead: 'Las páginas escaneadas son imágenes, así que no puedes buscar ni copiar su texto. El OCR añade una capa de texto invisible: el PDF se ve igual, y puedes buscar, seleccionar y copiar cada palabra.',
      stepsTitle: 'Cómo hacer buscable un escaneo',
      steps: [
        'Elige tus PDF escaneados o suéltalos aquí. Los protegidos piden su contraseña.',
        'En «Opciones» puedes elegir las páginas o el idioma del OCR. Después pulsa «Convertir».',
        'Descarga el PDF y pulsa Ctrl+F en cualquier visor para buscar en él.',
      ],
      changesTitle: 'Qué cambia y qué se conserva',
      changes: [
        'Las imágenes de las páginas quedan exactamente igual, salvo que fijes un tamaño máximo.',
        'Las páginas que ya tienen texto no se tocan. Los enlaces, los formularios, los marcadores y las capas se conservan.',
        'Las páginas torcidas y giradas se leen bien, y la capa de texto las sigue.',
        'Si eliges páginas, el PDF nuevo contiene solo esas, en tu orden.',
      ],
      questions: [
        {
          question: '¿Qué idiomas puede leer?',
          answer:
            'Estos: {ocrLanguages}. La impresión limpia se lee bien, las copias débiles dan errores y la escritura a mano apenas se reconoce.',
        },
        {
          question: '¿Puedo corregir los errores del OCR?',
          answer: 'No en el PDF, porque sus páginas siguen siendo imágenes. Para editar el texto, convierte el PDF a Word.',
        },
        {
          question: '¿Cuánto tarda?',
          answer:
            'De dos a tres segundos por página, un poco más la primera. Si a un documento largo se le acaba el tiempo, las páginas restantes quedan como imágenes y una nota dice cuántas son.',
        },
        {
          question: '¿Sigue siendo válida después una firma del documento?',
          answer: 'No. Cualquier cambio en un documento firmado invalida su firma, así que guarda el original.',
        },
      ],
    },
  },
};
