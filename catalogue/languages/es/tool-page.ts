import type { toolPage as english } from '../en/tool-page.ts';
import type { Words } from '../words.ts';

export const toolPage = {
  seoTitle: '{name} online: gratis y sin registro',
  seoShort: '{name} online, gratis',
  steps: 'Cómo funciona',
  changes: 'Qué cambia y qué se conserva',
  questions: 'Preguntas frecuentes',
  more: 'Más herramientas',
  convert: 'Convertir {format}',
  everything: 'Todo desde {format}',
} satisfies Words<typeof english>;
