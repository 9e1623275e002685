import type { help as english } from '../en/help.ts';
import type { Words } from '../words.ts';

export const help = {
  seo: {
    title: 'Ayuda y preguntas frecuentes',
    description:
      'Cómo convertir archivos, qué formatos y tamaños se admiten, cómo protegemos tus archivos y qué hacer cuando falla una conversión.',
    keywords: [
      'ayuda',
      'preguntas frecuentes',
      'cómo convertir archivos',
      'tamaño máximo de archivo',
      'error de conversión',
      'seguridad de los datos',
    ],
  },
  title: 'Centro de ayuda',
  lead: 'Todo lo que hay que saber para convertir archivos aquí: cómo funciona, qué formatos admite, qué pasa con tus archivos y qué hacer cuando falla una conversión.',
  cards: [
    {
      icon: 'play',
      title: 'Primeros pasos',
      text: 'Elige un convertidor, suelta tus archivos y descarga los resultados. Tres pasos, sin cuenta.',
    },
    {
      icon: 'layers',
      title: 'Formatos admitidos',
      text: 'Más de {claimed} formatos de ocho familias, desde PNG y PDF hasta MKV, AZW3 y 7Z.',
    },
    { icon: 'message', title: '¿Necesitas ayuda?', text: 'Cuéntanos qué convertidor era y qué salió mal.' },
  ],
  reasons: [
    {
      icon: 'upload',
      title: 'Subir es fácil',
      text: 'Elige los archivos, suéltalos en cualquier parte de la página, pégalos o suelta una carpeta entera.',
    },
    {
      icon: 'layers',
      title: 'Muchos formatos',
      text: 'Más de {claimed} formatos: imágenes, documentos, PDF, hojas de cálculo, vídeo, audio, libros electrónicos y archivos comprimidos.',
    },
    {
      icon: 'download',
      title: 'Descarga inmediata',
      text: 'Cada resultado está listo en cuanto termina: de uno en uno o todos juntos en un ZIP.',
    },
    {
      icon: 'shield',
      title: 'Seguro y privado',
      text: 'Transmisión cifrada, un entorno aislado para cada archivo y eliminación en menos de 1 hora.',
    },
    {
      icon: 'zap',
      title: 'Conversión rápida',
      text: 'La mayoría de las conversiones termina en menos de 30 segundos, y ves cómo avanza cada archivo.',
    },
    {
      icon: 'clock',
      title: 'Ayuda a todas horas',
      text: 'El formulario de contacto está abierto día y noche; la respuesta tarda unas {replyHours} horas.',
    },
  ],
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    {
      question: '¿Cómo convierto un archivo?',
      answer:
        'Abre el convertidor que necesitas o el convertidor universal de la página de inicio. Elige tus archivos o suéltalos en la página, escoge el formato de salida si hay varios y pulsa «{convert}». Cuando un archivo está listo, a su lado aparece el botón para descargarlo.',
    },
    {
      question: '¿Qué formatos se admiten?',
      answer:
        'Más de {claimed} formatos, {formatCount} por ahora: imágenes (entre ellas JPG, PNG, WEBP, HEIC, AVIF, SVG, TIFF y RAW de cámara), documentos (DOCX, ODT, RTF, TXT), PDF, hojas de cálculo (XLSX, ODS, CSV), presentaciones, vídeo (MP4, MKV, MOV, WEBM), audio (MP3, WAV, FLAC, OGG, M4A), libros electrónicos (EPUB, MOBI, AZW3) y archivos comprimidos (ZIP, RAR, 7Z, TAR). La lista de todos los formatos muestra cada conversión.',
    },
    {
      question: '¿Hay un límite de tamaño?',
      answer:
        'Sí, {maxFile} por archivo. Puedes convertir tantos archivos como quieras, uno tras otro. Los archivos más grandes a menudo se pueden dividir o guardar antes con menos resolución.',
    },
    {
      question: '¿Están seguros mis datos?',
      answer:
        'Los archivos viajan por una conexión cifrada (HTTPS). En el servidor, cada archivo se abre en un entorno aislado, sin red y sin acceso a ningún otro archivo. Nadie mira tus archivos y no se guardan: se eliminan tanto el original como el resultado.',
    },
    {
      question: '¿Necesito una cuenta?',
      answer: 'No. No hay que registrarse ni pagar. Todo el mundo puede usar por igual todos los convertidores.',
    },
    {
      question: '¿Puedo convertir varios archivos a la vez?',
      answer:
        'Sí, en la mayoría de los convertidores. Elige varios archivos, suéltalos juntos o suelta una carpeta. Se convierten uno tras otro, y puedes descargar los resultados por separado o todos juntos.',
    },
    {
      question: '¿Por qué ha fallado mi conversión?',
      answer:
        'Lo habitual es que el archivo esté dañado, que sea una variante no admitida del formato (por ejemplo, un libro con protección anticopia o un códec poco común) o que sea demasiado grande. El motivo aparece junto al archivo. Prueba con otro archivo o vuelve a guardarlo con el programa que lo creó; si sigue fallando, escríbenos.',
    },
    {
      question: '¿Cuánto tiempo se guardan mis archivos?',
      answer:
        'Por lo general, nada: un archivo se elimina en cuanto se ha entregado su resultado. Lo que quede, por ejemplo tras un corte de la conexión, se elimina en menos de 1 hora después de la conversión.',
    },
  ],
  practicesTitle: 'Consejos',
  practices: [
    'Parte de la mejor copia que tengas. Una conversión puede conservar la calidad, pero nunca recupera lo que otra anterior ha quitado.',
    'Abre el archivo una vez antes de subirlo. Si su propio programa no puede abrirlo, tampoco se podrá convertir.',
    'Ten a mano la contraseña. Te la pedirán los PDF, los documentos de oficina y los archivos comprimidos que estén protegidos; un libro con protección anticopia no se puede convertir.',
    'Elige el formato según el uso: JPG para fotos, PNG para capturas de pantalla y logotipos, PDF para imprimir y enviar, DOCX para seguir editando.',
    'Conserva el original. En algunas conversiones se pierden capas, fórmulas o transparencia; la página de cada convertidor dice cuáles.',
  ],
  programs: { text: 'Para carpetas y programas propios, es mejor la {link}.', link: 'API para desarrolladores' },
  otherFiles: {
    text: 'InDesign, Publisher, Google Docs, libros de Kindle con protección anticopia y más: por qué no los convertimos y qué hacer en su lugar.',
    link: 'Archivos que necesitan otro camino',
  },
  messages: { title: 'Qué significan los mensajes', show: 'Mostrar todos los mensajes', programs: 'Para programas que usan la API' },
  status: {
    title: 'Estado',
    ok: 'El convertidor funciona con normalidad.',
    busy: 'El convertidor está ocupado. Los archivos esperan su turno.',
    down: 'Ahora mismo no se puede acceder al convertidor.',
  },
  stuck: {
    title: '¿Sigues sin dar con la solución?',
    text: 'Cuéntanos qué convertidor usaste y qué ocurrió. Respondemos en unas {replyHours} horas.',
    button: 'Contactar con soporte',
  },
} satisfies Words<typeof english>;
