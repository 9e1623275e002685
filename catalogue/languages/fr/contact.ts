import type { contact as english } from '../en/contact.ts';
import type { Words } from '../words.ts';

export const contact = {
  seo: {
    title: 'Nous contacter – assistance',
    description:
      'Une question sur une conversion, un format ou un fichier récalcitrant ? Écrivez-nous : nous répondons en général sous {replyHours} heures.',
    keywords: ['contact', 'assistance', 'aide conversion de fichiers', 'problème de conversion'],
  },
  title: 'Nous contacter',
  intro: 'Une question, ou un fichier impossible à convertir ? Écrivez-nous.',
  explanation:
    'L’assistance passe par ce formulaire. Dites-nous quel convertisseur vous avez utilisé, ce que vous attendiez et ce qui s’est produit ; le format et la taille du fichier nous aident aussi. N’envoyez ni le fichier lui-même ni rien de confidentiel.',
  delivery: {
    api: 'Votre message parvient par e-mail aux personnes qui gèrent ce service.',
    simulated:
      'Ce site n’est pas encore relié à une boîte de réception : vous pouvez essayer le formulaire, et ce que vous écrivez ne quitte pas votre navigateur.',
  },
  topics: [
    {
      icon: 'file',
      title: 'Problèmes de conversion',
      items: [
        'Difficultés avec un format particulier',
        'Perte de qualité',
        'Demandes de nouveaux formats',
        'Échecs sur plusieurs fichiers',
        'Limites de taille',
      ],
    },
    {
      icon: 'wrench',
      title: 'Assistance technique',
      items: [
        'Navigation sur le site',
        'Problèmes d’envoi et de téléchargement',
        'Compatibilité des navigateurs',
        'Utilisation sur mobile',
        'Sécurité et confidentialité',
      ],
    },
  ],
  formTitle: 'Envoyez-nous un message',
  fields: { name: 'Nom', email: 'Adresse e-mail', message: 'Message' },
  button: 'Envoyer le message',
  notes: ['Nous répondons généralement sous {replyHours} heures.', 'En cas d’urgence, indiquez « URGENT » dans l’objet de votre message.'],
  noScript: 'Le formulaire a besoin de JavaScript.',
  form: {
    sending: 'Envoi en cours…',
    faults: {
      nameMissing: 'Indiquez votre nom',
      nameShort: 'Le nom doit compter au moins 2 caractères',
      emailMissing: 'Indiquez votre adresse e-mail',
      emailWrong: 'Indiquez une adresse e-mail valide',
      messageMissing: 'Écrivez un message',
      messageShort: 'Le message doit compter au moins 10 caractères',
    },
    sent: { title: 'Message envoyé !', text: 'Merci de votre message. Nous vous répondrons bientôt.' },
    failed: { title: 'Erreur', text: 'Le message n’a pas pu être envoyé. Veuillez réessayer.' },
  },
} satisfies Words<typeof english>;
