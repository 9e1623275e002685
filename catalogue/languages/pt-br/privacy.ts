import type { privacy as english } from '../en/privacy.ts';
import type { Words } from '../words.ts';

export const privacy = {
  seo: {
    title: 'Privacidade e exclusão de arquivos',
    description:
      'O que acontece com um arquivo que você converte: quem pode vê-lo, quando é excluído, o que fica no navegador e o que o servidor registra.',
    keywords: ['privacidade', 'exclusão de arquivos', 'meus arquivos estão seguros', 'por quanto tempo os arquivos são guardados'],
  },
  title: 'Privacidade e exclusão de arquivos',
  lead: 'Seus arquivos são abertos para serem convertidos e para mais nada. Eles são excluídos assim que você recebe o resultado, no máximo em 1 hora.',
  deletion: {
    title: 'Quando os arquivos são excluídos',
    items: [
      'O arquivo que você envia é excluído assim que a conversão termina, tenha dado certo ou não.',
      'O resultado é excluído depois que você o baixa. Se ninguém o baixar, ele é excluído após {resultMinutes} minutos.',
      'Para excluir um resultado antes disso, clique em “{remove}” ao lado dele.',
      'Se a conexão cair ou o servidor parar, uma limpeza exclui o que restar em até 1 hora.',
      'Não há cópia de segurança: ninguém consegue recuperar um arquivo excluído. Guarde o original.',
    ],
  },
  access: {
    title: 'Quem pode ver um arquivo',
    items: [
      'Os arquivos trafegam por uma conexão criptografada (HTTPS).',
      'Cada arquivo é aberto em um ambiente isolado, sem rede e sem acesso aos arquivos de outras pessoas.',
      'Quem converte são programas; ninguém olha o conteúdo. O arquivo não é repassado nem usado para outra coisa.',
      'A senha que você digita para um arquivo vai com ele para o servidor e não é guardada.',
    ],
  },
  browser: {
    title: 'O que fica no seu navegador',
    items: [
      'Seu tema, seu idioma, seus conversores recentes e as últimas opções de cada um, até você apagar os dados deste site.',
      'Os nomes e tamanhos dos arquivos enviados, enquanto a aba estiver aberta, para que a página mostre os resultados se for recarregada. O conteúdo não é guardado.',
      'As páginas que você visitou, para que abram também sem conexão.',
      'O site não usa cookies e não carrega nada de outras empresas: nem anúncios, nem estatísticas de visitas.',
    ],
  },
  server: {
    title: 'O que o servidor registra',
    items: [
      'De cada conversão: os formatos, o tamanho, o tempo que levou e se deu certo. Nada de nomes de arquivos, conteúdos ou endereços IP.',
      'Por pouco tempo, ele conta as conversões de cada endereço IP, para que ninguém deixe o serviço lento para os outros.',
    ],
  },
  questions: {
    title: 'Dúvidas',
    text: 'Esta página descreve o software deste site. Quem administra o site pode acrescentar regras próprias e responde às suas dúvidas.',
    link: 'Fale conosco',
  },
} satisfies Words<typeof english>;
