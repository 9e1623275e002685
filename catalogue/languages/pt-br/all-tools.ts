import type { allTools as english } from '../en/all-tools.ts';
import type { Words } from '../words.ts';

export const allTools = {
  seo: {
    title: 'Todas as ferramentas de conversão',
    description:
      'Todos os conversores em uma lista: imagens, documentos, PDF, planilhas, vídeo, áudio, e-books e arquivos compactados. Digite um formato e encontre o seu.',
    keywords: ['todos os conversores', 'ferramentas de conversão', 'formatos de arquivo', 'converter arquivos online'],
  },
  title: 'Todas as ferramentas de conversão',
  lead: '{converterCount} conversores em {categoryCount} famílias, e {pairCount} conversões entre {formatCount} formatos.',
  formatsLink: 'Todos os formatos, de A a Z',
  filter: 'Filtrar as ferramentas',
  noScript:
    'A busca por palavras precisa de JavaScript. A busca do seu navegador (Ctrl+F) encontra tudo nesta página e na de todos os formatos.',
  jump: 'Ir para uma categoria',
  tools: '🧰 Ferramentas',
  toolsLead: 'Elas mantêm o formato do seu arquivo.',
  allFormats: '🔤 Todos os formatos',
  categories: {
    image: '🖼️ Conversores de imagem',
    document: '📄 Conversores de documentos',
    pdf: '📕 Conversores de PDF',
    spreadsheet: '📊 Conversores de planilhas',
    video: '🎬 Conversores de vídeo',
    audio: '🎵 Conversores de áudio',
    ebook: '📚 Conversores de e-books',
    archive: '🗜️ Conversores de arquivos compactados',
    more: '⭐ Mais conversores',
  },
  further: 'Mais conversões',
  nothing: 'Nenhum conversor encontrado para sua busca.',
  perhaps: 'Você quis dizer um destes?',
} satisfies Words<typeof english>;
