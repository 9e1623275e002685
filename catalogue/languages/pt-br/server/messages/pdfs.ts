import type { pdfs as english } from '../../../en/server/messages/pdfs.ts';
import type { Words } from '../../../words.ts';

export const pdfs = {
  pdfPassword: 'O PDF pede uma senha antes de poder ser lido.',
  pdfCertificate: 'O PDF está criptografado com certificados: só os destinatários podem abri-lo, com as próprias chaves.',
  pdfNoText: 'Não foi possível ler nenhum texto no documento.',
  picturesIncluded: 'De {pictures} imagens, as primeiras {max} foram incluídas.',
  chartsLeft: {
    one: 'Um gráfico ou desenho com palavras foi deixado fora das planilhas; DOCX, HTML e Markdown o mostram.',
    other: '{count} gráficos ou desenhos com palavras foram deixados fora das planilhas; DOCX, HTML e Markdown os mostram.',
  },
  outlinesLeft: {
    one: 'Uma fórmula ou palavra está desenhada em contornos e não está no texto; DOCX, HTML e Markdown a mostram.',
    other: '{count} fórmulas ou palavras estão desenhadas em contornos e não estão no texto; DOCX, HTML e Markdown as mostram.',
  },
  slantedLeft: 'Um texto que atravessa a página na diagonal, como uma marca-d’água, foi deixado de fora: “{quote}”.',
  scansRead: {
    one: 'O texto de uma página foi reconhecido a partir de uma digitalização; confira se há letras lidas errado.',
    other: 'O texto de {count} páginas foi reconhecido a partir de uma digitalização; confira se há letras lidas errado.',
  },
  scansUnread: {
    one: 'Não foi possível ler texto em uma página digitalizada; ela foi mantida como imagem.',
    other: 'Não foi possível ler texto em {count} páginas digitalizadas; elas foram mantidas como imagens.',
  },
  tablesRead: {
    one: 'Uma tabela que é uma imagem foi reconhecida; confira se há letras lidas errado.',
    other: '{count} tabelas que são imagens foram reconhecidas; confira se há letras lidas errado.',
  },
  scansNone: 'Nenhuma página é uma digitalização sem texto, por isso nenhum texto foi adicionado.',
  scansBlank: { one: 'Não foi possível ler texto em uma página.', other: 'Não foi possível ler texto em {count} páginas.' },
  scansSearchable: {
    one: 'O texto de uma página foi reconhecido a partir de uma digitalização e pode ser pesquisado e copiado; confira se há letras lidas errado.',
    other:
      'O texto de {count} páginas foi reconhecido a partir de uma digitalização e pode ser pesquisado e copiado; confira se há letras lidas errado.',
  },
  sizePictures: {
    one: 'Para respeitar o tamanho, a imagem foi refeita com no máximo {dpi} pixels por polegada e qualidade JPEG {quality}; textos e linhas não mudaram.',
    other:
      'Para respeitar o tamanho, as {count} imagens foram refeitas com no máximo {dpi} pixels por polegada e qualidade JPEG {quality}; textos e linhas não mudaram.',
  },
  sizePicturesSome:
    'Para respeitar o tamanho, {changed} das {pictures} imagens foram refeitas com no máximo {dpi} pixels por polegada e qualidade JPEG {quality}; textos e linhas não mudaram.',
  levelPictures: {
    one: 'A imagem agora tem no máximo {dpi} pixels por polegada e qualidade JPEG {quality}; textos e linhas não mudaram.',
    other:
      'Todas as {count} imagens agora têm no máximo {dpi} pixels por polegada e qualidade JPEG {quality}; textos e linhas não mudaram.',
  },
  levelPicturesSome:
    '{changed} de {pictures} imagens agora têm no máximo {dpi} pixels por polegada e qualidade JPEG {quality}; textos e linhas não mudaram.',
  splitParts: 'Seriam mais de {max} arquivos. Escolha um tamanho maior.',
  splitFiles: 'Seriam {files} arquivos. O limite é {max}: ponha mais páginas em cada um.',
  splitNoBookmarks: 'O PDF não tem marcadores pelos quais dividi-lo. Divida-o por páginas ou por intervalos.',
  splitSmaller: 'O documento já é menor do que isso: ele não foi dividido.',
  splitOnePart: {
    one: 'O documento tem uma só página, que forma uma parte: ele não foi dividido.',
    other: 'O documento tem {count} páginas, que formam uma parte: ele não foi dividido.',
  },
  signaturePart: 'A assinatura digital foi deixada de fora: ela vale para o documento inteiro, não para uma parte.',
  signatureChanged: 'A assinatura digital não vale mais: as páginas foram mudadas depois dela.',
  pageAlone: 'A página {pages} sozinha já é maior do que isso. Comprima o PDF primeiro.',
  pageAloneMore: 'A página {pages} e outras sozinhas já são maiores do que isso. Comprima o PDF primeiro.',
  noPageLeft: {
    one: 'Não sobraria nenhuma página: o documento tem só uma.',
    other: 'Não sobraria nenhuma página: o documento tem {count} páginas.',
  },
  pageOrder: 'Informe as páginas na nova ordem, como 3,1,2, ou inverta a ordem.',
  cropPagesNothing: 'Informe quanto tirar de uma borda ou recorte pelo conteúdo.',
  cropPagesAll: 'Da página {page} não sobraria nada. Tire menos.',
  metadataNothing: 'Preencha o que quiser mudar ou remova tudo.',
  pageNone: {
    one: 'Não há página {page}: o documento tem só uma.',
    other: 'Não há página {page}: o documento tem {count} páginas.',
  },
  stampFont: 'Nenhuma fonte daqui tem os caracteres do texto.',
  stampUnread: 'Não é possível ler o arquivo do carimbo.',
  editsBroken: 'As mudanças no PDF não estão no formato correto.',
  editsPages: 'Foram citadas páginas que o PDF não tem.',
  editsFont: 'Nenhuma fonte daqui tem todas as letras do carimbo. Use uma imagem ou um PDF no lugar dele.',
  extractImagesNone:
    'O arquivo não contém imagens. Desenhos feitos de linhas não são imagens: para obtê-los, converta o arquivo em SVG ou PNG.',
  archiveAttachments: {
    one: 'Um anexo não está no resultado, porque o PDF/A-{part} não permite nenhum desse tipo.',
    other: '{count} anexos não estão no resultado, porque o PDF/A-{part} não permite nenhum desse tipo.',
  },
  extractAttachmentsNone: 'O arquivo não contém anexos.',
  extractTooMuch: 'O conteúdo do arquivo é grande demais ou tem itens demais para um ZIP.',
  extractLeft: {
    one: 'Um deles não pôde ser lido e foi deixado de fora.',
    other: '{count} deles não puderam ser lidos e foram deixados de fora.',
  },
  embeddedNone: 'O arquivo não contém arquivos.',
  embeddedMany: 'Os arquivos dentro do arquivo são muitos ou grandes demais.',
  mergeSignatures: 'Assinaturas digitais valem para os arquivos assinados, não para um feito a partir deles; elas foram deixadas de fora.',
  mergeScripts: 'Os scripts dos documentos foram deixados de fora.',
  mergeForms: 'Formulários que só os programas da Adobe mostram (XFA) foram deixados de fora.',
  mergePages: 'Todos os arquivos juntos têm mais de {max} páginas.',
  mergeReadAloud: 'A narração sincronizada com o texto de um livro foi deixada de fora.',
  mergeBooksLarge: 'Todos os livros juntos são grandes demais para um só.',
  mergePdfLocked: 'O PDF está protegido.',
  mergePdfDamaged: 'O PDF está danificado.',
  mergeBookLocked: 'O livro está vinculado a um aparelho ou a uma conta.',
  mergeBookDamaged: 'O livro está danificado.',
} satisfies Words<typeof english>;
