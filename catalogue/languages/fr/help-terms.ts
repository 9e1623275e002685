import type { helpTerms as english } from '../../text/help-terms.ts';
import type { Words } from '../words.ts';

/** By alphabet, as the language has it. */
export const helpTerms = {
  title: 'Termes et touches',
  description: 'Ce que signifient ici débit, codec, DPI, OCR et d’autres termes, et quelles touches fonctionnent sur les pages.',
  keywords: ['glossaire', 'raccourcis clavier', 'qu’est-ce que l’ocr', 'qu’est-ce qu’un codec'],
  lead: 'De courtes réponses sur les mots que vous rencontrez dans les options et sur les résultats.',
  glossaryTitle: 'Termes',
  keysTitle: 'Touches',
  terms: [
    ['Avec perte', 'Ce qui se remarque à peine est laissé de côté, et le fichier devient bien plus petit.'],
    ['Codec', 'La manière dont le son ou la vidéo est compressé. Un format de fichier peut en contenir plusieurs.'],
    [
      'Débit',
      'La quantité de données que prend une seconde de son ou de vidéo. Plus il est élevé, meilleure est la qualité, et plus le fichier est grand.',
    ],
    ['DPI', 'Points par pouce. 150 suffisent pour l’écran, 300 pour l’impression.'],
    ['Images par seconde', 'Le nombre d’images que contient chaque seconde de vidéo.'],
    ['Métadonnées', 'Des informations du fichier que la page ne montre pas : auteur, appareil photo, lieu, date.'],
    ['OCR', 'Reconnaissance de texte : un programme lit les lettres d’un document numérisé ou d’une photo.'],
    ['Rapport d’aspect', 'La forme d’une image : la largeur par rapport à la hauteur, par exemple 16:9.'],
    ['Réencoder', 'Compresser à nouveau le son ou la vidéo. Cela prend du temps et coûte un peu de qualité.'],
    ['Sandbox', 'Un espace fermé du serveur. Le programme qui y travaille voit votre fichier et rien d’autre.'],
    ['Sans perte', 'Chaque pixel et chaque son reste exactement tel qu’il était.'],
    ['Transparence', 'Les parties d’une image à travers lesquelles on voit le fond.'],
    [
      'UTF-8',
      'La manière courante d’enregistrer les lettres de toutes les langues. N’en choisissez une autre que si des lettres s’affichent mal.',
    ],
  ],
  keys: [
    ['Ctrl K ou ⌘ K', 'Aller à la recherche.'],
    ['↑ ↓ Entrée', 'Choisir un des résultats de la recherche.'],
    ['Ctrl V ou ⌘ V', 'Ajouter des fichiers ou une image du presse-papiers.'],
    ['Tab, Entrée', 'Aller à un bouton et l’activer. Tout le site s’utilise ainsi.'],
    ['↑ ↓ Origine Fin', 'Déplacer un fichier pendant une fusion.'],
    ['Échap', 'Fermer un menu ou les résultats de la recherche.'],
    ['F8', 'Aller à la notification.'],
  ],
} as const satisfies Words<typeof english>;
