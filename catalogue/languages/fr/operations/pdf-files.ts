import type { OperationTexts } from '../../operation-texts.ts';

export const pdfFiles: OperationTexts = {
  'compress-pdf': {
    name: 'Compresser un PDF',
    verb: 'Compresser',
    words: {
      description:
        'Réduisez un PDF pour un e-mail ou un formulaire : trois niveaux, ou une taille maximale en Mo. Texte et traits restent nets.',
      keywords: ['compresser pdf', 'réduire taille pdf', 'réduire pdf', 'alléger pdf', 'compresseur pdf', 'pdf moins de 1 mo'],
      lead: 'Trop lourd pour l’e-mail ou le formulaire ? Les images du PDF diminuent, le texte reste net, et vous voyez la nouvelle taille avant de télécharger.',
      steps: [
        'Choisissez un ou plusieurs PDF ou déposez-les ici.',
        'Choisissez un niveau, ou saisissez la taille à ne pas dépasser.',
        'Cliquez sur « Compresser », comparez les tailles et téléchargez le PDF.',
      ],
      changes: [
        'Les images sont enregistrées avec moins de pixels, en JPEG. Le texte, les dessins et les polices ne changent pas.',
        'Liens, champs de formulaire, signets et pièces jointes sont conservés.',
        'Le résultat n’est jamais plus lourd : s’il n’y a rien à gagner, vous récupérez votre fichier tel quel.',
      ],
      questions: [
        {
          question: 'De combien diminue-t-il ?',
          answer:
            'Les scans et les PDF pleins de photos passent souvent au tiers ou moins. Un PDF qui ne contient que du texte diminue peu, car le texte est déjà compressé.',
        },
        {
          question: 'Quel niveau choisir ?',
          answer:
            '« Légère » garde assez de pixels pour l’impression (220 par pouce), « Équilibrée » vise les écrans (150), « Forte » les fichiers qui doivent seulement rester lisibles (96).',
        },
        {
          question: 'Et si ma taille maximale est impossible ?',
          answer: 'Vous voyez la plus petite taille possible. Divisez le PDF pour descendre plus bas.',
        },
      ],
    },
  },
  'flatten-pdf': {
    name: 'Aplatir un PDF',
    verb: 'Aplatir',
    words: {
      description:
        'Transformez les champs remplis, les notes et les tampons d’un PDF en contenu de page que personne ne peut plus modifier.',
      keywords: ['aplatir pdf', 'aplatir formulaire pdf', 'pdf non modifiable', 'supprimer champs formulaire pdf', 'figer annotations pdf'],
      lead: 'Formulaire terminé ? Aplatissez-le : tout lecteur et toute imprimante montrent ce que vous avez saisi, sans champ à modifier.',
      steps: [
        'Choisissez un PDF rempli ou déposez-le ici.',
        'Cliquez sur « Aplatir ».',
        'Téléchargez le PDF : champs et notes font partie de la page.',
      ],
      changes: [
        'Les valeurs des champs deviennent du texte ordinaire ; les cases cochées et les images de signatures, une partie de la page.',
        'Notes, surlignages et tampons sont dessinés là où ils se trouvent. Les liens fonctionnent toujours.',
        'Le texte reste du texte : vous pouvez le chercher et le copier.',
      ],
      questions: [
        {
          question: 'Puis-je remplir à nouveau le formulaire ensuite ?',
          answer: 'Non, ses champs ont disparu. Gardez l’original si vous en avez encore besoin.',
        },
        {
          question: 'Pourquoi mes valeurs n’apparaissent-elles pas à l’impression ?',
          answer:
            'Certains logiciels enregistrent une valeur sans la dessiner. L’aplatissement dessine d’abord chaque valeur dans la page.',
        },
      ],
    },
  },
  'archive-pdf': {
    name: 'PDF en PDF/A',
    verb: 'Convertir',
    words: {
      description:
        'Créez un PDF/A pour les tribunaux, les archives et les administrations : 1b, 2b ou 3b, avec polices et couleurs incluses.',
      keywords: ['pdf en pdf/a', 'convertir pdf en pdfa', 'créer pdf/a', 'pdf/a-2b', 'pdf archivage', 'convertisseur pdf/a'],
      lead: 'Le portail n’accepte que le PDF/A ? C’est un PDF qui contient tout ce qu’il lui faut, pour avoir le même aspect dans trente ans.',
      steps: [
        'Choisissez un ou plusieurs PDF ou déposez-les ici.',
        'Choisissez le type de PDF/A, si l’on vous en demande un précis.',
        'Cliquez sur « Convertir » et téléchargez le PDF/A.',
      ],
      changes: [
        'Toutes les polices sont incorporées et les couleurs décrites en sRGB.',
        'Le texte reste du texte. Les liens, les signets et le titre restent.',
        'Champs de formulaire et notes font partie de la page. Mots de passe, scripts, son et vidéo disparaissent : le PDF/A les interdit.',
      ],
      questions: [
        {
          question: 'Quel type choisir : 1b, 2b ou 3b ?',
          answer:
            'PDF/A-2b, sauf demande contraire. Le 1b est le plus ancien et ne connaît pas la transparence. Le 3b peut contenir des pièces jointes, comme les données d’une facture.',
        },
        {
          question: 'Le résultat est-il certifié ?',
          answer:
            'Il est créé selon la norme, et le fichier l’indique. Aucun validateur ne le vérifie ici : si un portail le refuse, son contrôle en donne la raison.',
        },
      ],
    },
  },
  'pdf-metadata': {
    name: 'Métadonnées PDF',
    verb: 'Enregistrer',
    words: {
      description: 'Modifiez titre, auteur, sujet et mots-clés d’un PDF, ou supprimez toutes les métadonnées avant de le partager.',
      keywords: ['modifier métadonnées pdf', 'supprimer métadonnées pdf', 'changer titre pdf', 'propriétés pdf', 'changer auteur pdf'],
      lead: 'Un PDF dit qui l’a écrit, avec quel logiciel et quand. Corrigez cela, ou retirez-le avant d’envoyer le fichier.',
      steps: [
        'Choisissez un PDF ou déposez-le ici.',
        'Saisissez ce que vous voulez changer, ou activez « Supprimer tout le reste ».',
        'Cliquez sur « Enregistrer » et téléchargez le PDF.',
      ],
      changes: [
        'Seules les propriétés du document changent ; ses pages restent les mêmes.',
        'Les anciennes valeurs disparaissent vraiment : le fichier est réécrit sans elles.',
        'Les deux fiches d’un PDF, l’ancienne et XMP, disent ensuite la même chose.',
      ],
      questions: [
        {
          question: 'Comment retirer mon nom d’un PDF ?',
          answer:
            'Activez « Supprimer tout le reste » et laissez les champs vides. Auteur, logiciel, dates et données XMP cachées sont supprimés.',
        },
        {
          question: 'Les commentaires et le texte caché sont-ils supprimés aussi ?',
          answer: 'Non, seulement les propriétés du document. Les commentaires font partie des pages ; « Aplatir un PDF » les y dessine.',
        },
      ],
    },
  },
};
