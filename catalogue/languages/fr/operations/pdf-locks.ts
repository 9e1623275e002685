import type { OperationTexts } from '../../operation-texts.ts';

export const pdfLocks: OperationTexts = {
  'protect-pdf': {
    name: 'Protéger un PDF',
    verb: 'Protéger',
    words: {
      description:
        'Verrouillez un PDF par un mot de passe et le chiffrement AES-256. Interdisez aussi, si vous voulez, impression, copie ou modification.',
      keywords: ['protéger pdf', 'mot de passe pdf', 'verrouiller pdf', 'chiffrer pdf', 'crypter pdf'],
      lead: 'Envoyez un contrat ou une fiche de paie que seuls ceux qui connaissent le mot de passe pourront ouvrir.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Saisissez le nouveau mot de passe, et désactivez ce que les lecteurs ne doivent pas faire.',
        'Cliquez sur « Protéger » et téléchargez le PDF verrouillé.',
      ],
      changes: [
        'Tout le contenu est chiffré en AES-256 : sans le mot de passe, il est illisible.',
        'Pages, texte et images restent exactement les mêmes.',
        'Le mot de passe sert une fois pour votre fichier et n’est conservé nulle part.',
      ],
      questions: [
        {
          question: 'Pouvez-vous ouvrir mon PDF si j’oublie le mot de passe ?',
          answer: 'Non, ni nous ni personne. Gardez votre original non protégé, ou notez le mot de passe.',
        },
        {
          question: 'Les limites d’impression et de copie sont-elles sûres ?',
          answer:
            'Les lecteurs courants les respectent, mais qui a le mot de passe peut les contourner avec un logiciel spécial. Le chiffrement lui-même est solide.',
        },
        {
          question: 'Tous les lecteurs ouvrent-ils AES-256 ?',
          answer: 'Tous les actuels, sur téléphone aussi. Les logiciels d’avant Acrobat X (2010), non.',
        },
      ],
    },
  },
  'unlock-pdf': {
    name: 'Déverrouiller un PDF',
    verb: 'Déverrouiller',
    words: {
      description: 'Retirez le mot de passe d’un PDF que vous pouvez ouvrir, ou ses limites d’impression, de copie et de modification.',
      keywords: ['déverrouiller pdf', 'enlever mot de passe pdf', 'déchiffrer pdf', 'supprimer protection pdf', 'retirer restrictions pdf'],
      lead: 'Assez de saisir le mot de passe à chaque fois ? Saisissez-le ici une fois et enregistrez le PDF sans lui.',
      steps: [
        'Choisissez un PDF protégé ou déposez-le ici.',
        'Saisissez son mot de passe. Un PDF qui interdit seulement d’imprimer ou de copier n’en demande pas.',
        'Cliquez sur « Déverrouiller » et téléchargez le PDF ouvert.',
      ],
      changes: [
        'Le mot de passe et toutes les limites d’impression, de copie et de modification disparaissent.',
        'Pages, liens, formulaires et signets ne changent pas.',
        'Le mot de passe sert une fois à ouvrir le fichier et n’est conservé nulle part.',
      ],
      questions: [
        {
          question: 'Puis-je déverrouiller un PDF sans connaître le mot de passe ?',
          answer:
            'Pas s’il le demande à l’ouverture : son contenu est chiffré. S’il s’ouvre mais interdit d’imprimer ou de copier, aucun mot de passe n’est nécessaire.',
        },
        {
          question: 'Ai-je le droit de le faire ?',
          answer: 'Avec vos propres documents, ou avec l’accord de leur propriétaire. Respectez les droits des autres.',
        },
      ],
    },
  },
};
