import type { converters as english } from '../en/converters.ts';
import type { Words } from '../words.ts';

export const converters = {
  seoTitle: 'Convertir {from} en {to} : gratuit, sans compte',
  seoShort: 'Convertir {from} en {to} en ligne, gratuit',
  seoTail: 'Gratuit, jusqu’à {maxFile}, fichiers supprimés ensuite.',
  keywords: [
    '{from} en {to}',
    'convertir {from} en {to}',
    'convertisseur {from} {to}',
    '{from} en {to} en ligne',
    'convertisseur {to} gratuit',
  ],
  heading: 'Convertir {from} en {to}',
  promise:
    'Gratuit, sans compte. Jusqu’à {maxFile} par fichier. Vos fichiers sont supprimés après la conversion, au plus tard dans l’heure.',
  quote: '« {text} »',
  further: 'd’autres réglages',
  stepsTitle: 'Comment convertir {from} en {to}',
  steps: {
    choose: 'Choisissez vos fichiers {from} ({extensions}) ou déposez-les ici, jusqu’à {maxFile} chacun.',
    set: 'Si besoin, passez par « Options » : {options}. Cliquez ensuite sur « Convertir ».',
    press: 'Cliquez sur « Convertir » pour transformer vos fichiers {from} en {to}.',
    download: 'Téléchargez le fichier {to}. Il porte le nom de votre fichier {from}.',
    downloadSeveral: 'Téléchargez le résultat en {to}. S’il y a plusieurs pages ou feuilles, un ZIP les réunit toutes, dans l’ordre.',
  },
  changesTitle: 'Ce qui change quand un {from} devient un {to}',
  changesWhat: 'Aspect',
  changesMeaning: 'Ce que cela signifie',
  verdicts: { kept: 'Conservé', lost: 'Perdu', changed: 'Modifié', gained: 'Ajouté' },
  whatIs: 'Qu’est-ce qu’un fichier {format} ?',
  related: 'Convertisseurs similaires',
  questions: 'Questions fréquentes',
  faq: {
    options: {
      question: 'Quelles options y a-t-il pour convertir {from} en {to} ?',
      answer: '{options}. Vous pouvez aussi tout laisser tel quel.',
    },
    names: {
      question: 'Comment s’appellera mon fichier {to} ?',
      answer: 'Il garde le nom de votre fichier {from} et se termine par .{extension}. Vous pouvez le renommer avant de le télécharger.',
    },
    many: {
      question: 'Puis-je convertir plusieurs fichiers {from} à la fois ?',
      answer: 'Oui, autant que vous voulez. Téléchargez les fichiers {to} un par un, ou tous d’un coup dans un seul ZIP.',
    },
    safe: {
      question: 'Que deviennent mes fichiers ?',
      answer:
        'Ils sont envoyés chiffrés, ouverts dans un environnement isolé et sans réseau, puis supprimés dès que vous avez le résultat, au plus tard dans l’heure.',
    },
  },
  aboutTitle: 'À propos de la conversion {from} en {to}',
  more: 'Autres convertisseurs',
  back: 'Dans l’autre sens : {name}',
  fromOthers: '{format} vers d’autres formats',
  toOthers: 'D’autres formats vers {format}',
  everythingFrom: 'Tout depuis {format}',
  everythingTo: 'Tout vers {format}',
  sameCategory: 'Dans la même catégorie',
} satisfies Words<typeof english>;
