import type { privacy as english } from '../en/privacy.ts';
import type { Words } from '../words.ts';

export const privacy = {
  seo: {
    title: 'Confidentialité et suppression des fichiers',
    description:
      'Ce que devient un fichier que vous convertissez : qui peut le voir, quand il est supprimé, ce qui reste dans le navigateur et ce que note le serveur.',
    keywords: ['confidentialité', 'suppression des fichiers', 'mes fichiers sont-ils en sécurité', 'durée de conservation des fichiers'],
  },
  title: 'Confidentialité et suppression des fichiers',
  lead: 'Vos fichiers sont ouverts pour être convertis, et pour rien d’autre. Ils sont supprimés dès que vous avez le résultat, au plus tard dans l’heure.',
  deletion: {
    title: 'Quand les fichiers sont supprimés',
    items: [
      'Le fichier envoyé est supprimé dès que sa conversion est terminée, qu’elle ait réussi ou non.',
      'Le résultat est supprimé une fois que vous l’avez téléchargé. Si personne ne le télécharge, il est supprimé au bout de {resultMinutes} minutes.',
      'Pour supprimer un résultat plus tôt, cliquez sur « {remove} » à côté de lui.',
      'Si une connexion est coupée ou si le serveur s’arrête, un nettoyage supprime dans l’heure ce qui reste.',
      'Il n’y a pas de sauvegarde : personne ne peut récupérer un fichier supprimé. Gardez votre original.',
    ],
  },
  access: {
    title: 'Qui peut voir un fichier',
    items: [
      'Les fichiers passent par une connexion chiffrée (HTTPS).',
      'Chaque fichier est ouvert dans un environnement isolé, sans réseau et sans accès aux fichiers des autres.',
      'Ce sont des programmes qui le convertissent ; personne ne le regarde. Il n’est ni transmis à des tiers, ni utilisé pour autre chose.',
      'Le mot de passe que vous saisissez pour un fichier part avec lui vers le serveur et n’est pas conservé.',
    ],
  },
  browser: {
    title: 'Ce qui reste dans votre navigateur',
    items: [
      'Votre thème, votre langue, vos convertisseurs récents et leurs dernières options, jusqu’à ce que vous effaciez les données de ce site.',
      'Les noms et les tailles des fichiers envoyés, tant que l’onglet reste ouvert, pour que la page puisse montrer ses résultats si vous la rechargez. Leur contenu n’est pas conservé.',
      'Les pages que vous avez visitées, pour qu’elles s’ouvrent aussi sans connexion.',
      'Le site ne dépose pas de cookies et ne charge rien qui vienne d’autres entreprises : ni publicité, ni mesure d’audience.',
    ],
  },
  server: {
    title: 'Ce que note le serveur',
    items: [
      'Pour chaque conversion : les formats, la taille, la durée et si elle a réussi. Ni noms de fichiers, ni contenus, ni adresses IP.',
      'Pendant un court moment, il compte les conversions de chaque adresse IP, pour que personne ne ralentisse les autres.',
    ],
  },
  questions: {
    title: 'Des questions ?',
    text: 'Cette page décrit le logiciel de ce site. Les personnes qui le gèrent peuvent ajouter leurs propres règles et répondent à vos questions.',
    link: 'Nous contacter',
  },
} satisfies Words<typeof english>;
