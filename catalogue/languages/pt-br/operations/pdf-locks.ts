import type { OperationTexts } from '../../operation-texts.ts';

export const pdfLocks: OperationTexts = {
  'protect-pdf': {
    name: 'Proteger PDF',
    verb: 'Proteger',
    words: {
      description: 'Proteja um PDF com senha e criptografia forte AES-256. Se quiser, proíba também imprimir, copiar ou editar.',
      keywords: ['proteger pdf', 'colocar senha em pdf', 'bloquear pdf', 'criptografar pdf', 'pdf com senha'],
      lead: 'Envie um contrato ou um holerite que só quem sabe a senha consegue abrir.',
      steps: [
        'Escolha um PDF ou solte-o aqui.',
        'Digite a nova senha, e desligue o que os leitores não podem fazer.',
        'Clique em “Proteger” e baixe o PDF protegido.',
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
        'Clique em “Desbloquear” e baixe o PDF aberto.',
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
};
