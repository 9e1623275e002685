import type { OperationTexts } from '../operation-texts.ts';

export const operations: OperationTexts = {
  'merge-pdf': {
    name: 'Juntar PDF',
    verb: 'Juntar',
    words: {
      description:
        'Junte vários PDFs em um só, na ordem que quiser. Marcadores, links e formulários continuam funcionando. Grátis, sem conta.',
      keywords: ['juntar pdf', 'unir pdf', 'combinar pdf', 'mesclar pdf', 'juntar vários pdf em um'],
      lead: 'Combine PDFs em um arquivo, na ordem que escolher. Texto, links, marcadores e formulários continuam funcionando, e nada é comprimido de novo.',
      stepsTitle: 'Como juntar PDFs',
      steps: [
        'Escolha dois ou mais PDFs ou solte-os aqui: até {maxFiles} arquivos, {maxFile} cada e {maxTogether} no total. Um protegido pede a senha.',
        'Arraste-os até a ordem certa, ou ordene por nome.',
        'Toque em “Juntar em um PDF” e baixe. Ele leva o nome do primeiro arquivo.',
      ],
      changesTitle: 'O que acontece com seus PDFs',
      changes: [
        'Páginas, imagens e fontes são copiadas sem mudanças, então nenhuma qualidade se perde.',
        'Os marcadores de cada PDF ficam sob o nome do arquivo.',
        'Campos de formulário com o mesmo nome são numerados, para continuarem separados.',
        'Numeração de páginas, camadas, comentários e anexos ficam. Scripts são removidos, e assinaturas digitais perdem a validade porque o documento muda.',
      ],
      questions: [
        {
          question: 'Posso juntar arquivos do Word ou imagens com PDFs?',
          answer:
            'Sim. Adicione todos na página inicial, escolha PDF para eles e depois “Um só PDF”. Eles são convertidos e juntados na sua ordem.',
        },
        {
          question: 'O PDF fica maior do que suas partes?',
          answer: 'Fica mais ou menos do tamanho de todas juntas, porque cada PDF traz suas próprias fontes e imagens.',
        },
        {
          question: 'Posso usar só algumas páginas de um PDF?',
          answer: 'Sim. Extraia antes com “Extrair páginas de PDF”, na ordem que quiser.',
        },
      ],
    },
  },
  'compress-pdf': {
    name: 'Comprimir PDF',
    verb: 'Comprimir',
    words: {
      description: 'Deixe um PDF menor para e-mail ou envio: três níveis, ou um tamanho máximo em MB. Texto e linhas continuam nítidos.',
      keywords: ['comprimir pdf', 'reduzir pdf', 'diminuir tamanho pdf', 'compactar pdf', 'compressor de pdf', 'pdf menor que 1 mb'],
      lead: 'Grande demais para o e-mail ou o formulário? As imagens do PDF diminuem, o texto continua nítido, e você vê o novo tamanho antes de baixar.',
      steps: [
        'Escolha um ou mais PDFs ou solte-os aqui.',
        'Escolha um nível, ou digite o tamanho máximo do arquivo.',
        'Toque em “Comprimir”, compare os tamanhos e baixe o PDF.',
      ],
      changes: [
        'As imagens são salvas com menos pixels e como JPEG. Texto, desenhos e fontes não são alterados.',
        'Links, campos de formulário, marcadores e anexos ficam.',
        'O resultado nunca é maior: se nada puder ser poupado, você recebe seu arquivo como estava.',
      ],
      questions: [
        {
          question: 'Quanto ele diminui?',
          answer:
            'Digitalizações e PDFs cheios de fotos costumam cair a um terço ou menos. Um PDF só de texto rende pouco, pois o texto já está comprimido.',
        },
        {
          question: 'Que nível devo escolher?',
          answer:
            '“Leve” mantém pixels suficientes para imprimir (220 por polegada), “Equilibrada” é feita para telas (150), “Forte” para arquivos que só precisam ser legíveis (96).',
        },
        {
          question: 'E se meu tamanho máximo não for possível?',
          answer: 'Você vê o menor tamanho possível. Divida o PDF para ficar abaixo dele.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'Achatar PDF',
    verb: 'Achatar',
    words: {
      description: 'Transforme campos preenchidos, notas e carimbos de um PDF em conteúdo comum da página, que ninguém mais pode mudar.',
      keywords: ['achatar pdf', 'nivelar pdf', 'pdf não editável', 'remover campos de formulário pdf', 'fixar anotações pdf'],
      lead: 'Terminou o formulário? Achate-o, e todo leitor e impressora mostra o que você preencheu, sem campos para mudar.',
      steps: ['Escolha um PDF preenchido ou solte-o aqui.', 'Toque em “Achatar”.', 'Baixe o PDF: campos e notas fazem parte da página.'],
      changes: [
        'Valores dos campos viram texto comum; caixas marcadas e imagens de assinaturas viram parte da página.',
        'Notas, destaques e carimbos são desenhados onde estão. Os links continuam funcionando.',
        'O texto continua texto: você ainda pode buscar e copiar.',
      ],
      questions: [
        {
          question: 'Posso preencher o formulário de novo depois?',
          answer: 'Não, os campos sumiram. Guarde o original se ainda precisar deles.',
        },
        {
          question: 'Por que meus dados não aparecem na impressão?',
          answer: 'Alguns programas guardam um valor sem desenhá-lo. O achatamento desenha primeiro cada valor na página.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'Metadados de PDF',
    verb: 'Salvar',
    words: {
      description: 'Mude título, autor, assunto e palavras-chave de um PDF, ou remova todos os metadados antes de compartilhar.',
      keywords: ['editar metadados pdf', 'remover metadados pdf', 'mudar título pdf', 'propriedades do pdf', 'mudar autor pdf'],
      lead: 'Um PDF conta quem o escreveu, com que programa e quando. Corrija isso, ou remova antes de enviar o arquivo.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Preencha o que quer mudar, ou ligue “Remover todo o resto”.',
        'Toque em “Salvar” e baixe o PDF.',
      ],
      changes: [
        'Só as propriedades do documento mudam; as páginas ficam iguais.',
        'Os valores antigos somem de verdade: o arquivo é gravado de novo sem eles.',
        'Os dois registros de um PDF, o antigo e o XMP, dizem depois o mesmo.',
      ],
      questions: [
        {
          question: 'Como tiro meu nome de um PDF?',
          answer: 'Ligue “Remover todo o resto” e deixe os campos vazios. Autor, programa, datas e o registro XMP oculto são excluídos.',
        },
        {
          question: 'Isso remove comentários e texto oculto?',
          answer: 'Não, só as propriedades do documento. Comentários fazem parte das páginas; “Achatar PDF” os desenha nelas.',
        },
      ],
    },
  },
  'split-pdf': {
    name: 'Dividir PDF',
    verb: 'Dividir',
    words: {
      description:
        'Divida um PDF em vários: cada página, a cada tantas páginas, seus próprios intervalos, um arquivo por capítulo ou por tamanho.',
      keywords: ['dividir pdf', 'separar pdf', 'separar páginas pdf', 'dividir pdf por marcadores', 'cortar pdf'],
      lead: 'Corte um PDF grande em partes práticas: páginas avulsas, partes iguais, seus intervalos ou seus capítulos. Todas as partes vêm em um ZIP.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Defina as páginas por arquivo, digite intervalos como 1-3,4-10, ou divida por marcadores.',
        'Toque em “Dividir” e baixe o ZIP com as partes.',
      ],
      changes: [
        'Texto, imagens e fontes de cada página ficam exatamente iguais.',
        'Cada parte mantém os links, campos e marcadores de suas páginas.',
        'Uma parte não contém nada das outras páginas, então você pode compartilhá-la com segurança.',
      ],
      questions: [
        {
          question: 'Como obtenho um PDF por capítulo?',
          answer: 'Escolha “Marcadores” em “Dividir por”. Cada marcador do primeiro nível começa um arquivo, que leva o nome dele.',
        },
        {
          question: 'Como obtenho partes que cabem em um e-mail?',
          answer:
            'Escolha “Tamanho do arquivo” em “Dividir por” e digite os megabytes em “Tamanho máximo”. Cada parte leva quantas páginas couberem.',
        },
        { question: 'Os intervalos podem se sobrepor?', answer: 'Sim. Com 1-5,3-8, as páginas 3 a 5 ficam nos dois arquivos.' },
        { question: 'Quantas partes posso fazer?', answer: 'Até 1.000 de um PDF.' },
      ],
    },
  },
  'extract-pdf-pages': {
    name: 'Extrair páginas de PDF',
    verb: 'Extrair',
    words: {
      description:
        'Salve algumas páginas de um PDF em um novo PDF: escolha nas miniaturas ou digite os números. Texto e qualidade não mudam.',
      keywords: ['extrair páginas pdf', 'salvar páginas de um pdf', 'tirar páginas de pdf', 'extrator de páginas pdf', 'copiar página pdf'],
      lead: 'Tire de um PDF as páginas de que precisa. Toque nelas na ordem que quiser, ou digite os números.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Toque em “Escolher páginas” e nas páginas, ou digite números como 1-3,8.',
        'Toque em “Extrair” e baixe o novo PDF.',
      ],
      changes: [
        'As páginas têm a mesma aparência, com texto, links e campos.',
        'Marcadores que levam a outras páginas ficam de fora.',
        'Nada das outras páginas fica no novo arquivo.',
      ],
      questions: [
        {
          question: 'As outras páginas somem mesmo do novo arquivo?',
          answer: 'Sim. Texto, imagens, notas e campos delas não são copiados, então ninguém pode recuperá-los do extrato.',
        },
        {
          question: 'Posso extrair cada página em seu próprio arquivo?',
          answer: 'Sim. Ligue “Um arquivo por página”, e você recebe um ZIP com um PDF para cada.',
        },
      ],
    },
  },
  'rotate-pdf': {
    name: 'Girar PDF',
    verb: 'Girar',
    words: {
      description: 'Endireite páginas deitadas ou de cabeça para baixo de um PDF, todas ou só algumas. Texto, links e qualidade não mudam.',
      keywords: ['girar pdf', 'rotacionar pdf', 'virar pdf', 'girar páginas pdf', 'girar pdf e salvar'],
      lead: 'Digitalizações deitadas, páginas que entraram ao contrário: endireite-as e salve o PDF assim.',
      steps: [
        'Escolha um ou mais PDFs ou solte-os aqui.',
        'Escolha a direção. Para girar só algumas páginas, indique-as em “Páginas”.',
        'Toque em “Girar” e baixe o PDF.',
      ],
      changes: [
        'Cada página mantém o conteúdo: nada é redesenhado, então o texto continua nítido e pesquisável.',
        'Links, campos de formulário, marcadores e anexos ficam.',
        'Páginas que você não indicar ficam iguais.',
      ],
      questions: [
        {
          question: 'Posso girar uma única página?',
          answer: 'Sim. Digite o número dela em “Páginas”, como 3, ou vários, como 1,4-6. As outras não mudam.',
        },
        {
          question: 'Por que meu leitor de PDF esquece a rotação?',
          answer: 'A maioria gira só a visualização. Aqui a rotação é salva no arquivo, então todo leitor e impressora a mostra.',
        },
        { question: 'Girar piora o PDF?', answer: 'Não. Um PDF guarda a rotação de uma página como um número, e só esse número muda.' },
      ],
    },
  },
  'delete-pdf-pages': {
    name: 'Excluir páginas de PDF',
    verb: 'Excluir',
    words: {
      description: 'Tire de um PDF páginas em branco, erradas ou privadas. Toque nelas ou digite os números; o resto fica como está.',
      keywords: [
        'excluir páginas pdf',
        'remover páginas de pdf',
        'apagar página pdf',
        'remover página em branco pdf',
        'deletar páginas pdf',
      ],
      lead: 'Versos em branco de uma digitalização, um anexo, uma página que não é para todos: tire-as de vez.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Toque nas páginas a excluir em “Escolher páginas”, ou digite números como 2,5-7.',
        'Toque em “Excluir” e baixe o PDF menor.',
      ],
      changes: [
        'As páginas excluídas saem do arquivo com tudo o que há nelas: nada fica só escondido.',
        'As outras páginas mantêm texto, links, campos e ordem.',
        'Marcadores das páginas excluídas vão com elas.',
      ],
      questions: [
        {
          question: 'As páginas excluídas podem ser recuperadas do novo PDF?',
          answer: 'Não. O novo arquivo é gravado sem elas. Seu original não muda.',
        },
        {
          question: 'E uma assinatura digital?',
          answer: 'Ela é removida, pois uma assinatura só vale para o documento completo. Uma nota avisa.',
        },
      ],
    },
  },
  'reorder-pdf-pages': {
    name: 'Reordenar páginas de PDF',
    verb: 'Reordenar',
    words: {
      description: 'Ponha as páginas de um PDF em outra ordem, ou inverta: toque nas páginas uma após a outra, ou digite a nova ordem.',
      keywords: [
        'reordenar páginas pdf',
        'organizar pdf',
        'mudar ordem páginas pdf',
        'inverter páginas pdf',
        'mover páginas pdf',
        'ordenar pdf',
      ],
      lead: 'Digitalizado de trás para frente, ou o anexo no lugar errado? Ponha as páginas na ordem que quiser.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Toque nas páginas na nova ordem, ou digite-a, como 3,1,2. Para uma pilha digitalizada ao contrário, ligue “Inverter a ordem”.',
        'Toque em “Reordenar” e baixe o PDF.',
      ],
      changes: [
        'Todas as páginas ficam no arquivo; só a ordem muda.',
        'Marcadores, links e campos acompanham suas páginas.',
        'Páginas que você não indicar vêm depois das indicadas.',
      ],
      questions: [
        {
          question: 'Preciso indicar todas as páginas?',
          answer: 'Não. Para levar a página 8 ao início, digite 8: as outras seguem na ordem de antes.',
        },
        { question: 'Como inverto toda a ordem?', answer: 'Deixe “Páginas” vazio e ligue “Inverter a ordem”.' },
      ],
    },
  },
  'add-page-numbers': {
    name: 'Numerar páginas de PDF',
    verb: 'Numerar',
    words: {
      description:
        'Ponha números de página em um PDF: em cima ou embaixo, simples, como “Página 1 de 12” ou romanos, a partir de qualquer página.',
      keywords: [
        'numerar páginas pdf',
        'colocar número de página pdf',
        'numeração de páginas pdf',
        'paginar pdf',
        'inserir número de página pdf',
      ],
      lead: 'Um TCC, um contrato, uma pilha de digitalizações: dê um número a cada página, sem a capa se quiser.',
      steps: ['Escolha um PDF ou solte-o aqui.', 'Escolha a posição e o estilo.', 'Toque em “Numerar” e baixe o PDF.'],
      changes: [
        'Um número é adicionado a cada página escolhida. Nada mais se move na página.',
        'Páginas deitadas recebem o número onde você vê a parte de baixo ou de cima.',
        'Texto, links, campos e marcadores ficam.',
      ],
      questions: [
        {
          question: 'Como deixo a capa de fora?',
          answer: 'Digite 2- em “Páginas”. A segunda página recebe então o número 1, ou o que você digitar em “Começar em”.',
        },
        {
          question: 'Posso tirar os números depois?',
          answer: 'Aqui não. Eles viram parte da página, então guarde também o PDF sem números.',
        },
      ],
    },
  },
  'watermark-pdf': {
    name: 'Marca-d’água em PDF',
    verb: 'Marcar',
    words: {
      description:
        'Escreva RASCUNHO, CÓPIA, seu nome ou qualquer texto sobre as páginas de um PDF: cor, opacidade, tamanho e disposição são seus.',
      keywords: [
        "marca d'água pdf",
        "colocar marca d'água pdf",
        'carimbo pdf',
        "marca d'água rascunho",
        'carimbo confidencial pdf',
        'texto sobre pdf',
      ],
      lead: 'Marque um rascunho, nomeie quem recebe a cópia, ou proteja uma amostra: um texto sobre cada página.',
      steps: ['Escolha um PDF ou solte-o aqui.', 'Digite o texto e ajuste cor e disposição se quiser.', 'Toque em “Marcar” e baixe o PDF.'],
      changes: [
        'O texto é desenhado sobre cada página escolhida. O texto de baixo ainda pode ser buscado e copiado.',
        'É texto vetorial de verdade: nítido em qualquer zoom e na impressão.',
        'Links, campos e marcadores ficam.',
      ],
      questions: [
        {
          question: 'Alguém pode tirar a marca-d’água?',
          answer: 'Com um editor de PDF, sim. Para dificultar, converta o PDF marcado para JPG e de volta para PDF.',
        },
        {
          question: 'Posso usar texto em árabe, hindi ou chinês?',
          answer: 'Sim. As letras são formadas e ligadas como a escrita pede, e vão da direita para a esquerda onde é o certo.',
        },
      ],
    },
  },
  'crop-pdf': {
    name: 'Recortar PDF',
    verb: 'Recortar',
    words: {
      description: 'Corte as bordas das páginas de um PDF: milímetros em cada lado, ou de uma vez todo o branco em volta do conteúdo.',
      keywords: ['recortar pdf', 'cortar margens pdf', 'remover margens brancas pdf', 'cortar bordas pdf', 'cortador de pdf'],
      lead: 'Margens largas em uma tela pequena, marcas de corte, a borda preta de uma digitalização: tire e leia melhor.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Ligue “Recortar ao conteúdo”, ou digite milímetros.',
        'Toque em “Recortar” e baixe o PDF.',
      ],
      changes: [
        'As páginas ficam menores; o que está nelas mantém o tamanho.',
        'Texto, links e campos ficam no lugar.',
        'O que foi cortado não aparece nem é impresso, mas continua no arquivo.',
      ],
      questions: [
        {
          question: 'A parte de fora some mesmo?',
          answer: 'Ela fica escondida, não excluída. Para que ninguém a recupere, converta o PDF recortado para JPG e de volta para PDF.',
        },
        {
          question: 'Todas as páginas ficam do mesmo tamanho?',
          answer: 'Com milímetros, cada página perde as mesmas faixas. Com “Recortar ao conteúdo”, cada página tem seu próprio tamanho.',
        },
      ],
    },
  },
  'resize-pdf': {
    name: 'Redimensionar páginas de PDF',
    verb: 'Redimensionar',
    words: {
      description: 'Passe as páginas de um PDF para A4, Carta, A3, A5 ou Ofício. O conteúdo é ajustado, e os links ficam no lugar.',
      keywords: ['redimensionar pdf', 'mudar tamanho da página pdf', 'pdf para a4', 'carta para a4 pdf', 'escalar pdf', 'a4 para a3'],
      lead: 'Tamanho Carta em uma impressora A4, digitalizações de todos os tamanhos em um arquivo: dê o mesmo tamanho a todas as páginas.',
      steps: ['Escolha um PDF ou solte-o aqui.', 'Escolha o tamanho da página.', 'Toque em “Redimensionar” e baixe o PDF.'],
      changes: [
        'Cada página recebe o tamanho escolhido. A forma é mantida, com branco onde as formas diferem.',
        'Links, notas e campos acompanham o conteúdo.',
        'Texto continua texto e desenhos continuam nítidos.',
      ],
      questions: [
        { question: 'Isso deixa o arquivo menor?', answer: 'Não. Muda o tamanho do papel. Para menos megabytes, use “Comprimir PDF”.' },
        {
          question: 'Como tiro antes as bordas brancas?',
          answer: 'Recorte o PDF ao conteúdo e depois redimensione: o conteúdo preenche a nova página.',
        },
      ],
    },
  },
  'protect-pdf': {
    name: 'Proteger PDF',
    verb: 'Proteger',
    words: {
      description: 'Tranque um PDF com senha e criptografia forte AES-256. Se quiser, proíba também imprimir, copiar ou editar.',
      keywords: ['proteger pdf', 'colocar senha em pdf', 'bloquear pdf', 'criptografar pdf', 'pdf com senha'],
      lead: 'Envie um contrato ou um holerite que só quem sabe a senha consegue abrir.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Digite a nova senha, e desligue o que os leitores não podem fazer.',
        'Toque em “Proteger” e baixe o PDF protegido.',
      ],
      changes: [
        'Todo o conteúdo é criptografado com AES-256: sem a senha, não pode ser lido.',
        'Páginas, texto e imagens ficam exatamente iguais.',
        'A senha é usada uma vez para seu arquivo e não é guardada em lugar nenhum.',
      ],
      questions: [
        {
          question: 'Vocês podem abrir meu PDF se eu esquecer a senha?',
          answer: 'Não, nem nós nem ninguém. Guarde o original sem proteção, ou anote a senha.',
        },
        {
          question: 'Os limites de impressão e cópia são seguros?',
          answer:
            'Leitores comuns os respeitam, mas quem tem a senha pode contorná-los com programas especiais. A criptografia em si é forte.',
        },
        {
          question: 'Todo leitor abre AES-256?',
          answer: 'Todos os atuais, também no celular. Programas anteriores ao Acrobat X (2010), não.',
        },
      ],
    },
  },
  'unlock-pdf': {
    name: 'Desbloquear PDF',
    verb: 'Desbloquear',
    words: {
      description: 'Remova a senha de um PDF que você consegue abrir, ou os limites de impressão, cópia e edição.',
      keywords: ['desbloquear pdf', 'remover senha de pdf', 'tirar senha pdf', 'descriptografar pdf', 'remover restrições pdf'],
      lead: 'Cansado de digitar a senha toda vez? Digite uma vez aqui e salve o PDF sem ela.',
      steps: [
        'Escolha um PDF protegido ou solte-o aqui.',
        'Digite a senha. Um PDF que só proíbe imprimir ou copiar não precisa dela.',
        'Toque em “Desbloquear” e baixe o PDF aberto.',
      ],
      changes: [
        'A senha e todos os limites de impressão, cópia e edição somem.',
        'Páginas, links, formulários e marcadores não mudam.',
        'A senha é usada uma vez para abrir o arquivo e não é guardada em lugar nenhum.',
      ],
      questions: [
        {
          question: 'Posso desbloquear um PDF sem saber a senha?',
          answer:
            'Não se ele a pede ao abrir: o conteúdo está criptografado. Se ele abre mas proíbe imprimir ou copiar, não é preciso senha.',
        },
        {
          question: 'Eu posso fazer isso?',
          answer: 'Com seus próprios documentos, ou com a permissão do dono. Respeite os direitos dos outros.',
        },
      ],
    },
  },
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
        'Toque em “Extrair”.',
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
      steps: ['Escolha um documento ou solte-o aqui.', 'Toque em “Extrair”.', 'Baixe o arquivo TXT.'],
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
      steps: ['Escolha um PDF, um e-mail ou um arquivo do Office ou solte-o aqui.', 'Toque em “Extrair”.', 'Baixe o ZIP com os arquivos.'],
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
      steps: ['Escolha fotos, documentos, músicas ou vídeos, ou solte-os aqui.', 'Toque em “Limpar”.', 'Baixe os arquivos limpos.'],
      changes: [
        'Fotos perdem posição GPS, câmera, data, legendas e a miniatura; continuam em pé e com as cores certas.',
        'Documentos perdem autor, empresa, datas, título e a imagem de prévia.',
        'Músicas e vídeos perdem título, artista, capa, posição e capítulos.',
        'O conteúdo fica exatamente igual. Só HEIC e AVIF são salvos mais uma vez, em alta qualidade.',
      ],
      questions: [
        {
          question: 'Comentários e alterações controladas também saem?',
          answer: 'Não. Eles fazem parte do texto, com os nomes de quem os escreveu. Aceite antes as alterações e exclua os comentários.',
        },
        {
          question: 'Uma foto ainda pode me entregar?',
          answer: 'O que se vê na imagem pode: uma placa de rua, um rosto, um nome na porta. Recorte essas partes.',
        },
      ],
    },
  },
  'compress-image': {
    name: 'Comprimir imagem',
    verb: 'Comprimir',
    words: {
      description: 'Deixe imagens JPG, PNG, WEBP, HEIC e AVIF menores: três níveis, ou um tamanho máximo. O formato continua o mesmo.',
      keywords: [
        'comprimir imagem',
        'reduzir tamanho da imagem',
        'comprimir jpg',
        'comprimir png',
        'diminuir foto',
        'imagem menor que 1 mb',
      ],
      lead: 'Fotos para um formulário, um e-mail ou um site: menos bytes, o mesmo formato, e você vê a economia antes de baixar.',
      steps: [
        'Escolha imagens ou solte-as aqui, quantas quiser.',
        'Escolha um nível, ou digite o tamanho máximo de cada imagem.',
        'Toque em “Comprimir”, compare com a prévia e baixe.',
      ],
      changes: [
        'JPG, WEBP, HEIC e AVIF são salvos com qualidade menor, PNG com uma paleta de até 256 cores.',
        'Largura e altura ficam, a não ser que só menos pixels atinjam seu tamanho máximo.',
        'Uma imagem nunca fica maior: se nada puder ser poupado, você a recebe como estava.',
      ],
      questions: [
        {
          question: 'Quanto as fotos diminuem?',
          answer: 'Uma foto direto da câmera ou do celular costuma cair à metade ou a um terço com “Equilibrada”.',
        },
        {
          question: 'Por que minha imagem não diminuiu?',
          answer: 'Ela já estava bem comprimida. Use um nível mais forte, ou menos pixels com “Redimensionar imagem”.',
        },
        {
          question: 'WEBP ou AVIF é melhor?',
          answer:
            'Para um site, muitas vezes sim: a mesma qualidade ocupa um terço a menos. Nesse caso, converta a imagem em vez de comprimir.',
        },
      ],
    },
  },
  'resize-image': {
    name: 'Redimensionar imagem',
    verb: 'Redimensionar',
    words: {
      description:
        'Mude largura e altura de JPG, PNG, WEBP, HEIC, GIF e outros, em pixels ou porcentagem, com tamanhos comuns para escolher.',
      keywords: [
        'redimensionar imagem',
        'mudar tamanho da imagem',
        'redimensionar foto',
        'tamanho da foto em pixels',
        'tamanho foto 3x4',
        'aumentar diminuir imagem',
      ],
      lead: 'Deixe uma imagem no tamanho de que precisa: em pixels, em porcentagem, ou em um tamanho comum como Full HD ou foto de passaporte.',
      steps: [
        'Escolha imagens ou solte-as aqui.',
        'Digite largura, altura ou uma porcentagem, ou use um tamanho comum.',
        'Toque em “Redimensionar” e baixe.',
      ],
      changes: [
        'Só com largura ou só com altura, a forma da imagem fica.',
        'Com as duas, você decide: dentro da caixa, preenchendo-a com as bordas cortadas, ou esticada.',
        'Dados da câmera e perfis de cor ficam.',
      ],
      questions: [
        {
          question: 'Uma imagem fica mais nítida quando a amplio?',
          answer: 'Não. Ampliar adiciona pixels, não detalhes. Prefira diminuir a aumentar.',
        },
        {
          question: 'Como faço uma foto de passaporte?',
          answer:
            'Escolha “Foto de passaporte” em “Tamanhos comuns”: 35 × 45 mm ou 2 × 2 polegadas a 300 pontos por polegada. A imagem é recortada nessa forma a partir do centro.',
        },
        {
          question: 'Posso redimensionar um GIF animado?',
          answer: 'Sim. Todos os quadros são redimensionados, e a animação mantém a velocidade.',
        },
      ],
    },
  },
  'crop-image': {
    name: 'Recortar imagem',
    verb: 'Recortar',
    words: {
      description:
        'Recorte imagens em quadrado, 16:9 ou outra forma, ou em uma área exata em pixels. Para JPG, PNG, WEBP, HEIC, GIF e outros.',
      keywords: ['recortar imagem', 'cortar foto', 'recortar foto online', 'recortar quadrado', 'cortar jpg', 'cortar imagem'],
      lead: 'Faça um quadrado para um perfil, uma faixa larga para um cabeçalho, ou recorte exatamente a área de que precisa.',
      steps: [
        'Escolha imagens ou solte-as aqui.',
        'Escolha uma forma como “Quadrado”, ou digite uma área em pixels.',
        'Toque em “Recortar” e baixe.',
      ],
      changes: [
        'O que está fora é cortado; os pixels de dentro não mudam de escala.',
        'Formato, dados da câmera e perfil de cor ficam.',
        'Todos os quadros de uma animação são cortados igual.',
      ],
      questions: [
        {
          question: 'Posso recortar muitas imagens na mesma forma de uma vez?',
          answer: 'Sim. Adicione todas; cada uma é recortada a partir do próprio centro.',
        },
        {
          question: 'Como acho a área em pixels?',
          answer: 'Conte a partir do canto superior esquerdo da imagem em pé. A maioria dos visualizadores mostra a posição sob o cursor.',
        },
      ],
    },
  },
  'rotate-image': {
    name: 'Girar imagem',
    verb: 'Girar',
    words: {
      description: 'Gire fotos e outras imagens em 90 ou 180 graus e salve assim: JPG, PNG, WEBP, HEIC, GIF e outros.',
      keywords: ['girar imagem', 'rotacionar imagem', 'girar foto', 'rotacionar jpg', 'virar imagem', 'endireitar foto'],
      lead: 'Uma foto que aparece deitada em todos os programas menos um? Gire-a de uma vez por todas.',
      steps: ['Escolha imagens ou solte-as aqui.', 'Escolha a direção.', 'Toque em “Girar” e baixe.'],
      changes: [
        'Os próprios pixels são girados, então todo programa mostra a imagem igual.',
        'A nota sobre a orientação nos dados da câmera é atualizada.',
        'Animações giram com todos os quadros.',
      ],
      questions: [
        {
          question: 'Por que minha foto fica deitada no computador mas não no celular?',
          answer:
            'O celular guarda como estava na sua mão, e alguns programas ignoram isso. Aqui os pixels são girados, o que todos entendem.',
        },
        { question: 'Girar um JPG custa qualidade?', answer: 'Ele é salvo mais uma vez em alta qualidade, o que mal se vê.' },
      ],
    },
  },
  'jfif-to-jpg': {
    name: 'JFIF para JPG',
    verb: 'Renomear',
    words: {
      description: 'Transforme arquivos JFIF, JPEG e JPE em JPG que todo programa e formulário aceita, sem perder um pixel.',
      keywords: ['jfif para jpg', 'jfif para jpeg', 'jpeg para jpg', 'jpe para jpg', 'converter jfif', 'mudar jpeg para jpg'],
      lead: 'Seu formulário recusa .jfif ou .jpeg? A imagem dentro já é um JPG: você a recebe com o nome que os programas esperam.',
      steps: ['Escolha seus arquivos JFIF ou JPEG ou solte-os aqui.', 'Toque em “Renomear”.', 'Baixe os JPG, um a um ou em um ZIP.'],
      changes: ['A extensão vira .jpg.', 'Imagem, qualidade e dados da câmera ficam exatamente iguais.'],
      questions: [
        {
          question: 'O que é um arquivo JFIF?',
          answer:
            'JFIF é o modo como quase todo JPG é guardado. O Windows e alguns navegadores salvam essas imagens como .jfif; o conteúdo é o mesmo.',
        },
        {
          question: 'Posso renomear eu mesmo?',
          answer: 'Sim. No Windows, ligue antes “Extensões de nomes de arquivos” no Explorador. No celular, esta página é mais rápida.',
        },
      ],
    },
  },
  'image-to-text': {
    name: 'Imagem para texto',
    verb: 'Ler',
    words: {
      description:
        'Leia com OCR o texto de fotos, capturas e digitalizações e salve como TXT. JPG, PNG, HEIC, WEBP, TIFF e outros, em {ocrCount} idiomas.',
      keywords: [
        'imagem para texto',
        'foto para texto',
        'ocr online',
        'extrair texto de imagem',
        'converter imagem em texto',
        'texto de captura de tela',
        'recibo para texto',
      ],
      lead: 'Um recibo, uma página de livro, uma captura que não se copia: obtenha as palavras como texto que você pode editar e buscar.',
      steps: [
        'Escolha fotos, capturas ou digitalizações, ou solte-as aqui.',
        'Escolha o idioma se “Detectar” errar.',
        'Toque em “Ler” e baixe o texto.',
      ],
      changes: [
        'Você recebe texto simples em linhas, na ordem em que se lê.',
        'Colunas são lidas uma após a outra; fontes e imagens ficam de fora.',
        'A imagem vai só para o nosso próprio servidor e é excluída depois.',
      ],
      questions: [
        {
          question: 'O que dá o melhor resultado?',
          answer: 'Uma imagem nítida, reta e bem iluminada de texto impresso. As maiúsculas devem ter pelo menos 20 pixels de altura.',
        },
        {
          question: 'Ele lê letra de mão?',
          answer: 'Quase nada. O OCR é treinado com texto impresso; letra de mão dá, com sorte, algumas palavras.',
        },
        {
          question: 'Preciso de um PDF com a aparência da digitalização. E então?',
          answer: 'Use “Imagem para PDF pesquisável”: a página parece a foto, e as palavras podem ser achadas e copiadas.',
        },
      ],
    },
  },
  'image-to-word': {
    name: 'Imagem para Word',
    verb: 'Ler',
    words: {
      description:
        'Transforme a foto ou digitalização de uma página em um documento do Word editável: o OCR lê texto, títulos e tabelas em {ocrCount} idiomas.',
      keywords: [
        'imagem para word',
        'jpg para word',
        'foto para word',
        'converter imagem em word',
        'digitalização para word',
        'captura para docx',
        'ocr para word',
      ],
      lead: 'Uma carta, uma apostila, uma tabela no papel: tire uma foto, receba um documento do Word e continue escrevendo.',
      steps: [
        'Escolha fotos ou digitalizações, ou solte-as aqui.',
        'Escolha o idioma se “Detectar” errar.',
        'Toque em “Ler” e baixe o DOCX.',
      ],
      changes: [
        'O texto vira parágrafos editáveis, com títulos e tabelas onde a página os tem.',
        'Imagens da página ficam de fora; a diagramação é parecida, não uma cópia.',
        'Confira nomes e números: o OCR erra uma letra de vez em quando.',
      ],
      questions: [
        {
          question: 'Por que algumas palavras estão erradas?',
          answer: 'Borrão, sombras e letra miúda são difíceis de ler. Tire a foto de cima, com luz do dia, enchendo o quadro com a página.',
        },
        {
          question: 'Tenho muitas páginas. Recebo um documento só?',
          answer: 'Cada foto dá um documento. Para um só, junte antes as fotos em um PDF e converta esse PDF para DOCX.',
        },
      ],
    },
  },
  'image-to-searchable-pdf': {
    name: 'Imagem para PDF pesquisável',
    verb: 'Ler',
    words: {
      description: 'Transforme fotos e digitalizações em um PDF cujo texto pode ser buscado e copiado, com a página igual à foto.',
      keywords: [
        'imagem para pdf pesquisável',
        'jpg para pdf ocr',
        'ocr jpg para pdf',
        'foto para pdf com texto',
        'digitalização para pdf pesquisável',
      ],
      lead: 'Arquive um recibo ou uma carta de modo a achá-los depois: o PDF parece sua foto, e a busca acha as palavras.',
      steps: [
        'Escolha fotos ou digitalizações, ou solte-as aqui.',
        'Escolha o idioma se “Detectar” errar.',
        'Toque em “Ler” e baixe o PDF.',
      ],
      changes: [
        'A foto vira uma página, como é.',
        'As palavras são postas sobre ela, invisíveis, cada uma no lugar em que aparece, para você selecioná-las.',
        'Se nenhum texto for achado, você recebe a página sem ele e uma nota.',
      ],
      questions: [
        {
          question: 'Qual a diferença para JPG para PDF?',
          answer: 'JPG para PDF faz uma página só da imagem. Aqui o OCR adiciona as palavras, então buscar e copiar funcionam.',
        },
        {
          question: 'Posso pôr várias fotos em um PDF?',
          answer: 'Sim, em dois passos: faça um PDF delas com JPG para PDF e depois use “Tornar um PDF pesquisável”.',
        },
      ],
    },
  },
  'compress-video': {
    name: 'Comprimir vídeo',
    verb: 'Comprimir',
    words: {
      description: 'Deixe vídeos MP4, MOV, MKV e outros menores para e-mail, chat ou envio: três níveis, ou um tamanho máximo em MB.',
      keywords: [
        'comprimir vídeo',
        'reduzir tamanho do vídeo',
        'diminuir vídeo',
        'compressor de vídeo',
        'comprimir mp4',
        'vídeo menor que 25 mb',
      ],
      lead: 'Grande demais para o chat ou o e-mail? Use um nível, ou diga quantos MB o vídeo pode ter.',
      steps: [
        'Escolha um vídeo ou solte-o aqui.',
        'Escolha um nível, ou digite o tamanho máximo.',
        'Toque em “Comprimir”, veja a prévia e baixe.',
      ],
      changes: [
        'A imagem é codificada de novo com taxa de bits menor. “Equilibrada” mantém até 1080 linhas, “Forte” até 720.',
        'Formato, duração e som ficam; legendas e capítulos também, se o formato os aceita.',
        'Se nada puder ser poupado, você recebe o vídeo como estava.',
      ],
      questions: [
        {
          question: 'Quanto tempo leva?',
          answer: 'Mais ou menos a duração do vídeo, com 1080 linhas, e menos para os menores. Você vê o progresso.',
        },
        {
          question: 'O vídeo do meu celular passa de 50 MB. O que fazer?',
          answer: 'Corte antes na galeria do celular, ou grave com 1080 linhas em vez de 2160: o limite aqui é de 50 MB.',
        },
      ],
    },
  },
  'resize-video': {
    name: 'Redimensionar vídeo',
    verb: 'Redimensionar',
    words: {
      description: 'Passe um vídeo para 1080p, 720p, 480p ou menos: a forma fica, o arquivo diminui. Para MP4, MOV, MKV, AVI e outros.',
      keywords: ['redimensionar vídeo', 'mudar resolução do vídeo', 'vídeo para 720p', 'diminuir resolução vídeo', '4k para 1080p'],
      lead: 'De 4K para 1080p, ou pequeno o bastante para um aparelho antigo: escolha a altura, e a largura acompanha.',
      steps: ['Escolha um vídeo ou solte-o aqui.', 'Escolha a resolução.', 'Toque em “Redimensionar” e baixe.'],
      changes: [
        'Cada quadro é redimensionado; a forma da imagem fica.',
        'Som, legendas e duração não mudam.',
        'Um vídeo menor do que sua escolha mantém o tamanho.',
      ],
      questions: [
        { question: 'Posso ampliar um vídeo?', answer: 'Não. Ampliar adiciona bytes, mas nenhum detalhe, e as telas ampliam sozinhas.' },
        {
          question: 'Que resolução para que uso?',
          answer: '1080p para uma TV, 720p para celulares e slides, 480p onde cada megabyte conta.',
        },
      ],
    },
  },
  'trim-video': {
    name: 'Cortar vídeo',
    verb: 'Cortar',
    words: {
      description: 'Corte o começo ou o fim de um vídeo, exato no quadro, ou em um segundo sem perda nenhuma. MP4, MOV, MKV e outros.',
      keywords: ['cortar vídeo', 'aparar vídeo', 'cortador de vídeo', 'encurtar vídeo', 'cortar mp4', 'cortar trecho de vídeo'],
      lead: 'Fique com a parte que importa: diga onde começa e termina, e salve só ela.',
      steps: [
        'Escolha um vídeo ou solte-o aqui.',
        'Digite o começo, o fim ou os dois, como 0:15 e 1:30.',
        'Toque em “Cortar” e baixe o trecho.',
      ],
      changes: [
        'O que vem antes do começo e depois do fim é cortado, em imagem e som.',
        '“Exato” parece igual aos olhos; “Rápido” copia os dados originais.',
        'O formato fica.',
      ],
      questions: [
        {
          question: 'Por que o corte rápido começa um pouco antes?',
          answer: 'Sem codificar, um vídeo só pode começar em um de seus quadros-chave, que vêm a cada poucos segundos.',
        },
        {
          question: 'Como escrevo um tempo?',
          answer: 'Em segundos (75.5), minutos (1:15.5) ou horas (1:02:03). Deixe um campo vazio para manter aquela ponta.',
        },
      ],
    },
  },
  'rotate-video': {
    name: 'Girar vídeo',
    verb: 'Girar',
    words: {
      description: 'Gire um vídeo filmado de lado ou de cabeça para baixo, para que todo player e site o mostre em pé.',
      keywords: ['girar vídeo', 'rotacionar vídeo', 'virar vídeo', 'girar mp4', 'endireitar vídeo'],
      lead: 'Filmou com o celular virado? Gire a imagem e mantenha o som como está.',
      steps: ['Escolha um vídeo ou solte-o aqui.', 'Escolha a direção.', 'Toque em “Girar” e baixe.'],
      changes: ['Cada quadro é girado, então nenhum player pode errar.', 'O som é copiado como está.', 'Formato e duração ficam.'],
      questions: [
        { question: 'A qualidade sofre?', answer: 'Os quadros são codificados de novo com uma qualidade que parece a original.' },
        {
          question: 'Por que meu vídeo fica em pé no celular mas não em outros lugares?',
          answer:
            'Celulares só anotam a direção, e alguns programas ignoram a nota. Aqui ele é primeiro endireitado por ela, e depois girado como você diz.',
        },
      ],
    },
  },
  'mute-video': {
    name: 'Tirar o som do vídeo',
    verb: 'Tirar o som',
    words: {
      description: 'Remova o som de um vídeo em um segundo, sem nenhuma perda na imagem. Para MP4, MOV, MKV, WEBM, AVI e outros.',
      keywords: ['tirar som do vídeo', 'remover áudio do vídeo', 'vídeo sem som', 'silenciar vídeo', 'vídeo mudo'],
      lead: 'Vento, vozes, uma música que você não pode usar: tire o som e não toque na imagem.',
      steps: ['Escolha um vídeo ou solte-o aqui.', 'Toque em “Tirar o som”.', 'Baixe o vídeo sem som.'],
      changes: [
        'Todas as faixas de som são removidas de vez.',
        'A imagem é copiada como está, se os players do formato a aceitam.',
        'O arquivo fica um pouco menor.',
      ],
      questions: [
        { question: 'Posso guardar o som em um arquivo próprio?', answer: 'Sim: converta antes o vídeo para MP3, M4A ou WAV.' },
        {
          question: 'Posso tirar o som só de uma parte?',
          answer: 'Aqui não. Corte o vídeo em partes, tire o som de uma e junte-as em um editor de vídeo.',
        },
      ],
    },
  },
  'trim-audio': {
    name: 'Cortar áudio',
    verb: 'Cortar',
    words: {
      description: 'Corte o começo ou o fim de uma música, mensagem de voz ou gravação. MP3, M4A, WAV, FLAC, OGG e outros.',
      keywords: ['cortar áudio', 'cortar mp3', 'cortador de áudio', 'cortador de mp3', 'encurtar áudio', 'cortar música'],
      lead: 'Fique com o refrão, tire o silêncio: diga onde a parte começa e termina, e salve só ela.',
      steps: [
        'Escolha uma gravação ou solte-a aqui.',
        'Digite o começo, o fim ou os dois, como 0:15 e 0:45.',
        'Toque em “Cortar” e baixe.',
      ],
      changes: [
        'MP3, M4A, AAC, OPUS e WMA são cortados sem codificar de novo, com precisão de um quadragésimo de segundo.',
        'WAV, FLAC e AIFF são cortados na amostra exata; OGG é codificado de novo em alta qualidade.',
        'Título, artista e capa ficam.',
      ],
      questions: [
        {
          question: 'Como faço um toque de celular?',
          answer: 'Corte aqui a música em 30 segundos, ou converta para M4R com começo e fim para um iPhone.',
        },
        {
          question: 'Cortar custa qualidade?',
          answer: 'Quase nada. O que fica é copiado como está ou salvo sem perda; só OGG é codificado de novo.',
        },
      ],
    },
  },
  'compress-audio': {
    name: 'Comprimir áudio',
    verb: 'Comprimir',
    words: {
      description: 'Deixe arquivos MP3, M4A, OGG, OPUS, AAC e WMA menores: três níveis, ou um tamanho máximo em MB. O formato fica.',
      keywords: ['comprimir áudio', 'reduzir tamanho mp3', 'diminuir áudio', 'comprimir mp3', 'mp3 menor'],
      lead: 'Uma gravação longa demais para o e-mail: menos kilobits por segundo, o mesmo formato, a mesma duração.',
      steps: ['Escolha gravações ou solte-as aqui.', 'Escolha um nível, ou digite o tamanho máximo.', 'Toque em “Comprimir” e baixe.'],
      changes: [
        'A taxa de bits cai para 128, 96 ou 64 kbit/s.',
        'Duração, título e artista ficam.',
        'Um arquivo que não diminuiria volta como estava.',
      ],
      questions: [
        {
          question: 'Que nível para fala, que nível para música?',
          answer: 'A fala fica clara até com “Forte” (64 kbit/s). Para música, use “Leve” (128 kbit/s).',
        },
        { question: 'Meu arquivo é WAV ou FLAC. O que fazer?', answer: 'Converta para MP3 ou M4A: isso poupa quatro quintos ou mais.' },
      ],
    },
  },
  'normalize-audio': {
    name: 'Normalizar áudio',
    verb: 'Normalizar',
    words: {
      description:
        'Deixe gravações no mesmo volume: as baixas mais altas, as altas mais baixas, sem distorção. MP3, M4A, WAV, FLAC e outros.',
      keywords: [
        'normalizar áudio',
        'aumentar volume do áudio',
        'aumentar volume mp3',
        'igualar volume mp3',
        'normalizador de áudio',
        'volume',
      ],
      lead: 'Chega de mexer no volume: mensagens baixas sobem, músicas altas descem, todas no mesmo nível.',
      steps: ['Escolha gravações ou solte-as aqui.', 'Escolha o volume de que precisa.', 'Toque em “Normalizar” e baixe.'],
      changes: [
        'O volume do todo é medido como no rádio e na TV, e depois mudado por igual.',
        'Picos que distorceriam são arredondados.',
        'Formato, duração, título e artista ficam.',
      ],
      questions: [
        { question: 'Trechos baixos e altos ficam iguais?', answer: 'Não. O todo sobe ou desce, então a música mantém sua dinâmica.' },
        { question: 'Por que ainda está baixo?', answer: 'Silêncio com alguns estrondos conta como alto. Corte-os antes.' },
      ],
    },
  },
  'searchable-pdf': {
    name: 'Tornar um PDF pesquisável',
    verb: 'Converter',
    words: {
      description:
        'Adicione com OCR uma camada de texto invisível a um PDF digitalizado: ele parece igual, e você busca e copia cada palavra.',
      keywords: ['pdf pesquisável', 'ocr pdf', 'pdf digitalizado para texto', 'reconhecer texto pdf', 'pdf com busca'],
      lead: 'Páginas digitalizadas são imagens, então não dá para buscar nem copiar o texto. O OCR adiciona uma camada de texto invisível: o PDF parece igual, e você pode buscar, selecionar e copiar cada palavra.',
      stepsTitle: 'Como tornar uma digitalização pesquisável',
      steps: [
        'Escolha seus PDFs digitalizados ou solte-os aqui. Os protegidos pedem a senha.',
        'Em “Opções”, escolha páginas ou o idioma do OCR se quiser. Depois toque em “Converter”.',
        'Baixe o PDF e pressione Ctrl+F em qualquer leitor para buscar nele.',
      ],
      changesTitle: 'O que muda e o que fica',
      changes: [
        'As imagens das páginas ficam exatamente iguais, a não ser que você defina um tamanho máximo.',
        'Páginas que já têm texto não são alteradas. Links, formulários, marcadores e camadas ficam.',
        'Páginas tortas ou deitadas são lidas certo, e a camada de texto as acompanha.',
        'Se você escolher páginas, o novo PDF contém só essas, na sua ordem.',
      ],
      questions: [
        {
          question: 'Que idiomas ele lê?',
          answer: 'Estes: {ocrLanguages}. Impressão limpa funciona bem, cópias fracas dão erros, e letra de mão mal é reconhecida.',
        },
        {
          question: 'Posso corrigir erros do OCR?',
          answer: 'No PDF não, pois as páginas continuam imagens. Para editar o texto, converta o PDF para Word.',
        },
        {
          question: 'Quanto tempo leva?',
          answer:
            'De dois a três segundos por página, um pouco mais na primeira. Se o tempo de um documento longo acabar, as páginas restantes ficam como imagens e uma nota diz quantas.',
        },
        {
          question: 'Uma assinatura no documento continua válida?',
          answer: 'Não. Qualquer mudança em um documento assinado quebra a assinatura, então guarde o original.',
        },
      ],
    },
  },
};
