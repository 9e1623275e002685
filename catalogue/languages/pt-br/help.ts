import type { help as english } from '../en/help.ts';
import type { Words } from '../words.ts';

export const help = {
  seo: {
    title: 'Ajuda e perguntas frequentes',
    description:
      'Como converter arquivos, quais formatos e tamanhos são aceitos, como seus arquivos ficam seguros e o que fazer quando a conversão falha.',
    keywords: [
      'ajuda',
      'perguntas frequentes',
      'como converter arquivos',
      'tamanho máximo de arquivo',
      'conversão falhou',
      'segurança dos dados',
    ],
  },
  title: 'Central de ajuda',
  lead: 'Tudo o que você precisa saber para converter arquivos aqui: como funciona, quais formatos são aceitos, o que acontece com seus arquivos e o que fazer quando uma conversão falha.',
  cards: [
    {
      icon: 'play',
      title: 'Primeiros passos',
      text: 'Escolha um conversor, solte seus arquivos e baixe os resultados. Três passos, sem conta.',
    },
    { icon: 'layers', title: 'Formatos aceitos', text: 'Mais de {claimed} formatos de oito famílias, de PNG e PDF a MKV, AZW3 e 7Z.' },
    { icon: 'message', title: 'Precisa de ajuda?', text: 'Conte qual era o conversor e o que deu errado.' },
  ],
  reasons: [
    {
      icon: 'upload',
      title: 'Envio fácil',
      text: 'Escolha os arquivos, solte-os em qualquer lugar da página, cole-os ou solte uma pasta inteira.',
    },
    {
      icon: 'layers',
      title: 'Muitos formatos',
      text: 'Mais de {claimed} formatos: imagens, documentos, PDF, planilhas, vídeo, áudio, e-books e arquivos compactados.',
    },
    {
      icon: 'download',
      title: 'Download rápido',
      text: 'Cada resultado fica disponível assim que termina: um por um ou todos juntos em um ZIP.',
    },
    {
      icon: 'shield',
      title: 'Seguro e privado',
      text: 'Transmissão criptografada, um ambiente isolado para cada arquivo e exclusão em até 1 hora.',
    },
    {
      icon: 'zap',
      title: 'Conversão rápida',
      text: 'A maioria das conversões termina em menos de 30 segundos, e você acompanha cada arquivo.',
    },
    {
      icon: 'clock',
      title: 'Suporte a qualquer hora',
      text: 'O formulário de contato fica aberto dia e noite; a resposta leva cerca de {replyHours} horas.',
    },
  ],
  questionsTitle: 'Perguntas frequentes',
  questions: [
    {
      question: 'Como converto um arquivo?',
      answer:
        'Abra o conversor de que você precisa ou o conversor universal na página inicial. Escolha seus arquivos ou solte-os na página, selecione o formato de saída, se houver mais de um, e clique em “{convert}”. Quando um arquivo fica pronto, o botão de download aparece ao lado dele.',
    },
    {
      question: 'Quais formatos são aceitos?',
      answer:
        'Mais de {claimed} formatos, {formatCount} no momento: imagens (entre elas JPG, PNG, WEBP, HEIC, AVIF, SVG, TIFF e RAW de câmera), documentos (DOCX, ODT, RTF, TXT), PDF, planilhas (XLSX, ODS, CSV), apresentações, vídeo (MP4, MKV, MOV, WEBM), áudio (MP3, WAV, FLAC, OGG, M4A), e-books (EPUB, MOBI, AZW3) e arquivos compactados (ZIP, RAR, 7Z, TAR). A lista de todos os formatos mostra cada conversão.',
    },
    {
      question: 'Existe limite de tamanho?',
      answer:
        'Sim, {maxFile} por arquivo. Você pode converter quantos arquivos quiser, um após o outro. Arquivos maiores muitas vezes podem ser divididos ou salvos antes com uma resolução menor.',
    },
    {
      question: 'Meus dados estão seguros?',
      answer:
        'Os arquivos trafegam por uma conexão criptografada (HTTPS). No servidor, cada arquivo é aberto em um ambiente isolado, sem rede e sem acesso a nenhum outro arquivo. Ninguém olha seus arquivos, e eles não são guardados: tanto o original quanto o resultado são excluídos.',
    },
    {
      question: 'Preciso de uma conta?',
      answer: 'Não. Não há cadastro nem pagamento. Todos podem usar todos os conversores da mesma forma.',
    },
    {
      question: 'Posso converter vários arquivos de uma vez?',
      answer:
        'Sim, na maioria dos conversores. Escolha vários arquivos, solte todos juntos ou solte uma pasta. Eles são convertidos um após o outro, e você baixa os resultados um a um ou todos juntos.',
    },
    {
      question: 'Por que minha conversão falhou?',
      answer:
        'As causas mais comuns são um arquivo corrompido, uma variante do formato que não é aceita (por exemplo, um livro com proteção contra cópia ou um codec raro) ou um arquivo grande demais. O motivo aparece ao lado do arquivo. Tente outro arquivo ou salve-o de novo no programa em que foi criado; se ainda assim falhar, fale com o suporte.',
    },
    {
      question: 'Por quanto tempo meus arquivos ficam guardados?',
      answer:
        'Em geral, tempo nenhum: um arquivo é excluído assim que o resultado é entregue. O que sobrar, por exemplo depois de uma queda de conexão, é excluído em até 1 hora após a conversão.',
    },
  ],
  practicesTitle: 'Boas práticas',
  practices: [
    'Comece pela melhor cópia que você tem. Uma conversão pode manter a qualidade, mas nunca recupera o que outra já removeu.',
    'Abra o arquivo uma vez antes de enviá-lo. Se o próprio programa dele não consegue abri-lo, também não dá para converter.',
    'Tenha a senha à mão. PDFs, documentos de escritório e arquivos compactados protegidos pedem a senha; um livro com proteção contra cópia não pode ser convertido.',
    'Escolha o formato conforme o uso: JPG para fotos, PNG para capturas de tela e logotipos, PDF para imprimir e enviar, DOCX para continuar editando.',
    'Guarde o original. Algumas conversões perdem camadas, fórmulas ou transparência; a página de cada conversor diz quais.',
  ],
  programs: { text: 'Para pastas e programas próprios, o melhor caminho é a {link}.', link: 'API para desenvolvedores' },
  otherFiles: {
    text: 'InDesign, Publisher, Google Docs, livros do Kindle com proteção contra cópia e outros: por que não os convertemos e o que fazer em vez disso.',
    link: 'Arquivos que precisam de outro caminho',
  },
  messages: { title: 'O que as mensagens significam', show: 'Mostrar todas as mensagens', programs: 'Para programas que usam a API' },
  status: {
    title: 'Situação',
    ok: 'O conversor está funcionando.',
    busy: 'O conversor está ocupado. Os arquivos aguardam a vez.',
    down: 'O conversor está fora do ar no momento.',
  },
  stuck: {
    title: 'Ainda com problemas?',
    text: 'Conte qual conversor você usou e o que aconteceu. Respondemos em cerca de {replyHours} horas.',
    button: 'Falar com o suporte',
  },
} satisfies Words<typeof english>;
