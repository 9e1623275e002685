import type { outcomes as english } from '../en/tool-outcomes.ts';
import type { Words } from '../words.ts';

export const outcomes = {
  refusals: {
    list: 'Arquivos não aceitos',
    type: 'O tipo de arquivo deve ser {accepted}',
    tooLarge: 'O arquivo tem mais de {bytes} bytes',
    tooLargeRemedy: 'Ele tem {size}; o limite é {maxFile}. Divida o arquivo ou reduza a qualidade ou a resolução.',
    tooSmall: 'O arquivo tem menos de {bytes} byte',
    tooSmallRemedy: 'O arquivo está vazio. Copie ou baixe de novo.',
    tooMany: 'Arquivos demais',
    tooManyRemedy: 'Esta página aceita um arquivo. Para converter vários, use a página inicial, que aceita até {maxFiles} de uma vez.',
    onward: 'Abrir em outra ferramenta',
    unknown: 'Não conseguimos reconhecer o tipo deste arquivo. Escolha o formato para continuar.',
    what: 'O que é?',
    notice: '{name}: {reason}',
    others: { one: 'Mais {count} não adicionado.', other: 'Mais {count} não adicionados.' },
  },
  notices: {
    dismiss: 'Fechar',
    universalNoFile: { title: 'Nenhum arquivo selecionado', text: 'Selecione um arquivo para converter.' },
    universalNoOutput: { title: 'Falta o formato de saída', text: 'Selecione um formato de saída.' },
    universalSameFormat: { title: 'Mesmo formato selecionado', text: 'Os formatos de entrada e de saída não podem ser iguais.' },
    batchNoFiles: { title: 'Nenhum arquivo selecionado', text: 'Selecione um ou mais arquivos para converter.' },
    conversionFailed: { title: 'A conversão falhou', text: 'Ocorreu um erro durante a conversão. Tente de novo.' },
    batchFailed: { title: 'A conversão falhou', text: 'Não foi possível converter {name}' },
    batchDone: {
      title: 'Conversão concluída!',
      text: { one: '{count} arquivo convertido para o formato {format}.', other: '{count} arquivos convertidos para o formato {format}.' },
    },
    mixedDone: {
      title: 'Conversão concluída!',
      text: {
        one: '{count} arquivo convertido para o formato escolhido.',
        other: '{count} arquivos convertidos para os formatos escolhidos.',
      },
    },
    singleDone: { title: 'Conversão concluída!', text: 'Seu arquivo {format} está pronto para baixar.' },
    partlyDone: 'Cada arquivo com erro mostra o motivo.',
    stopped: { title: 'Interrompido', text: '{done} de {total} prontos.' },
    operationDone: {
      title: 'Pronto!',
      text: { one: '{count} arquivo pronto para baixar.', other: '{count} arquivos prontos para baixar.' },
    },
    mergeNeedsTwo: { title: 'Só um arquivo', text: 'Adicione pelo menos mais um arquivo para juntar.' },
    rejected: 'Arquivo não aceito',
    zipMissing: {
      title: 'ZIP indisponível',
      text: 'O programa que cria o ZIP não carregou. Use “Baixar tudo” para obter os arquivos um a um.',
    },
    partMissing: 'Parte desta página não carregou. Verifique sua conexão e escolha o arquivo de novo.',
    listMissing: 'A lista de formatos não carregou. Seus arquivos serão adicionados assim que a conexão voltar.',
  },
  invalidFormats: 'Seleção de formatos inválida',
  failures: {
    tooLarge: {
      title: 'O arquivo é grande demais',
      detail: 'O servidor recusou o envio por causa do tamanho.',
      remedy: 'O limite é de {maxFile} por arquivo. Diminua o arquivo ou divida-o.',
    },
    busy: {
      title: 'O conversor está ocupado',
      detail: 'No momento, o servidor tem mais trabalho do que pode aceitar.',
      remedy: 'Espere um pouco e tente de novo.',
    },
    tooSlow: {
      title: 'A conversão demorou demais',
      detail: 'O tempo acabou antes de o arquivo ficar pronto.',
      remedy: 'Tente um arquivo menor, menos páginas ou uma gravação mais curta.',
    },
    unknown: {
      title: 'Algo deu errado do nosso lado',
      detail: 'O servidor não informou o motivo.',
      remedy: 'Tente de novo. Se acontecer outra vez, avise pela página de contato.',
    },
    gone: {
      title: 'O resultado expirou',
      detail: 'Os resultados são excluídos depois de pouco tempo ou quando são baixados.',
      remedy: 'Converta o arquivo novamente.',
    },
    unsent: {
      title: 'A página foi fechada antes do fim do envio',
      detail: 'O arquivo não chegou ao servidor.',
      remedy: 'Escolha o arquivo de novo.',
    },
  },
} satisfies Words<typeof english>;
