import type { formatIndex as english } from '../en/format-index.ts';
import type { Words } from '../words.ts';

export const formatIndex = {
  title: 'Todos os formatos de A a Z',
  description:
    '{formatCount} formatos de A a Z e tudo o que eles podem virar: imagens, documentos, planilhas, vídeo, áudio, e-books e arquivos compactados.',
  keywords: ['formatos de arquivo', 'todos os formatos', 'lista de formatos', 'conversões'],
  heading: 'Todos os formatos de A a Z',
  lead: '{formatCount} formatos, {pairCount} conversões. A página de cada formato mostra para quais e a partir de quais ele é convertido.',
  letters: 'Ir para uma letra',
  to: { one: 'para {count} formato', other: 'para {count} formatos' },
  from: { one: 'de {count} formato', other: 'de {count} formatos' },
  hub: {
    title: 'Conversor de {format}: todos os formatos',
    description: 'Converta {format}: as {count} conversões a partir de {format} e para {format} em uma página. Grátis e sem conta.',
    keywords: ['conversor de {format}', 'converter {format}'],
    heading: 'Converter {format}',
    from: 'De {format}',
    to: 'Para {format}',
    fromEnglish: 'Mais de {format} (em inglês)',
    toEnglish: 'Mais para {format} (em inglês)',
    tools: 'Ferramentas para {format}',
  },
} as const satisfies Words<typeof english>;
