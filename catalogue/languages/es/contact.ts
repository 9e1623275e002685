import type { contact as english } from '../en/contact.ts';
import type { Words } from '../words.ts';

export const contact = {
  seo: {
    title: 'Contacto y ayuda',
    description:
      '¿Tienes dudas sobre una conversión, un formato o un archivo que no se convierte? Escríbenos: solemos responder en unas {replyHours} horas.',
    keywords: ['contacto', 'ayuda', 'ayuda para convertir archivos', 'problema al convertir'],
  },
  title: 'Contáctanos',
  intro: '¿Tienes una pregunta o un archivo que no se convierte? Escríbenos.',
  explanation:
    'Atendemos las consultas por medio de este formulario. Cuéntanos qué convertidor usaste, qué esperabas y qué ocurrió en su lugar; también ayuda saber el formato y el tamaño del archivo. No envíes el archivo en sí ni nada confidencial.',
  delivery: {
    api: 'Tu mensaje llega por correo electrónico a las personas que llevan este servicio.',
    simulated: 'Este sitio todavía no está conectado a un buzón: puedes probar el formulario, y lo que escribas no sale de tu navegador.',
  },
  topics: [
    {
      icon: 'file',
      title: 'Problemas con las conversiones',
      items: [
        'Dificultades con un formato concreto',
        'Pérdida de calidad',
        'Solicitudes de otros formatos',
        'Fallos al convertir varios archivos',
        'Límites de tamaño',
      ],
    },
    {
      icon: 'wrench',
      title: 'Asistencia técnica',
      items: [
        'Cómo moverse por el sitio',
        'Problemas al subir o descargar archivos',
        'Compatibilidad con navegadores',
        'Uso en el móvil',
        'Dudas sobre seguridad y privacidad',
      ],
    },
  ],
  formTitle: 'Envíanos un mensaje',
  fields: { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' },
  button: 'Enviar mensaje',
  notes: ['Normalmente respondemos en menos de {replyHours} horas.', 'Si es urgente, incluye «URGENTE» en el asunto del mensaje.'],
  noScript: 'El formulario necesita JavaScript.',
  form: {
    sending: 'Enviando…',
    faults: {
      nameMissing: 'Escribe tu nombre',
      nameShort: 'El nombre debe tener al menos 2 caracteres',
      emailMissing: 'Escribe tu correo electrónico',
      emailWrong: 'Escribe una dirección de correo electrónico válida',
      messageMissing: 'Escribe un mensaje',
      messageShort: 'El mensaje debe tener al menos 10 caracteres',
    },
    sent: { title: '¡Mensaje enviado!', text: 'Gracias por tu mensaje. Te responderemos pronto.' },
    failed: { title: 'Error', text: 'No se ha podido enviar el mensaje. Inténtalo de nuevo.' },
  },
} satisfies Words<typeof english>;
