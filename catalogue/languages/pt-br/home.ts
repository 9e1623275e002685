import type { home as english } from '../en/home.ts';
import type { Words } from '../words.ts';

export const home = {
  seo: {
    title: 'Conversor de arquivos: mais de {claimed} formatos',
    description:
      'Converta imagens, documentos, PDF, planilhas, vídeo, áudio, e-books e arquivos compactados on-line. Grátis, sem conta, até {maxFile} por arquivo.',
    keywords: [
      'conversor de arquivos',
      'conversor online',
      'converter arquivos',
      'conversor grátis',
      'conversor de imagem',
      'conversor de pdf',
      'conversor de vídeo',
      'conversor de áudio',
    ],
  },
  title: 'Converta qualquer arquivo, aqui mesmo',
  lead: 'Imagens, documentos, PDF, planilhas, vídeo, áudio, e-books e arquivos compactados. Mais de {claimed} formatos em um só lugar.',
  promises: ['Grátis e sem conta', 'Até {maxFile} por arquivo, quantos arquivos você quiser', 'Excluídos após a conversão, em até 1 hora'],
  searchTitle: 'Ou encontre o conversor de que você precisa',
  openConverter: 'Abrir conversor',
  universalTitle: 'Conversor universal',
  popularTitle: 'Conversores populares',
  viewAll: 'Ver todos',
  toolsTitle: 'Ferramentas para seus arquivos',
  families: {
    pdf: '📕 Ferramentas de PDF',
    image: '🖼️ Ferramentas de imagem',
    video: '🎬 Ferramentas de vídeo',
    audio: '🎵 Ferramentas de áudio',
  },
  allFormats: 'Todos os {formatCount} formatos, de A a Z',
  explanationTitle: 'Um conversor para cada arquivo',
  explanation: [
    'Solte um arquivo, escolha um formato e baixe o resultado. Detectamos o tipo do arquivo e mostramos só os formatos possíveis, entre {formatCount}. Adicione de uma vez arquivos de tipos diferentes e escolha um formato para cada um, ou um para todos.',
    'Cada tipo de arquivo tem seu próprio motor: uma suíte de escritório para documentos e planilhas, um codificador para vídeo e áudio, uma biblioteca de imagens que preserva cores e transparência, e um conversor de e-books. Se algo se perde em uma conversão, a página avisa antes de você começar.',
    'Cada arquivo pode ter até {maxFile}. Ele é enviado com criptografia, convertido em um ambiente isolado e excluído assim que você recebe o resultado, no máximo em 1 hora.',
  ],
  whyTitle: 'Por que escolher nosso conversor',
  why: [
    {
      icon: 'shield',
      title: 'Seguro',
      text: 'Os arquivos são enviados por uma conexão criptografada (HTTPS), abertos em um ambiente isolado e excluídos em até 1 hora após a conversão.',
    },
    {
      icon: 'zap',
      title: 'Rápido',
      text: 'A maioria das conversões termina em menos de 30 segundos. Você acompanha o progresso de cada arquivo e baixa na hora.',
    },
    {
      icon: 'devices',
      title: 'Em qualquer aparelho',
      text: 'Funciona no navegador de celulares, tablets e computadores. Sem instalar nada, sem conta.',
    },
  ],
} satisfies Words<typeof english>;
