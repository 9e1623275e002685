import type { words as english } from '../../en/server/words.ts';
import type { Words } from '../../words.ts';

export const words = {
  lists: { separator: ', ' },
  sentences: { end: '.', separator: ' ' },
  errorPage: {
    again: 'Voltar e tentar de novo',
    hint: 'O botão Voltar do navegador leva ao formulário como você o preencheu; só o arquivo precisa ser escolhido de novo.',
  },
  commandLine: {
    unreadable: {
      title: 'Não foi possível ler o arquivo',
      remedy: 'Confira o nome dele e se você tem permissão de leitura. Indique os arquivos de uma pasta, como em photos/*.',
    },
    unknown_input: {
      title: 'O formato do arquivo não é conhecido',
      remedy: 'Informe-o com --from; --list mostra todos os formatos.',
    },
    file_exists: {
      title: 'O resultado já existe',
      remedy: 'Escolha outra pasta com --out ou substitua-o com --force.',
    },
    several_files: {
      title: 'O resultado são vários arquivos',
      remedy: 'Indique uma pasta com --out ou reúna-os com --zip.',
    },
    unwritable: {
      title: 'Não foi possível salvar o resultado',
      remedy: 'Verifique se você pode gravar ali e se há espaço no disco.',
    },
  },
} satisfies Words<typeof english>;
