import type { converters as english } from '../en/converters.ts';
import type { Words } from '../words.ts';

export const converters = {
  seoTitle: 'Converter {from} para {to} grátis, sem cadastro',
  seoShort: 'Converter {from} para {to} on-line grátis',
  seoTail: 'Grátis, até {maxFile}; o arquivo é excluído depois.',
  keywords: [
    '{from} para {to}',
    'converter {from} para {to}',
    'conversor de {from} para {to}',
    '{from} para {to} online',
    'converter para {to} grátis',
  ],
  heading: 'Converter {from} para {to}',
  promise: 'Grátis, sem conta. Até {maxFile} por arquivo. Os arquivos são excluídos após a conversão, no máximo em 1 hora.',
  quote: '“{text}”',
  further: 'outras opções',
  stepsTitle: 'Como converter {from} para {to}',
  steps: {
    choose: 'Escolha seus arquivos {from} ({extensions}) ou solte-os aqui, até {maxFile} cada.',
    set: 'Em “Opções”, ajuste {options}, se quiser. Depois clique em “Converter”.',
    press: 'Clique em “Converter” para transformar o {from} em {to}.',
    download: 'Baixe o {to}. Ele leva o nome do seu {from}.',
    downloadSeveral: 'Baixe o {to}. Se houver várias páginas ou planilhas, todas vêm em um ZIP, na ordem.',
  },
  changesTitle: 'O que muda de {from} para {to}',
  changesWhat: 'Aspecto',
  changesMeaning: 'Na prática',
  verdicts: { kept: 'Mantém', lost: 'Perde', changed: 'Muda', gained: 'Ganha' },
  whatIs: 'O que é {format}?',
  related: 'Conversores relacionados',
  questions: 'Perguntas frequentes',
  faq: {
    options: {
      question: 'Quais são as opções ao converter {from} para {to}?',
      answer: '{options}. Você pode deixar tudo como está.',
    },
    names: {
      question: 'Que nome meu arquivo {to} vai ter?',
      answer: 'O mesmo do seu {from}, com a extensão .{extension}. Você pode renomear antes de baixar.',
    },
    many: {
      question: 'Posso converter vários arquivos {from} de uma vez?',
      answer: 'Sim, quantos quiser. Baixe cada {to} separadamente ou todos em um só ZIP.',
    },
    safe: {
      question: 'O que acontece com meus arquivos?',
      answer:
        'Eles são enviados com criptografia, abertos em um ambiente isolado e sem rede, e excluídos assim que você recebe o resultado, no máximo em 1 hora.',
    },
  },
  aboutTitle: 'Sobre a conversão de {from} para {to}',
  more: 'Mais conversores',
  back: 'O caminho inverso: {name}',
  fromOthers: '{format} para outros formatos',
  toOthers: 'Outros formatos para {format}',
  everythingFrom: 'Tudo a partir de {format}',
  everythingTo: 'Tudo para {format}',
  sameCategory: 'Na mesma categoria',
} satisfies Words<typeof english>;
