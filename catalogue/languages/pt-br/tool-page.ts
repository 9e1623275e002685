import type { toolPage as english } from '../en/tool-page.ts';
import type { Words } from '../words.ts';

export const toolPage = {
  seoTitle: '{name} on-line: grátis, sem cadastro',
  seoShort: '{name} on-line, grátis',
  steps: 'Como funciona',
  changes: 'O que muda e o que fica',
  questions: 'Perguntas frequentes',
  more: 'Mais ferramentas',
  convert: 'Converter {format}',
  everything: 'Tudo a partir de {format}',
} satisfies Words<typeof english>;
