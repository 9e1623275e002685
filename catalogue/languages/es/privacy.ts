import type { privacy as english } from '../en/privacy.ts';
import type { Words } from '../words.ts';

export const privacy = {
  seo: {
    title: 'Privacidad y eliminación de archivos',
    description:
      'Qué pasa con un archivo que conviertes: quién puede verlo, cuándo se elimina, qué queda en tu navegador y qué registra el servidor.',
    keywords: ['privacidad', 'eliminación de archivos', 'son seguros mis archivos', 'cuánto tiempo se guardan los archivos'],
  },
  title: 'Privacidad y eliminación de archivos',
  lead: 'Tus archivos se abren para convertirlos y para nada más. Se eliminan en cuanto tienes el resultado, como mucho en 1 hora.',
  deletion: {
    title: 'Cuándo se eliminan los archivos',
    items: [
      'El archivo que subes se elimina en cuanto termina su conversión, haya salido bien o no.',
      'El resultado se elimina cuando lo has descargado. Si nadie lo descarga, se elimina a los {resultMinutes} minutos.',
      'Para eliminar un resultado antes, pulsa «{remove}» junto a él.',
      'Si se corta una conexión o se detiene el servidor, una limpieza elimina lo que quede en menos de 1 hora.',
      'No hay copia de seguridad: nadie puede recuperar un archivo eliminado. Conserva tu original.',
    ],
  },
  access: {
    title: 'Quién puede ver un archivo',
    items: [
      'Los archivos viajan por una conexión cifrada (HTTPS).',
      'Cada archivo se abre en un entorno aislado, sin red y sin acceso a los archivos de otras personas.',
      'Lo convierten programas y nadie lo mira. No se cede a terceros ni se usa para nada más.',
      'La contraseña que introduces para un archivo se envía con él al servidor y no se guarda.',
    ],
  },
  browser: {
    title: 'Qué queda en tu navegador',
    items: [
      'Tu tema, tu idioma, tus convertidores recientes y las últimas opciones de cada uno, hasta que borres los datos de este sitio.',
      'Los nombres y tamaños de los archivos que has subido, mientras la pestaña siga abierta, para que la página pueda mostrar sus resultados si la recargas. El contenido no se guarda.',
      'Las páginas que has visitado, para que se abran también sin conexión.',
      'El sitio no usa cookies ni carga nada de otras empresas: ni anuncios ni estadísticas de visitas.',
    ],
  },
  server: {
    title: 'Qué registra el servidor',
    items: [
      'De cada conversión: los formatos, el tamaño, cuánto tardó y si salió bien. Nada de nombres de archivo, contenidos ni direcciones IP.',
      'Durante un tiempo breve cuenta las conversiones de cada dirección IP, para que nadie ralentice a los demás.',
    ],
  },
  questions: {
    title: 'Preguntas',
    text: 'Esta página describe el software de este sitio. Quienes lo administran pueden añadir sus propias reglas y responden a tus preguntas.',
    link: 'Contáctanos',
  },
} satisfies Words<typeof english>;
