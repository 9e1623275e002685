import type { home as english } from '../en/home.ts';
import type { Words } from '../words.ts';

export const home = {
  seo: {
    title: 'Convertir des fichiers : plus de {claimed} formats',
    description:
      'Convertissez en ligne images, documents, PDF, tableurs, vidéo, audio, livres numériques et archives. Gratuit, sans compte, jusqu’à {maxFile} par fichier.',
    keywords: [
      'convertisseur de fichiers',
      'convertir un fichier en ligne',
      'convertisseur gratuit',
      'conversion de fichiers',
      'convertisseur image',
      'convertisseur pdf',
      'convertisseur vidéo',
      'convertisseur audio',
    ],
  },
  title: 'Convertissez n’importe quel fichier, ici même',
  lead: 'Images, documents, PDF, tableurs, vidéo, audio, livres numériques et archives. Plus de {claimed} formats au même endroit.',
  promises: [
    'Gratuit et sans compte',
    'Jusqu’à {maxFile} par fichier, autant de fichiers que vous voulez',
    'Supprimés après la conversion, dans l’heure',
  ],
  searchTitle: 'Ou cherchez le convertisseur qu’il vous faut',
  openConverter: 'Ouvrir le convertisseur',
  universalTitle: 'Convertisseur universel',
  popularTitle: 'Convertisseurs populaires',
  viewAll: 'Tout voir',
  toolsTitle: 'Des outils pour vos fichiers',
  families: { pdf: '📕 Outils PDF', image: '🖼️ Outils d’image', video: '🎬 Outils vidéo', audio: '🎵 Outils audio' },
  allFormats: 'Les {formatCount} formats, de A à Z',
  explanationTitle: 'Un convertisseur pour chaque fichier',
  explanation: [
    'Déposez un fichier, choisissez un format et téléchargez le résultat. Nous reconnaissons le type du fichier et ne montrons que les formats possibles, parmi {formatCount}. Ajoutez en une fois des fichiers de types différents, puis choisissez un format pour chacun, ou un seul pour tous.',
    'Chaque type de fichier a son propre moteur : une suite bureautique pour les documents et les tableurs, un encodeur pour la vidéo et le son, une bibliothèque d’images qui garde les couleurs et la transparence, et un convertisseur de livres numériques. Si une conversion fait perdre quelque chose, sa page vous le dit avant de commencer.',
    'Chaque fichier peut peser jusqu’à {maxFile}. Il est envoyé chiffré, converti dans un environnement isolé, et supprimé dès que vous avez le résultat, au plus tard dans l’heure.',
  ],
  whyTitle: 'Pourquoi choisir notre convertisseur',
  why: [
    {
      icon: 'shield',
      title: 'Sûr',
      text: 'Les fichiers passent par une connexion chiffrée (HTTPS), sont ouverts dans un environnement isolé, et supprimés dans l’heure qui suit la conversion.',
    },
    {
      icon: 'zap',
      title: 'Rapide',
      text: 'La plupart des conversions prennent moins de 30 secondes. Vous suivez la progression de chaque fichier et le téléchargez aussitôt.',
    },
    {
      icon: 'devices',
      title: 'Sur tous vos appareils',
      text: 'Tout se passe dans le navigateur, sur téléphone, tablette ou ordinateur. Rien à installer, aucun compte.',
    },
  ],
} satisfies Words<typeof english>;
