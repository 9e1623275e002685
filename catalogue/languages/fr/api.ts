import type { api as english } from '../en/api.ts';
import type { Words } from '../words.ts';

export const api = {
  seo: {
    title: 'API pour développeurs',
    description:
      'Convertissez des fichiers depuis vos programmes : en une requête ou par tâches. Sans clé ni compte, exemples en curl, JavaScript et Python.',
    keywords: ['api conversion de fichiers', 'api de conversion', 'api gratuite', 'openapi'],
  },
  title: 'API pour développeurs',
  crumb: 'API',
  lead: 'Tout ce que font les pages passe par une interface que vos programmes peuvent aussi utiliser. Il n’y a ni clé ni compte, et la promesse est la même : les fichiers sont supprimés dès que vous les avez.',
  document: 'Document OpenAPI 3.1',
  one: {
    title: 'Une requête, un fichier',
    text: 'Envoyez un formulaire avec le fichier et les deux formats, puis lisez le résultat dans la réponse. Idéal pour ce qui prend quelques secondes.',
    curl: 'Avec --fail-with-body, un script remarque un refus et en affiche quand même la raison.',
  },
  jobs: {
    title: 'Tâches',
    text: 'Envoyez le même formulaire à /api/jobs et recevez aussitôt un identifiant. Interrogez l’état ou suivez les événements, puis récupérez le résultat quand vous voulez pendant {resultMinutes} minutes, par morceaux si la connexion est coupée. Supprimez-le quand vous avez terminé.',
    curl: 'Une Idempotency-Key répétée renvoie la tâche existante au lieu d’en créer une seconde.',
    javascript: 'Dans le navigateur comme dans Node, Deno et Bun.',
    python: 'Avec la bibliothèque requests.',
  },
  limits: {
    title: 'Limites',
    size: 'Taille d’un fichier',
    bytes: '{size} ({bytes} octets)',
    atOnce: 'Conversions en cours',
    perMinute: 'Conversions par minute',
    kept: 'Résultats conservés',
    keptTime: 'Durée de conservation d’un résultat',
    uploadTime: 'Durée d’un envoi',
    jobTime: 'Durée d’une conversion',
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  problems: {
    title: 'Problèmes',
    text: 'Un refus est un application/problem+json (RFC 9457). Décidez d’après son code, montrez son title et son remedy aux personnes, et s’il indique retryable, attendez le temps demandé par Retry-After.',
    list: 'Codes des problèmes',
    status: 'Statut',
    code: 'Code',
    meaning: 'Signification',
  },
} satisfies Words<typeof english>;
