import type { OperationTexts } from '../../operation-texts.ts';

export const contents: OperationTexts = {
  'extract-images': {
    name: 'Extraire les images',
    verb: 'Extraire',
    words: {
      description: 'Sortez toutes les photos et images d’un PDF, Word, PowerPoint, Excel ou EPUB, en taille réelle et dans un ZIP.',
      keywords: [
        'extraire images pdf',
        'récupérer images pdf',
        'extraire images word',
        'enregistrer images powerpoint',
        'photos d’un docx',
      ],
      lead: 'Besoin des photos d’une brochure ou des graphiques d’un exposé ? Obtenez chacune telle qu’elle est dans le fichier, pas une capture.',
      steps: [
        'Choisissez un PDF, Word, PowerPoint, Excel ou EPUB ou déposez-le ici.',
        'Cliquez sur « Extraire ».',
        'Téléchargez le ZIP avec toutes les images.',
      ],
      changes: [
        'Chaque image arrive telle qu’enregistrée : un JPG reste le même JPG, octet pour octet.',
        'Les images transparentes d’un PDF deviennent des PNG avec leur transparence.',
        'Une image utilisée sur plusieurs pages arrive une fois.',
      ],
      questions: [
        {
          question: 'Pourquoi une image est-elle plus grande que sur la page ?',
          answer:
            'Les documents montrent souvent une photo réduite ou rognée tout en la gardant entière. Vous obtenez ce qui est enregistré.',
        },
        {
          question: 'Pourquoi des graphiques manquent-ils ?',
          answer:
            'Les graphiques sont souvent dessinés avec des traits et du texte et ne sont pas des images. Convertissez la page en PNG ou SVG pour les avoir.',
        },
      ],
    },
  },
  'extract-text': {
    name: 'Extraire le texte',
    verb: 'Extraire',
    words: {
      description:
        'Sortez le texte d’un PDF, Word, PowerPoint, EPUB ou d’une page web, dans l’ordre de lecture. Les pages scannées sont lues par OCR.',
      keywords: ['copier texte pdf', 'extraire texte pdf', 'extraire du texte', 'texte d’un docx', 'extraire texte powerpoint'],
      lead: 'Les mots seuls, sans polices ni cadres : pour chercher, citer, traduire ou passer à un autre logiciel.',
      steps: ['Choisissez un document ou déposez-le ici.', 'Cliquez sur « Extraire ».', 'Téléchargez le fichier TXT.'],
      changes: [
        'Vous recevez le texte dans l’ordre de lecture ; les colonnes se suivent.',
        'Les tableaux deviennent des lignes, les images et la mise en forme disparaissent.',
        'Les pages scannées d’un PDF sont lues par OCR.',
      ],
      questions: [
        {
          question: 'Copier mon PDF donne du charabia. Est-ce que cela aide ?',
          answer: 'Souvent. Si les polices d’un PDF cachent le sens de leurs lettres, la page est lue comme un scan.',
        },
        {
          question: 'Je veux garder titres et listes. Que faire ?',
          answer: 'Convertissez en Markdown ou DOCX : les deux gardent la structure du texte.',
        },
      ],
    },
  },
  'extract-attachments': {
    name: 'Extraire les pièces jointes',
    verb: 'Extraire',
    words: {
      description: 'Enregistrez dans un ZIP les fichiers joints à un PDF ou à un e-mail, ou intégrés à un Word, PowerPoint ou Excel.',
      keywords: [
        'extraire pièces jointes pdf',
        'enregistrer pièces jointes mail',
        'pièces jointes msg',
        'pièces jointes eml',
        'fichiers intégrés word',
      ],
      lead: 'Une facture avec son XML, un e-mail d’un logiciel que vous n’avez pas, un exposé avec une vidéo : sortez les fichiers.',
      steps: [
        'Choisissez un PDF, un e-mail ou un fichier bureautique ou déposez-le ici.',
        'Cliquez sur « Extraire ».',
        'Téléchargez le ZIP avec les fichiers.',
      ],
      changes: [
        'Chaque fichier arrive tel qu’il était joint, sous son propre nom.',
        'Le texte d’un e-mail vient avec, en page web.',
        'Les sons et vidéos d’une présentation viennent aussi.',
      ],
      questions: [
        {
          question: 'Comment obtenir le XML d’une facture électronique (ZUGFeRD, Factur-X) ?',
          answer: 'Il est joint au PDF. Extrayez les pièces jointes, il est dans le ZIP.',
        },
        {
          question: 'J’ai un winmail.dat. Qu’est-ce que c’est ?',
          answer:
            'Un e-mail dans un format d’Outlook. Demandez à l’expéditeur de l’envoyer en HTML ou en texte, ou en MSG, qui fonctionne ici.',
        },
      ],
    },
  },
  'remove-metadata': {
    name: 'Supprimer les métadonnées',
    verb: 'Nettoyer',
    words: {
      description:
        'Retirez lieu, appareil, auteur, dates et autres données cachées de vos photos, PDF, fichiers Office, musiques et vidéos avant de les partager.',
      keywords: [
        'supprimer métadonnées',
        'supprimer exif',
        'enlever localisation photo',
        'effacer métadonnées',
        'nettoyer métadonnées',
        'enlever auteur word',
      ],
      lead: 'Une photo dit où vous habitez, un document qui l’a écrit. Retirez cela avant de publier ou d’envoyer le fichier.',
      steps: [
        'Choisissez des photos, documents, musiques ou vidéos, ou déposez-les ici.',
        'Cliquez sur « Nettoyer ».',
        'Téléchargez les fichiers nettoyés.',
      ],
      changes: [
        'Les photos perdent position GPS, appareil, date, légendes et petit aperçu ; elles restent droites et dans les bonnes couleurs.',
        'Les documents perdent auteur, société, dates, titre et image d’aperçu.',
        'Musiques et vidéos perdent titre, artiste, pochette, position et chapitres.',
        'Le contenu reste exactement le même. Seuls HEIC et AVIF sont enregistrés une fois de plus, en haute qualité.',
      ],
      questions: [
        {
          question: 'Les commentaires et le suivi des modifications partent-ils aussi ?',
          answer:
            'Ils restent, car ils font partie du texte, mais sans noms ni dates. Pour les retirer aussi, acceptez d’abord les modifications et supprimez les commentaires.',
        },
        {
          question: 'Une photo peut-elle encore me trahir ?',
          answer: 'Ce que montre l’image, oui : un panneau de rue, un visage, un nom sur une porte. Rognez-les.',
        },
      ],
    },
  },
};
