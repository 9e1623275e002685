import type { OperationTexts } from '../../operation-texts.ts';

export const contents: OperationTexts = {
  'extract-images': {
    name: 'Extrair imagens',
    verb: 'Extrair',
    words: {
      description: 'Tire todas as fotos e imagens de um PDF, Word, PowerPoint, Excel ou EPUB, em tamanho real e em um ZIP.',
      keywords: [
        'extrair imagens de pdf',
        'tirar imagens de pdf',
        'extrair imagens do word',
        'salvar imagens do powerpoint',
        'fotos de docx',
      ],
      lead: 'Precisa das fotos de um folheto ou dos gráficos de uma palestra? Obtenha cada uma como está no arquivo, não uma captura.',
      steps: [
        'Escolha um PDF, Word, PowerPoint, Excel ou EPUB ou solte-o aqui.',
        'Clique em “Extrair”.',
        'Baixe o ZIP com todas as imagens.',
      ],
      changes: [
        'Cada imagem vem como está guardada: um JPG continua o mesmo JPG, byte a byte.',
        'Imagens transparentes de um PDF viram PNG com a transparência.',
        'Uma imagem usada em várias páginas vem uma vez.',
      ],
      questions: [
        {
          question: 'Por que uma imagem é maior do que na página?',
          answer: 'Documentos muitas vezes mostram uma foto reduzida ou recortada e a guardam inteira. Você recebe o que está guardado.',
        },
        {
          question: 'Por que faltam gráficos?',
          answer: 'Gráficos costumam ser desenhados com linhas e texto e não são imagens. Converta a página para PNG ou SVG para tê-los.',
        },
      ],
    },
  },
  'extract-text': {
    name: 'Extrair texto',
    verb: 'Extrair',
    words: {
      description:
        'Tire o texto de um PDF, Word, PowerPoint, EPUB ou página da web, na ordem de leitura. Páginas digitalizadas são lidas com OCR.',
      keywords: ['copiar texto de pdf', 'extrair texto de pdf', 'extrair texto', 'texto de docx', 'extrair texto do powerpoint'],
      lead: 'Só as palavras, sem fontes nem molduras: para buscar, citar, traduzir ou passar a outro programa.',
      steps: ['Escolha um documento ou solte-o aqui.', 'Clique em “Extrair”.', 'Baixe o arquivo TXT.'],
      changes: [
        'Você recebe o texto na ordem de leitura; as colunas vêm uma após a outra.',
        'Tabelas viram linhas; imagens e formatação somem.',
        'Páginas digitalizadas de um PDF são lidas com OCR.',
      ],
      questions: [
        {
          question: 'Copiar do meu PDF dá letras sem sentido. Isto ajuda?',
          answer: 'Muitas vezes. Se as fontes de um PDF escondem o sentido das letras, a página é lida como uma digitalização.',
        },
        {
          question: 'Quero manter títulos e listas. E então?',
          answer: 'Converta para Markdown ou DOCX: os dois mantêm a estrutura do texto.',
        },
      ],
    },
  },
  'extract-attachments': {
    name: 'Extrair anexos',
    verb: 'Extrair',
    words: {
      description: 'Salve em um ZIP os arquivos anexados a um PDF ou e-mail, ou incorporados em um Word, PowerPoint ou Excel.',
      keywords: ['extrair anexos de pdf', 'salvar anexos de e-mail', 'anexos msg', 'anexos eml', 'extrair arquivos incorporados do word'],
      lead: 'Uma nota com o XML dentro, um e-mail de um programa que você não tem, uma palestra com vídeo: tire os arquivos.',
      steps: ['Escolha um PDF, um e-mail ou um arquivo do Office ou solte-o aqui.', 'Clique em “Extrair”.', 'Baixe o ZIP com os arquivos.'],
      changes: [
        'Cada arquivo vem como foi anexado, com seu próprio nome.',
        'O texto de um e-mail vem junto, como página da web.',
        'Sons e vídeos de uma apresentação vêm também.',
      ],
      questions: [
        {
          question: 'Como obtenho o XML de uma fatura eletrônica (ZUGFeRD, Factur-X)?',
          answer: 'Ele está anexado ao PDF. Extraia os anexos, e ele estará no ZIP.',
        },
        {
          question: 'Tenho um winmail.dat. O que é isso?',
          answer: 'Um e-mail em um formato do Outlook. Peça ao remetente que envie como HTML ou texto, ou como MSG, que funciona aqui.',
        },
      ],
    },
  },
  'remove-metadata': {
    name: 'Remover metadados',
    verb: 'Limpar',
    words: {
      description:
        'Remova localização, câmera, autor, datas e outros dados ocultos de fotos, PDFs, arquivos do Office, músicas e vídeos antes de compartilhar.',
      keywords: [
        'remover metadados',
        'remover exif',
        'remover localização da foto',
        'apagar metadados',
        'limpar metadados',
        'remover autor do word',
      ],
      lead: 'Uma foto conta onde você mora; um documento, quem o escreveu. Tire isso antes de publicar ou enviar o arquivo.',
      steps: ['Escolha fotos, documentos, músicas ou vídeos, ou solte-os aqui.', 'Clique em “Limpar”.', 'Baixe os arquivos limpos.'],
      changes: [
        'Fotos perdem posição GPS, câmera, data, legendas e a miniatura; continuam em pé e com as cores certas.',
        'Documentos perdem autor, empresa, datas, título e a imagem de prévia.',
        'Músicas e vídeos perdem título, artista, capa, posição e capítulos.',
        'O conteúdo fica exatamente igual. Só HEIC e AVIF são salvos mais uma vez, em alta qualidade.',
      ],
      questions: [
        {
          question: 'Comentários e alterações controladas também saem?',
          answer:
            'Eles ficam, pois fazem parte do texto, mas sem nomes nem datas. Para removê-los também, aceite antes as alterações e exclua os comentários.',
        },
        {
          question: 'Uma foto ainda pode me entregar?',
          answer: 'O que se vê na imagem pode: uma placa de rua, um rosto, um nome na porta. Recorte essas partes.',
        },
      ],
    },
  },
};
