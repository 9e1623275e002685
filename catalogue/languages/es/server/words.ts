import type { words as english } from '../../en/server/words.ts';
import type { Words } from '../../words.ts';

export const words = {
  lists: { separator: ', ' },
  sentences: { end: '.', separator: ' ' },
  errorPage: {
    again: 'Volver e intentarlo de nuevo',
    hint: 'El botón Atrás del navegador vuelve al formulario tal como lo habías rellenado; solo tendrás que elegir el archivo otra vez.',
  },
  commandLine: {
    unreadable: {
      title: 'No se ha podido leer el archivo',
      remedy: 'Comprueba su nombre y si tienes permiso para leerlo. Nombra los archivos de una carpeta, como en photos/*.',
    },
    unknown_input: {
      title: 'No se conoce el formato del archivo',
      remedy: 'Indícalo con --from; --list muestra todos los formatos.',
    },
    file_exists: {
      title: 'El resultado ya existe',
      remedy: 'Elige otra carpeta con --out o reemplázalo con --force.',
    },
    several_files: {
      title: 'El resultado son varios archivos',
      remedy: 'Indica una carpeta con --out o reúnelos con --zip.',
    },
    unwritable: {
      title: 'No se ha podido guardar el resultado',
      remedy: 'Comprueba si puedes escribir ahí y si queda espacio en el disco.',
    },
  },
} satisfies Words<typeof english>;
