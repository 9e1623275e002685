import type { converters as english } from '../en/converters.ts';
import type { Words } from '../words.ts';

export const converters = {
  seoTitle: 'Convertir {from} a {to}: gratis y sin registro',
  seoShort: 'Convertir {from} a {to} online, gratis',
  seoTail: 'Gratis, hasta {maxFile}; el archivo se elimina después.',
  keywords: ['{from} a {to}', 'convertir {from} a {to}', 'pasar {from} a {to}', 'conversor {from} a {to}', 'convertidor {to} gratis'],
  heading: 'Convertir {from} a {to}',
  promise: 'Gratis y sin cuenta. Hasta {maxFile} por archivo. Los archivos se eliminan después de la conversión, como mucho en 1 hora.',
  quote: '«{text}»',
  further: 'más',
  stepsTitle: 'Cómo convertir {from} a {to}',
  steps: {
    choose: 'Elige tus archivos {from} ({extensions}) o suéltalos aquí, hasta {maxFile} cada uno.',
    set: 'Si quieres, abre «Opciones» y ajusta {options}. Después pulsa «Convertir».',
    press: 'Pulsa «Convertir» para pasar el {from} a {to}.',
    download: 'Descarga el {to}: se llama igual que tu {from}.',
    downloadSeveral: 'Descarga el {to}. Si son varias páginas u hojas, te llegan en orden dentro de un ZIP.',
  },
  changesTitle: 'Qué cambia al pasar de {from} a {to}',
  changesWhat: 'Qué',
  changesMeaning: 'Qué significa',
  verdicts: { kept: 'Se conserva', lost: 'Se pierde', changed: 'Cambia', gained: 'Se gana' },
  whatIs: '¿Qué es {format}?',
  related: 'Convertidores relacionados',
  questions: 'Preguntas frecuentes',
  faq: {
    options: {
      question: '¿Qué opciones hay al convertir {from} a {to}?',
      answer: '{options}. Puedes dejarlo todo como está.',
    },
    names: {
      question: '¿Cómo se llamará mi archivo {to}?',
      answer: 'Igual que tu {from}, pero terminado en .{extension}. Puedes cambiarle el nombre antes de descargarlo.',
    },
    many: {
      question: '¿Puedo convertir varios archivos {from} a la vez?',
      answer: 'Sí, tantos como quieras. Después descargas cada {to} por separado o todos en un ZIP.',
    },
    safe: {
      question: '¿Qué pasa con mis archivos?',
      answer:
        'Se envían cifrados, se abren en un entorno aislado y sin red, y se eliminan en cuanto tienes el resultado, como mucho en 1 hora.',
    },
  },
  aboutTitle: 'Sobre la conversión de {from} a {to}',
  more: 'Más convertidores',
  back: 'Al revés: {name}',
  fromOthers: 'De {format} a otros formatos',
  toOthers: 'De otros formatos a {format}',
  everythingFrom: 'Todas las conversiones desde {format}',
  everythingTo: 'Todas las conversiones a {format}',
  sameCategory: 'De la misma categoría',
} satisfies Words<typeof english>;
