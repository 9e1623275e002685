import type { contact as english } from '../en/contact.ts';
import type { Words } from '../words.ts';

export const contact = {
  seo: {
    title: 'Contato e suporte',
    description:
      'Dúvidas sobre uma conversão, um formato ou um arquivo que não converte? Escreva para nós: costumamos responder em cerca de {replyHours} horas.',
    keywords: ['contato', 'suporte', 'ajuda para converter arquivos', 'problema na conversão'],
  },
  title: 'Fale conosco',
  intro: 'Tem uma dúvida ou um arquivo que não converte? Escreva para nós.',
  explanation:
    'O atendimento é feito por este formulário. Conte qual conversor você usou, o que esperava e o que aconteceu; o formato e o tamanho do arquivo também ajudam. Não envie o arquivo em si nem nada confidencial.',
  delivery: {
    api: 'Sua mensagem chega por e-mail às pessoas que cuidam deste serviço.',
    simulated:
      'Este site ainda não está ligado a uma caixa de e-mail: você pode experimentar o formulário, e o que você escrever não sai do seu navegador.',
  },
  topics: [
    {
      icon: 'file',
      title: 'Problemas de conversão',
      items: [
        'Dificuldades com um formato específico',
        'Perda de qualidade',
        'Pedidos de novos formatos',
        'Falhas ao converter vários arquivos',
        'Limites de tamanho',
      ],
    },
    {
      icon: 'wrench',
      title: 'Suporte técnico',
      items: [
        'Navegação no site',
        'Problemas para enviar ou baixar arquivos',
        'Compatibilidade com navegadores',
        'Uso no celular',
        'Dúvidas sobre segurança e privacidade',
      ],
    },
  ],
  formTitle: 'Envie uma mensagem',
  fields: { name: 'Nome', email: 'E-mail', message: 'Mensagem' },
  button: 'Enviar mensagem',
  notes: ['Normalmente respondemos em até {replyHours} horas.', 'Se for urgente, inclua “URGENTE” no assunto da mensagem.'],
  noScript: 'O formulário precisa de JavaScript.',
  form: {
    sending: 'Enviando…',
    faults: {
      nameMissing: 'Informe seu nome',
      nameShort: 'O nome precisa ter pelo menos 2 caracteres',
      emailMissing: 'Informe seu e-mail',
      emailWrong: 'Informe um endereço de e-mail válido',
      messageMissing: 'Escreva uma mensagem',
      messageShort: 'A mensagem precisa ter pelo menos 10 caracteres',
    },
    sent: { title: 'Mensagem enviada!', text: 'Agradecemos sua mensagem. Responderemos em breve.' },
    failed: { title: 'Erro', text: 'Não foi possível enviar a mensagem. Tente novamente.' },
  },
} satisfies Words<typeof english>;
