import type { tool as english } from '../en/tool.ts';
import type { Words } from '../words.ts';
import { more } from './tool-more.ts';

export const tool = {
  start: {
    choose: 'Elegir archivos',
    chooseFormat: 'Elegir archivos {format}',
    chooseImage: 'Elegir imágenes',
    chooseVideo: 'Elegir vídeos',
    chooseAudio: 'Elegir audios',
    anyHint: 'o suéltalos o pégalos en cualquier sitio. Cualquier formato, hasta {maxFile} cada uno.',
    hint: 'o suéltalos o pégalos en cualquier sitio. Hasta {maxFile} cada uno.',
    oneHint: '1 archivo, hasta {maxFile}',
    convert: 'Convertir',
    merge: 'Unir en un {format}',
    fromFormat: 'Formato de origen',
    toFormat: 'Formato de destino',
  },
  plain: {
    add: 'Añadir archivos',
    again: 'Empezar de nuevo',
    drop: 'Suelta para añadir',
    cancel: 'Cancelar',
    selected: 'Archivos seleccionados',
    set: '{count} elegidas',
    converting: 'Convirtiendo…',
    progress: 'Convirtiendo… {percent} %',
    download: 'Descargar',
    downloadName: 'Descargar {name}',
    missing:
      'Una parte de esta página no se ha cargado. Puedes convertir y descargar igualmente; el resto aparecerá cuando vuelvas a tener conexión.',
    lostTitle: 'Se ha cortado la conexión',
    lostDetail: 'No se ha podido contactar con el servidor, o la conexión se ha cortado antes de recibir el archivo.',
    lostRemedy: 'Comprueba tu conexión a internet e inténtalo de nuevo.',
  },
  form: {
    options: 'Opciones',
    optionsLegend: 'Opciones de conversión',
    unit: '({unit})',
    password: 'Contraseña, si el archivo tiene una',
    fileFormat: 'Formato del archivo',
    target: 'Convertir a',
    chooseFormat: 'Elige un formato',
    ownPage: 'Las opciones de una conversión están en su propia página.',
  },
  groups: {
    pages: 'Páginas',
    times: 'Inicio y fin',
    size: 'Tamaño',
    quality: 'Calidad',
    turn: 'Girar y recortar',
    text: 'Texto',
    more: 'Más',
  },
  more,
} satisfies Words<typeof english>;
