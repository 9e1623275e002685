import type { api as english } from '../en/api.ts';
import type { Words } from '../words.ts';

export const api = {
  seo: {
    title: 'API para desenvolvedores',
    description:
      'Converta arquivos nos seus programas: em uma requisição ou com tarefas. Sem chave nem conta; exemplos em curl, JavaScript e Python.',
    keywords: ['api para converter arquivos', 'api de conversão', 'api grátis', 'openapi'],
  },
  title: 'API para desenvolvedores',
  crumb: 'API',
  lead: 'Tudo o que as páginas fazem passa por uma interface que seus programas também podem usar. Não há chave nem conta, e a promessa é a mesma: os arquivos são excluídos assim que você os recebe.',
  document: 'Documento OpenAPI 3.1',
  one: {
    title: 'Uma requisição, um arquivo',
    text: 'Envie um formulário com o arquivo e os dois formatos e leia o resultado na resposta. Ideal para o que leva segundos.',
    curl: 'Com --fail-with-body, um script percebe uma recusa e ainda mostra o motivo.',
  },
  jobs: {
    title: 'Tarefas',
    text: 'Envie o mesmo formulário para /api/jobs e receba um identificador na hora. Consulte o estado ou acompanhe os eventos e busque o resultado quando quiser em até {resultMinutes} minutos, em partes se a conexão cair. Exclua-o quando terminar.',
    curl: 'Uma Idempotency-Key repetida devolve a tarefa que já existe em vez de criar outra.',
    javascript: 'Vale para navegadores e também para Node, Deno e Bun.',
    python: 'Com a biblioteca requests.',
  },
  limits: {
    title: 'Limites',
    size: 'Tamanho de um arquivo',
    bytes: '{size} ({bytes} bytes)',
    atOnce: 'Conversões em andamento',
    perMinute: 'Conversões por minuto',
    kept: 'Resultados guardados',
    keptTime: 'Tempo em que um resultado fica guardado',
    uploadTime: 'Duração de um envio',
    jobTime: 'Duração de uma conversão',
    minutes: { one: '{count} minuto', other: '{count} minutos' },
  },
  problems: {
    title: 'Problemas',
    text: 'Uma recusa vem como application/problem+json (RFC 9457). Decida pelo code, mostre às pessoas o title e o remedy e, se indicar retryable, espere o tempo pedido em Retry-After.',
    list: 'Códigos de problemas',
    status: 'Status',
    code: 'Código',
    meaning: 'O que significa',
  },
} satisfies Words<typeof english>;
