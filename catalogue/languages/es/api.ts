import type { api as english } from '../en/api.ts';
import type { Words } from '../words.ts';

export const api = {
  seo: {
    title: 'API para desarrolladores',
    description:
      'Convierte archivos desde tus programas: con una petición o con trabajos en segundo plano. Sin clave ni cuenta; ejemplos en curl, JavaScript y Python.',
    keywords: ['api para convertir archivos', 'api de conversión', 'api gratis', 'openapi'],
  },
  title: 'API para desarrolladores',
  crumb: 'API',
  lead: 'Todo lo que hacen las páginas pasa por una interfaz que también pueden usar tus programas. No hay clave ni cuenta, y vale la misma promesa: los archivos se eliminan en cuanto los tienes.',
  document: 'Documento OpenAPI 3.1',
  one: {
    title: 'Una petición, un archivo',
    text: 'Envía un formulario con el archivo y los dos formatos, y lee el resultado en la respuesta. Ideal para lo que tarda segundos.',
    curl: 'Con --fail-with-body, un script detecta un rechazo y aun así muestra el motivo.',
  },
  jobs: {
    title: 'Trabajos',
    text: 'Envía el mismo formulario a /api/jobs y recibirás un identificador al momento. Consulta el estado o escucha sus eventos y recoge el resultado cuando quieras durante {resultMinutes} minutos, por partes si se corta la conexión. Elimínalo cuando termines.',
    curl: 'Si repites una Idempotency-Key, obtienes el trabajo que ya existe en lugar de otro.',
    javascript: 'Igual en navegadores que en Node, Deno y Bun.',
    python: 'Con la biblioteca requests.',
  },
  limits: {
    title: 'Límites',
    size: 'Tamaño de un archivo',
    bytes: '{size} ({bytes} bytes)',
    atOnce: 'Conversiones simultáneas',
    perMinute: 'Conversiones por minuto',
    kept: 'Resultados guardados',
    keptTime: 'Tiempo que se guarda un resultado',
    uploadTime: 'Duración de una subida',
    jobTime: 'Duración de una conversión',
    minutes: { one: '{count} minuto', other: '{count} minutos' },
  },
  problems: {
    title: 'Problemas',
    text: 'Un rechazo llega como application/problem+json (RFC 9457). Decide según su code, muestra a las personas su title y su remedy, y si indica retryable, espera el tiempo que pida Retry-After.',
    list: 'Códigos de problemas',
    status: 'Estado',
    code: 'Código',
    meaning: 'Qué significa',
  },
} satisfies Words<typeof english>;
