import type { OperationTexts } from '../../operation-texts.ts';

export const pdfLocks: OperationTexts = {
  'protect-pdf': {
    name: 'Proteger PDF',
    verb: 'Proteger',
    words: {
      description: 'Protege un PDF con contraseña y cifrado fuerte AES-256. Si quieres, prohíbe además imprimir, copiar o editar.',
      keywords: ['proteger pdf', 'poner contraseña a pdf', 'bloquear pdf', 'cifrar pdf', 'encriptar pdf'],
      lead: 'Envía un contrato o una nómina de modo que solo pueda abrirlos quien sepa la contraseña.',
      steps: [
        'Elige un PDF o suéltalo aquí.',
        'Escribe la contraseña nueva y desactiva lo que los lectores no puedan hacer.',
        'Pulsa «Proteger» y descarga el PDF protegido.',
      ],
      changes: [
        'Todo el contenido se cifra con AES-256: sin la contraseña no se puede leer.',
        'Las páginas, el texto y las imágenes quedan exactamente igual.',
        'La contraseña se usa una vez para tu archivo y no se guarda en ningún sitio.',
      ],
      questions: [
        {
          question: '¿Se puede abrir mi PDF si olvido la contraseña?',
          answer: 'No, ni nosotros ni nadie. Guarda el original sin proteger o apunta la contraseña.',
        },
        {
          question: '¿Son seguras las restricciones de impresión y copia?',
          answer:
            'Los visores habituales las respetan, pero quien tenga la contraseña puede saltárselas con programas especiales. El cifrado en sí es fuerte.',
        },
        {
          question: '¿Abren todos los visores AES-256?',
          answer: 'Todos los actuales, también en el móvil. Los programas anteriores a Acrobat X (2010), no.',
        },
      ],
    },
  },
  'unlock-pdf': {
    name: 'Desbloquear PDF',
    verb: 'Desbloquear',
    words: {
      description: 'Quita la contraseña de un PDF que puedes abrir, o las restricciones de impresión, copia y edición.',
      keywords: ['desbloquear pdf', 'quitar contraseña pdf', 'descifrar pdf', 'desproteger pdf', 'quitar restricciones pdf'],
      lead: '¿Cansado de escribir siempre la contraseña? Escríbela aquí una vez y guarda el PDF sin ella.',
      steps: [
        'Elige un PDF protegido o suéltalo aquí.',
        'Escribe su contraseña. Un PDF que solo prohíbe imprimir o copiar no la necesita.',
        'Pulsa «Desbloquear» y descarga el PDF abierto.',
      ],
      changes: [
        'Desaparecen la contraseña y todas las restricciones de impresión, copia y edición.',
        'Las páginas, los enlaces, los formularios y los marcadores no cambian.',
        'La contraseña se usa una vez para abrir el archivo y no se guarda en ningún sitio.',
      ],
      questions: [
        {
          question: '¿Puedo desbloquear un PDF sin saber la contraseña?',
          answer:
            'No si la pide al abrirlo: su contenido está cifrado. Si se abre pero prohíbe imprimir o copiar, no hace falta contraseña.',
        },
        {
          question: '¿Está permitido?',
          answer: 'Con tus propios documentos, o con permiso de su dueño. Respeta los derechos de los demás.',
        },
      ],
    },
  },
};
