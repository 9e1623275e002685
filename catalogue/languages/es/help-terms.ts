import type { helpTerms as english } from '../../text/help-terms.ts';
import type { Words } from '../words.ts';

/** By alphabet, as the language has it. */
export const helpTerms = {
  title: 'Términos y teclas',
  description: 'Qué significan aquí tasa de bits, códec, DPI, OCR y otros términos, y qué teclas funcionan en las páginas.',
  keywords: ['glosario', 'atajos de teclado', 'qué es ocr', 'qué es un códec'],
  lead: 'Respuestas breves sobre las palabras que aparecen en las opciones y en los resultados.',
  glossaryTitle: 'Términos',
  keysTitle: 'Teclas',
  terms: [
    ['Códec', 'La forma en que se empaqueta el sonido o el vídeo. Un formato de archivo puede contener varios.'],
    ['Con pérdida', 'Se omite lo que apenas se nota, y así el archivo ocupa mucho menos.'],
    ['DPI', 'Puntos por pulgada. Para la pantalla bastan 150; para imprimir, 300.'],
    ['Fotogramas por segundo', 'Cuántas imágenes tiene cada segundo de vídeo.'],
    ['Metadatos', 'Datos de un archivo que no se ven en la página: autor, cámara, lugar, fecha.'],
    ['OCR', 'Reconocimiento de texto: un programa lee las letras de un escaneo o de una foto.'],
    ['Recodificar', 'Volver a empaquetar el sonido o el vídeo. Lleva tiempo y cuesta un poco de calidad.'],
    ['Relación de aspecto', 'La forma de una imagen: el ancho respecto al alto, por ejemplo 16:9.'],
    ['Sandbox', 'Un espacio cerrado del servidor. El programa que trabaja en él solo ve tu archivo.'],
    ['Sin pérdida', 'Cada píxel y cada sonido se queda exactamente como estaba.'],
    ['Tasa de bits', 'Cuántos datos ocupa un segundo de sonido o de vídeo. Con más se oye o se ve mejor y el archivo es más grande.'],
    ['Transparencia', 'Partes de una imagen que dejan ver el fondo.'],
    ['UTF-8', 'La forma habitual de guardar las letras de todos los idiomas. Elige otra solo si las letras salen mal.'],
  ],
  keys: [
    ['Ctrl K o ⌘ K', 'Va al buscador.'],
    ['↑ ↓ Intro', 'Elige uno de los resultados de la búsqueda.'],
    ['Ctrl V o ⌘ V', 'Añade archivos o una imagen desde el portapapeles.'],
    ['Tab, Intro', 'Va a un botón y lo pulsa. Todo el sitio se puede usar así.'],
    ['↑ ↓ Inicio Fin', 'Mueve un archivo a otro lugar al unir.'],
    ['Esc', 'Cierra un menú o los resultados de la búsqueda.'],
    ['F8', 'Va al aviso.'],
  ],
} as const satisfies Words<typeof english>;
