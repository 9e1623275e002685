import type { helpFamilies as english } from '../en/help-families.ts';
import type { Words } from '../words.ts';

export const helpFamilies = {
  common: {
    examples: 'Do que você precisa?',
    tools: 'Mudar um arquivo sem mudar o formato',
    formats: 'O que vira o quê',
    formatsLead: 'Abra um formato para ver todas as conversões a partir dele e para ele.',
    counts: 'para {to}, de {from}',
    questions: 'Perguntas',
    notes: 'Avisos nos resultados',
    limits: 'Limites e privacidade',
    limitsText:
      'Cada arquivo pode ter até {maxFile}, e você pode adicionar até {maxFiles} arquivos de uma vez. O servidor exclui o seu arquivo quando a conversão termina, e o resultado quando você já o tem.',
    privacy: 'Como seus arquivos são excluídos',
    families: 'Ajuda por tipo de arquivo',
  },
  images: {
    title: 'Ajuda com imagens',
    description: 'Qual formato de imagem usar, como deixar fotos menores e como manter um fundo transparente.',
    lead: 'Fotos, desenhos, ícones e arquivos de câmera: como chegar ao que você precisa.',
    needs: [
      'Uma foto do iPhone que abra no Windows',
      'Uma imagem da internet que meu editor não aceita',
      'Uma foto pequena o bastante para um formulário',
      'Um logotipo nítido em qualquer tamanho',
      'O texto de uma foto',
    ],
    questions: [
      {
        question: 'JPG, PNG ou WEBP?',
        answer: 'Use JPG para fotos, PNG para logotipos e capturas de tela, e WEBP para um site.',
      },
      {
        question: 'Por que o meu PNG é maior que o JPG?',
        answer: 'O PNG guarda cada pixel com exatidão, e o JPG não. O PNG fica igual ao JPG de que ele veio.',
      },
      {
        question: 'Para onde vai o fundo transparente?',
        answer: 'JPG e BMP não conseguem guardá-lo. Escolha uma cor para ele nas opções, ou use PNG ou WEBP.',
      },
      { question: 'As minhas fotos ficam na posição certa?', answer: 'Sim. A rotação que a câmera gravou é aplicada à imagem.' },
    ],
    notes: [
      { note: 'Só o primeiro quadro', means: 'O arquivo é uma animação, e no novo formato cabe só uma imagem.' },
      { note: 'Convertido como outro formato', means: 'O nome dizia um formato e o conteúdo era outro. Vale o conteúdo.' },
    ],
  },
  documents: {
    title: 'Ajuda com documentos e PDF',
    description: 'Como converter entre Word, PDF, páginas da web e texto, o que o OCR faz e o que os avisos nos resultados dizem.',
    lead: 'Cartas, relatórios, slides e PDF: o que cada formato mantém.',
    needs: [
      'Um PDF que eu possa editar',
      'Um documento para imprimir ou assinar',
      'Um único PDF a partir de vários',
      'Um PDF pequeno o bastante para o e-mail',
      'Uma digitalização em que eu possa pesquisar',
    ],
    questions: [
      {
        question: 'O meu PDF vai ficar igual no Word?',
        answer: 'Linhas, tabelas e imagens ficam no lugar quando o Word permite. Confira tabelas longas e formulários.',
      },
      {
        question: 'Dá para ler uma digitalização?',
        answer: 'Sim, com o reconhecimento de texto (OCR). Se o idioma da página não for encontrado, escolha-o nas opções.',
      },
      {
        question: 'O meu arquivo tem senha. E agora?',
        answer: 'Escolha o arquivo e um campo vai pedir a senha. Ela vai para o servidor com o arquivo e não fica guardada.',
      },
      {
        question: 'Por que aparece outra fonte?',
        answer: 'O arquivo usa uma fonte que ele não contém e que nós não temos. Outra da mesma largura entra no lugar dela.',
      },
    ],
    notes: [
      { note: 'Fonte substituída', means: 'Uma fonte parecida substitui a que falta. As linhas podem quebrar em outros pontos.' },
      { note: 'Comentários ou alterações', means: 'Diz quantos havia e se eles estão no resultado.' },
      { note: 'Partes ocultas deixadas de fora', means: 'O que o autor ocultou continua oculto e por isso não está no resultado.' },
      {
        note: 'Comparado com o seu arquivo',
        means: 'O número de páginas, letras, tabelas e mais, antes e depois. Se algo se perdeu, aparece aqui.',
      },
    ],
  },
  sheets: {
    title: 'Ajuda com planilhas e dados',
    description: 'Como converter entre Excel, CSV e JSON, o que acontece com fórmulas e datas e como as planilhas são impressas.',
    lead: 'Tabelas do Excel ao JSON: o que fica, o que muda e o que você pode ajustar.',
    needs: ['Uma tabela de um PDF', 'Uma planilha do Excel para outro programa', 'Um CSV que abra bem no Excel', 'Uma planilha no papel'],
    questions: [
      {
        question: 'O que acontece com as fórmulas?',
        answer: 'CSV, JSON e texto recebem os valores que você vê. XLSX e ODS mantêm as fórmulas.',
      },
      {
        question: 'O meu CSV aparece todo em uma coluna. Por quê?',
        answer: 'O seu programa espera outro separador de colunas. Escolha vírgula, ponto e vírgula ou tabulação nas opções.',
      },
      {
        question: 'Onde estão as minhas outras planilhas?',
        answer: 'Em um CSV cabe uma planilha. Uma pasta de trabalho com várias vira um ZIP com um arquivo para cada uma.',
      },
      {
        question: 'A tabela é larga demais para a página.',
        answer: 'Escolha nas opções como as planilhas são divididas: ajustadas à largura ou uma página por planilha.',
      },
    ],
    notes: [
      {
        note: 'Fórmulas mantidas como valores',
        means: 'O formato não tem fórmulas, ou uma delas não pôde ser levada. Fica o resultado dela.',
      },
      { note: 'Planilhas, linhas ou colunas ocultas', means: 'Elas são citadas para você saber o que não é impresso.' },
      { note: 'Gráficos deixados de fora', means: 'Um formato de tabela não guarda gráficos. Converta para PDF e eles ficam.' },
    ],
  },
  'video-and-audio': {
    title: 'Ajuda com vídeo e áudio',
    description: 'Como obter um vídeo que toque, um arquivo menor, um GIF ou só o som, e o que os avisos nos resultados dizem.',
    lead: 'Clipes, músicas e mensagens de voz: um arquivo que toca onde você precisa.',
    needs: [
      'Um vídeo que toque em qualquer aparelho',
      'Só o som',
      'Um GIF curto',
      'Um vídeo pequeno o bastante para enviar',
      'Uma mensagem de voz em MP3',
    ],
    questions: [
      {
        question: 'Por que um GIF é tão grande?',
        answer: 'Um GIF guarda cada quadro como uma imagem. Corte-o, reduza a resolução e use 10 quadros por segundo.',
      },
      {
        question: 'A qualidade piora?',
        answer: 'Não, se imagem e som cabem no novo formato: eles são copiados. Se não, são codificados de novo com boa qualidade.',
      },
      {
        question: 'Que duração um vídeo pode ter?',
        answer: 'O que conta é o tamanho, não a duração. Vídeos muito longos podem esbarrar no limite de tempo.',
      },
      {
        question: 'Posso transformar vários clipes em um?',
        answer: 'Sim, com as ferramentas para juntar vídeo ou áudio. Cada parte vira um capítulo.',
      },
    ],
    notes: [
      { note: 'Copiado sem recodificar', means: 'Imagem e som são os mesmos bits de antes, então nada se perde.' },
      {
        note: 'Faixas deixadas de fora',
        means: 'No novo formato não cabem todas as faixas de áudio ou legendas. O aviso diz quais.',
      },
    ],
  },
  ebooks: {
    title: 'Ajuda com e-books',
    description: 'Como ler um livro no Kindle, no Kobo ou no celular, como imprimi-lo e por que alguns livros continuam bloqueados.',
    lead: 'Livros para o leitor que você tem.',
    needs: ['Um livro para o meu Kindle', 'Um livro do Kindle para outro leitor', 'Um livro no papel', 'Um livro com o meu próprio texto'],
    questions: [
      {
        question: 'Por que o meu livro não pode ser convertido?',
        answer: 'Livros comprados em lojas costumam ficar presos à sua conta (DRM). Nós não quebramos essa proteção.',
      },
      { question: 'AZW3 ou MOBI?', answer: 'Use AZW3 para um Kindle de 2011 ou mais novo, e MOBI para um mais antigo.' },
      {
        question: 'O livro mantém os capítulos?',
        answer: 'Sim. Os títulos viram o sumário, e os links do livro continuam funcionando.',
      },
    ],
    notes: [{ note: 'Notas no fim', means: 'As notas de rodapé ficam no fim do capítulo, com um link de ida e outro de volta.' }],
  },
  archives: {
    title: 'Ajuda com arquivos compactados',
    description: 'Como abrir um RAR ou 7Z sem instalar nada, o que acontece com senhas e permissões e o que os avisos dizem.',
    lead: 'ZIP, RAR, 7Z e TAR: abra ou compacte de novo.',
    needs: ['Um RAR que não consigo abrir', 'Um arquivo compactado menor', 'Um arquivo compactado para Linux'],
    questions: [
      {
        question: 'Posso abrir um arquivo compactado com senha?',
        answer: 'Sim, se você souber a senha. O novo arquivo fica sem senha.',
      },
      { question: 'As pastas são mantidas?', answer: 'Sim. Nomes, pastas e datas ficam como estavam.' },
      {
        question: 'Posso converter uma parte de um arquivo dividido?',
        answer: 'Não. Junte antes as partes com o programa que as criou.',
      },
    ],
    notes: [
      {
        note: 'Atalhos deixados de fora',
        means: 'Um atalho apontava para fora do arquivo compactado. Isso pode causar danos, então ele não entra.',
      },
      { note: 'Nomes alterados', means: 'Um nome não era permitido em outros sistemas e foi ajustado.' },
    ],
  },
} as const satisfies Words<typeof english>;
