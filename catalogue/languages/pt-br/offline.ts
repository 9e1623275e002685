import type { offline as english } from '../en/offline.ts';
import type { Words } from '../words.ts';

export const offline = {
  title: 'Você está offline',
  description: 'Você está offline no momento.',
  lead: 'Esta página ainda não foi aberta neste aparelho, por isso ela não está aqui.',
  text: 'As páginas que você já visitou continuam abrindo, com tudo o que explicam. Os resultados prontos ainda podem ser baixados na página em que foram feitos. Para converter é preciso o servidor: os arquivos que você adicionou esperam e seguem sozinhos quando a conexão voltar.',
  home: 'Ir para a página inicial',
} as const satisfies Words<typeof english>;
