import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline = {
  title: 'No tienes conexión',
  description: 'Ahora mismo no tienes conexión.',
  lead: 'Esta página no se ha abierto antes en este dispositivo, así que no está aquí.',
  text: 'Las páginas que ya has visitado se siguen abriendo, con todo lo que explican. Los resultados listos se pueden descargar desde la página en la que se hicieron. Para convertir hace falta el servidor: los archivos que has añadido esperan y continúan solos cuando vuelve la conexión.',
  home: 'Ir a la página de inicio',
} as const satisfies Words<typeof english>;
