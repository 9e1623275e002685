import type { ProblemWords } from '../../problem-words.ts';

export const problems = {
  invalid_request: { title: 'No se ha podido leer la solicitud', remedy: 'Vuelve a cargar la página y envía el archivo otra vez.' },
  missing_file: { title: 'No se ha enviado ningún archivo', remedy: 'Elige un archivo y conviértelo de nuevo.' },
  multiple_files: {
    title: 'Se ha enviado más de un archivo a la vez',
    remedy: 'Envía un solo archivo en cada solicitud o elige un formato que admita varios.',
  },
  missing_format: { title: 'Faltan los formatos', remedy: 'Indica el formato del archivo y el formato que quieres obtener.' },
  invalid_option: { title: 'Una opción tiene un valor no permitido', remedy: 'Cambia la opción que se indica aquí o quítala.' },
  option_missing: { title: 'Falta elegir algo', remedy: 'Indica lo que se pide aquí e inténtalo de nuevo.' },
  key_needed: { title: 'Hace falta una clave', remedy: 'Envía la clave que te ha dado el operador.' },
  not_allowed: { title: 'La clave no permite hacer esto', remedy: 'Consulta con el operador.' },
  not_found: { title: 'Aquí no hay nada', remedy: 'Comprueba la dirección.' },
  method_not_allowed: { title: 'Esta dirección no admite ese método', remedy: 'Usa el método que figura en la cabecera Allow.' },
  job_not_done: {
    title: 'El resultado todavía no está listo',
    remedy: 'Consulta el estado del trabajo o sigue sus eventos hasta que termine.',
  },
  job_expired: { title: 'El resultado se ha eliminado', remedy: 'Repite la conversión.' },
  range_not_satisfiable: { title: 'El resultado es más corto', remedy: 'Pide solo bytes que el resultado tenga.' },
  upload_timeout: { title: 'La subida ha tardado demasiado', remedy: 'Comprueba tu conexión e inténtalo de nuevo.' },
  unsupported_media_type: {
    title: 'La solicitud no es un formulario con archivos',
    remedy: 'Envía multipart/form-data con los campos file, inputFormat y outputFormat.',
  },
  unsupported_format: {
    title: 'Este formato no se conoce aquí',
    remedy: 'Consulta la lista de formatos o guarda el archivo en uno más habitual.',
  },
  unsupported_conversion: { title: 'Esta conversión no se ofrece', remedy: 'Elige otro formato de salida para este archivo.' },
  content_mismatch: {
    title: 'El archivo no es lo que dice su nombre',
    remedy: 'Elige el formato que el archivo tiene en realidad o guárdalo de nuevo en el programa con el que se creó.',
  },
  empty_file: {
    title: 'El archivo está vacío',
    remedy: 'Revisa el archivo en tu dispositivo: puede que no se guardara o copiara por completo.',
  },
  corrupt_input: {
    title: 'El archivo está dañado',
    remedy: 'Ábrelo en el programa con el que se creó, guárdalo de nuevo y envía la copia nueva.',
  },
  password_protected: {
    title: 'El archivo está protegido con una contraseña',
    remedy: 'Escribe la contraseña o quítala en el programa con el que se creó el archivo, y conviértelo de nuevo.',
  },
  copy_protected: {
    title: 'El libro tiene protección anticopia (DRM)',
    remedy: 'Convierte un ejemplar sin protección anticopia; muchas tiendas y bibliotecas lo ofrecen.',
  },
  wrong_password: {
    title: 'La contraseña no abre el archivo',
    remedy: 'Comprueba la contraseña, también las mayúsculas, y conviértelo de nuevo.',
  },
  nothing_to_convert: {
    title: 'El archivo no contiene nada que convertir',
    remedy: 'Comprueba que el archivo tiene las páginas, las imágenes, el sonido o las tablas que esperas.',
  },
  columns_differ: {
    title: 'Las tablas tienen columnas distintas',
    remedy: 'Pon los mismos nombres a las columnas en todos los archivos o elige XLSX, donde cada archivo tiene su propia hoja.',
  },
  image_too_large: { title: 'La imagen tiene demasiados píxeles', remedy: 'Reduce la imagen e inténtalo de nuevo.' },
  too_many_frames: { title: 'La animación tiene demasiados fotogramas', remedy: 'Acorta la animación e inténtalo de nuevo.' },
  too_many_pages: { title: 'El documento tiene demasiadas páginas', remedy: 'Elige un intervalo de páginas o divide el documento.' },
  page_too_large: { title: 'Una página es demasiado grande', remedy: 'Elige una resolución más baja o haz la página más pequeña.' },
  media_too_long: { title: 'La grabación es demasiado larga', remedy: 'Córtala o divídela en partes.' },
  video_too_large: { title: 'La imagen del vídeo es demasiado grande', remedy: 'Elige una resolución menor.' },
  too_many_entries: { title: 'El archivo comprimido contiene demasiados archivos', remedy: 'Divídelo en varios más pequeños.' },
  decompression_bomb: {
    title: 'El archivo, al descomprimirse, ocupa mucho más que su tamaño',
    remedy: 'Envía un archivo que, descomprimido, no supere el límite.',
  },
  output_too_large: {
    title: 'El resultado sería demasiado grande',
    remedy: 'Elige una calidad más baja, un tamaño menor o menos páginas.',
  },
  unsafe_archive: {
    title: 'El archivo comprimido contiene entradas que no es seguro extraer',
    remedy: 'Comprime los archivos de nuevo sin enlaces ni rutas absolutas.',
  },
  unsafe_content: {
    title: 'El archivo contiene elementos que no es seguro abrir',
    remedy: 'Guarda el archivo de nuevo sin contenido activo ni externo.',
  },
  resource_limit: {
    title: 'El archivo necesita más memoria o tiempo de lo que admite una conversión',
    remedy: 'Prueba con un archivo más pequeño o más sencillo.',
  },
  conversion_failed: {
    title: 'No se ha podido convertir el archivo',
    remedy: 'Ábrelo en el programa con el que se creó, guárdalo de nuevo y vuelve a intentarlo, o elige otro formato de salida.',
  },
  rate_limited: { title: 'Demasiadas solicitudes en poco tiempo', remedy: 'Espera un minuto e inténtalo de nuevo.' },
  too_many_concurrent: { title: 'Ya tienes demasiadas conversiones en marcha', remedy: 'Espera a que termine alguna de ellas.' },
  too_many_jobs: {
    title: 'Ya tienes demasiados resultados guardados',
    remedy: 'Descarga o elimina algunos, o espera a que caduquen.',
  },
  interrupted: {
    title: 'El convertidor se ha reiniciado mientras trabajaba con el archivo',
    remedy: 'Repite la conversión.',
  },
  shutting_down: { title: 'El convertidor se está reiniciando', remedy: 'Inténtalo de nuevo dentro de un minuto.' },
  storage_full: { title: 'El convertidor no tiene sitio para más archivos', remedy: 'Inténtalo de nuevo dentro de unos minutos.' },
  converter_unavailable: {
    title: 'Este convertidor está fuera de servicio',
    remedy: 'Inténtalo más tarde o elige otro formato de salida.',
  },
  mail_unavailable: { title: 'No se ha podido enviar el mensaje', remedy: 'Inténtalo más tarde.' },
} satisfies ProblemWords;
