import type { otherFiles as english } from '../en/other-files.ts';
import type { Words } from '../words.ts';

export const otherFiles = {
  title: 'Ces fichiers qui demandent un détour',
  description: 'InDesign, Publisher, Google Docs, livres Kindle protégés, etc. : pourquoi nous ne les convertissons pas et comment faire.',
  keywords: ['indesign en pdf', 'exporter google docs', 'dwg en dxf', 'publisher en pdf', 'winmail.dat', 'drm'],
  lead: 'Certains fichiers ne s’ouvrent que dans le logiciel qui les a créés. Voici comment en tirer ce qu’il vous faut, et avec quel outil continuer.',
  whatToDo: 'Comment faire',
  next: 'Ensuite',
  files: {
    indesign: {
      name: 'InDesign (INDD) : pas ici, mais voici comment faire',
      short: 'Seul InDesign ouvre les fichiers INDD. Exportez-y un PDF, puis convertissez-le.',
      why: 'Adobe garde le format INDD fermé : aucun autre logiciel ne peut afficher ses pages comme InDesign.',
      help: [
        'Avec InDesign : « Fichier », « Exporter », « Adobe PDF ».',
        'Sans InDesign : demandez un PDF à la personne qui a créé le fichier.',
        'Les outils qui ouvrent l’INDD sans InDesign ne montrent en général que de petits aperçus. Mieux vaut un PDF.',
      ],
    },
    'google-docs': {
      name: 'Google Docs, Sheets et Slides : téléchargez-les d’abord',
      short: 'Un fichier .gdoc n’est qu’un lien. Téléchargez le document depuis Google, puis convertissez-le.',
      why: 'Les fichiers en .gdoc, .gsheet ou .gslides ne contiennent qu’une adresse. Le document lui-même reste chez Google.',
      help: [
        'Ouvrez le document dans le navigateur, puis « Fichier », « Télécharger ». Prenez Word, Excel, PowerPoint ou PDF.',
        'Pour mettre un fichier Word dans Google Docs : enregistrez-le en DOCX, envoyez-le sur Google Drive et ouvrez-le là.',
      ],
    },
    publisher: {
      name: 'Microsoft Publisher (PUB) : pas ici, mais voici comment faire',
      short: 'Enregistrez la composition en PDF dans Publisher, puis convertissez-la.',
      why: 'Publisher place textes et images dans un format à lui qu’aucun autre logiciel ne lit bien.',
      help: [
        'Dans Publisher : « Fichier », « Exporter », « Créer un document PDF/XPS ».',
        'Sans Publisher : LibreOffice Draw ouvre beaucoup de fichiers PUB et exporte un PDF.',
      ],
    },
    onenote: {
      name: 'OneNote (ONE) : pas ici, mais voici comment faire',
      short: 'Exportez la page ou le bloc-notes en PDF ou en Word dans OneNote.',
      why: 'OneNote répartit un bloc-notes entre de nombreux fichiers et le cloud. Un seul d’entre eux n’est pas un document.',
      help: [
        'Dans OneNote pour Windows : « Fichier », « Exporter », puis PDF ou Word.',
        'Sur un téléphone ou un Mac : partagez la page en PDF.',
      ],
    },
    dwg: {
      name: 'Dessins AutoCAD (DWG) : enregistrez d’abord en DXF',
      short: 'DWG est un format fermé. Enregistrez le dessin en DXF, puis convertissez-le ici.',
      why: 'DWG appartient à AutoCAD et reste fermé aux autres logiciels. DXF est fait pour les échanges entre eux.',
      help: ['Dans AutoCAD : « Enregistrer sous », puis DXF.', 'Sans AutoCAD : demandez un DXF ou un PDF du dessin.'],
    },
    'copy-protection': {
      name: 'Livres, musiques et films protégés contre la copie',
      short: 'Les fichiers liés à un compte ou à un appareil (DRM) ne s’ouvrent que là.',
      why: 'La boutique lie le fichier à votre compte, et seul son logiciel a la clé. Nous ne levons pas cette protection.',
      help: [
        'Regardez si la boutique propose le livre ou la musique sans DRM : beaucoup le font.',
        'Demandez à l’éditeur une copie en EPUB ou en PDF. En cas de handicap, vous y avez souvent droit.',
      ],
    },
    links: {
      name: 'Vidéos et chansons de YouTube et d’autres sites',
      short: 'Nous convertissons vos fichiers, pas des liens. Téléchargez d’abord ce que vous avez le droit de télécharger.',
      why: 'Nous acceptons des fichiers, pas des adresses, et les droits appartiennent à ceux qui ont fait la vidéo.',
      help: [
        'Vos propres vidéos : téléchargez-les dans le studio ou les paramètres du site, puis convertissez le MP4.',
        'Musique : demandez-la à son auteur, ou achetez-la sous forme de fichier.',
      ],
    },
    projects: {
      name: 'Projets de logiciels de vidéo et de musique',
      short: 'iMovie, Premiere, CapCut, GarageBand : exportez-y d’abord la vidéo ou la chanson.',
      why: 'Un projet contient les coupes et l’emplacement des clips, mais pas les clips. Il ne peut pas être lu sans le logiciel.',
      help: [
        'Ouvrez le projet et choisissez « Partager », « Exporter » ou « Rendu ». Prenez MP4 pour une vidéo, WAV ou MP3 pour une chanson.',
      ],
    },
    winmail: {
      name: 'winmail.dat : faites renvoyer l’e-mail',
      short: 'Outlook a emballé l’e-mail d’une façon que les autres logiciels ne savent pas lire.',
      why: 'Outlook envoie les e-mails en texte enrichi dans un paquet fermé qui porte ce nom.',
      help: [
        'Demandez à l’expéditeur de choisir le format HTML ou texte brut et de renvoyer l’e-mail.',
        'Ou demandez l’e-mail en MSG : ce format s’ouvre ici.',
      ],
    },
    database: {
      name: 'Access, QuickBooks et autres bases de données',
      short: 'Exportez les tables en CSV ou en Excel, puis convertissez-les.',
      why: 'Un tel fichier contient beaucoup de tables, de formulaires et de règles que seul son logiciel sait assembler.',
      help: [
        'Dans Access : « Données externes », puis « Excel » ou « Fichier texte ». Dans QuickBooks : « Rapports », puis « Excel ».',
        'Les fichiers SQLite et dBase s’ouvrent ici tels quels.',
      ],
    },
    'whatsapp-backup': {
      name: 'Sauvegardes de WhatsApp et de téléphone',
      short: 'Les sauvegardes sont chiffrées. Exportez plutôt une discussion, une photo ou un message vocal.',
      why: 'Une sauvegarde est chiffrée, et sa clé reste sur votre téléphone.',
      help: [
        'Dans WhatsApp : ouvrez la discussion, choisissez « Exporter discussion » et envoyez-vous le TXT.',
        'Les messages vocaux arrivent en OPUS, les photos en JPG.',
      ],
    },
    works: {
      name: 'Microsoft Works (WPS) : pas ici, mais voici comment faire',
      short: 'Works n’existe plus. Word et LibreOffice ouvrent beaucoup de ses fichiers et enregistrent en DOCX.',
      why: 'Les fichiers WPS viennent de Microsoft Works, abandonné depuis longtemps, et ne sont pas lus ici.',
      help: [
        'Ouvrez le fichier dans Word ou LibreOffice Writer et enregistrez-le en DOCX.',
        'Si aucun des deux ne l’ouvre, demandez un PDF à l’expéditeur.',
      ],
    },
    cda: {
      name: 'Pistes de CD (CDA) : copiez d’abord le morceau du CD',
      short: 'Un fichier CDA pointe vers une piste de CD et ne contient aucun son.',
      why: 'Un fichier CDA indique un endroit du disque. Le son, lui, reste sur le CD.',
      help: [
        'Insérez le CD et copiez les morceaux avec votre lecteur de musique. La fonction s’appelle souvent « Extraire » ou « Importer ».',
        'Choisissez-y WAV, FLAC ou MP3.',
      ],
    },
    editing: {
      name: 'Signer, remplir, traduire, détourer : pas ici',
      short: 'Nous convertissons des fichiers et les modifions selon des règles. Ce qui demande votre main demande un éditeur.',
      why: 'Ces tâches demandent votre œil : où signer, quel mot est le bon, où finit une personne et où commence le mur.',
      help: [
        'Signer et remplir : la plupart des lecteurs PDF le font, même sur téléphone. Aplatissez ensuite le PDF ici pour que personne ne le modifie.',
        'Traduire : convertissez d’abord le PDF en DOCX, c’est ainsi que les traducteurs gardent le mieux la mise en page.',
        'Fond : détourez l’image dans un éditeur et enregistrez en PNG, qui garde la transparence.',
      ],
    },
  },
} as const satisfies Words<typeof english>;
