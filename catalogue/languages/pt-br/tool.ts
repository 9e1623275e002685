import type { tool as english } from '../en/tool.ts';
import type { Words } from '../words.ts';
import { more } from './tool-more.ts';

export const tool = {
  start: {
    choose: 'Escolher arquivos',
    chooseFormat: 'Escolher arquivos {format}',
    chooseImage: 'Escolher imagens',
    chooseVideo: 'Escolher vídeos',
    chooseAudio: 'Escolher áudios',
    anyHint: 'ou solte ou cole em qualquer lugar. Qualquer formato, até {maxFile} cada.',
    hint: 'ou solte ou cole em qualquer lugar. Até {maxFile} cada.',
    oneHint: '1 arquivo, até {maxFile}',
    convert: 'Converter',
    merge: 'Juntar em um {format}',
    fromFormat: 'Formato de origem',
    toFormat: 'Formato de destino',
  },
  plain: {
    add: 'Adicionar arquivos',
    again: 'Começar de novo',
    drop: 'Solte para adicionar',
    cancel: 'Cancelar',
    selected: 'Arquivos selecionados',
    set: '{count} definidas',
    converting: 'Convertendo…',
    progress: 'Convertendo… {percent}%',
    download: 'Baixar',
    downloadName: 'Baixar {name}',
    missing:
      'Você está sem conexão ou uma parte da página não carregou. Seus arquivos ficam aqui, e tudo continua quando a conexão voltar.',
    lostTitle: 'A conexão caiu',
    lostDetail: 'Não foi possível acessar o servidor, ou a conexão terminou antes de o arquivo voltar.',
    lostRemedy: 'Verifique sua conexão com a internet e tente de novo.',
  },
  form: {
    options: 'Opções',
    optionsLegend: 'Opções de conversão',
    unit: '({unit})',
    password: 'Senha, se o arquivo tiver uma',
    fileFormat: 'Formato do arquivo',
    target: 'Converter para',
    chooseFormat: 'Escolha um formato',
    ownPage: 'As opções de uma conversão ficam na página dela.',
  },
  groups: {
    pages: 'Páginas',
    times: 'Início e fim',
    size: 'Tamanho',
    quality: 'Qualidade',
    turn: 'Girar e recortar',
    text: 'Texto',
    more: 'Mais',
  },
  more,
} satisfies Words<typeof english>;
