import type { outcomes as english } from '../en/tool-outcomes.ts';
import type { Words } from '../words.ts';

export const outcomes = {
  refusals: {
    list: 'Archivos no aceptados',
    type: 'El tipo de archivo debe ser {accepted}',
    tooLarge: 'El archivo supera los {bytes} bytes',
    tooLargeRemedy: 'Ocupa {size}; el límite es {maxFile}. Divídelo o reduce su calidad o su resolución.',
    tooSmall: 'El archivo tiene menos de {bytes} bytes',
    tooSmallRemedy: 'El archivo está vacío. Cópialo o descárgalo de nuevo.',
    tooMany: 'Demasiados archivos',
    tooManyRemedy: 'Esta página acepta un archivo. Para convertir varios, usa la página de inicio, que acepta hasta {maxFiles} a la vez.',
    onward: 'Abrir con otra herramienta',
    unknown: 'No pudimos reconocer el tipo de este archivo. Elige su formato para continuar.',
    what: '¿Qué es?',
    notice: '{name}: {reason}',
    others: { one: '{count} más sin añadir.', other: '{count} más sin añadir.' },
  },
  notices: {
    dismiss: 'Cerrar',
    universalNoFile: { title: 'Ningún archivo seleccionado', text: 'Selecciona un archivo para convertir.' },
    universalNoOutput: { title: 'Falta el formato de salida', text: 'Selecciona un formato de salida.' },
    universalSameFormat: {
      title: 'Has seleccionado el mismo formato',
      text: 'Los formatos de entrada y de salida no pueden ser iguales.',
    },
    batchNoFiles: { title: 'Ningún archivo seleccionado', text: 'Selecciona uno o varios archivos para convertir.' },
    conversionFailed: {
      title: 'La conversión ha fallado',
      text: 'Se ha producido un error durante la conversión. Inténtalo de nuevo.',
    },
    batchFailed: { title: 'La conversión ha fallado', text: 'No se ha podido convertir {name}' },
    batchDone: {
      title: '¡Conversión completada!',
      text: { one: '{count} archivo convertido al formato {format}.', other: '{count} archivos convertidos al formato {format}.' },
    },
    mixedDone: {
      title: '¡Conversión completada!',
      text: { one: '{count} archivo convertido al formato elegido.', other: '{count} archivos convertidos a los formatos elegidos.' },
    },
    singleDone: { title: '¡Conversión completada!', text: 'Tu archivo {format} está listo para descargar.' },
    partlyDone: 'Cada archivo con error muestra el motivo.',
    stopped: { title: 'Detenido', text: '{done} de {total} listos.' },
    operationDone: {
      title: '¡Listo!',
      text: { one: '{count} archivo listo para descargar.', other: '{count} archivos listos para descargar.' },
    },
    mergeNeedsTwo: { title: 'Solo hay un archivo', text: 'Añade al menos un archivo más para unirlos.' },
    rejected: 'Archivo no aceptado',
    zipMissing: {
      title: 'ZIP no disponible',
      text: 'No se ha cargado el programa que crea el ZIP. Usa «Descargar todo» para obtener los archivos uno a uno.',
    },
    partMissing: 'Una parte de esta página no se ha cargado. Comprueba tu conexión y elige el archivo de nuevo.',
    listMissing: 'La lista de formatos no se ha cargado. Tus archivos se añadirán en cuanto vuelva la conexión.',
  },
  invalidFormats: 'Selección de formatos no válida',
  failures: {
    tooLarge: {
      title: 'El archivo es demasiado grande',
      detail: 'El servidor ha rechazado el archivo por su tamaño.',
      remedy: 'El límite es de {maxFile} por archivo. Reduce su tamaño o divídelo.',
    },
    busy: {
      title: 'El convertidor está ocupado',
      detail: 'En este momento el servidor tiene más trabajo del que puede aceptar.',
      remedy: 'Espera un momento e inténtalo de nuevo.',
    },
    tooSlow: {
      title: 'La conversión ha tardado demasiado',
      detail: 'El tiempo se ha agotado antes de terminar el archivo.',
      remedy: 'Prueba con un archivo más pequeño, menos páginas o una grabación más corta.',
    },
    unknown: {
      title: 'Algo ha fallado por nuestra parte',
      detail: 'El servidor no ha dado ningún motivo.',
      remedy: 'Inténtalo de nuevo. Si vuelve a ocurrir, cuéntanoslo en la página de contacto.',
    },
    gone: {
      title: 'El resultado ha caducado',
      detail: 'Los resultados se eliminan al poco tiempo o cuando se han descargado.',
      remedy: 'Convierte el archivo otra vez.',
    },
    unsent: {
      title: 'Saliste de la página antes de que terminara la subida',
      detail: 'El archivo no llegó al servidor.',
      remedy: 'Elige el archivo de nuevo.',
    },
  },
} satisfies Words<typeof english>;
