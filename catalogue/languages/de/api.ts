import type { api as english } from '../en/api.ts';
import type { Words } from '../words.ts';

export const api = {
  seo: {
    title: 'API für Entwickler',
    description:
      'Dateien aus eigenen Programmen umwandeln: mit einer Anfrage oder als Auftrag. Ohne Schlüssel und Konto, Beispiele mit curl, JavaScript und Python.',
    keywords: ['api dateien umwandeln', 'konvertierungs-api', 'kostenlose api', 'openapi'],
  },
  title: 'API für Entwickler',
  crumb: 'API',
  lead: 'Alles, was die Seiten tun, läuft über eine Schnittstelle, die auch deine Programme nutzen können. Es gibt keinen Schlüssel und kein Konto, und das Versprechen ist dasselbe: Sobald du die Dateien hast, sind sie bei uns gelöscht.',
  document: 'OpenAPI-3.1-Dokument',
  one: {
    title: 'Eine Anfrage, eine Datei',
    text: 'Sende ein Formular mit der Datei und beiden Formaten und lies das Ergebnis aus der Antwort. Das passt für alles, was Sekunden dauert.',
    curl: 'Mit --fail-with-body bemerkt ein Skript eine Ablehnung und zeigt trotzdem den Grund.',
  },
  jobs: {
    title: 'Aufträge',
    text: 'Sende dasselbe Formular an /api/jobs, und du bekommst sofort eine ID. Frag den Zustand ab oder lass ihn dir melden, und hol das Ergebnis innerhalb von {resultMinutes} Minuten ab, auch in Teilen, falls die Verbindung abbricht. Lösche es, wenn du fertig bist.',
    curl: 'Ein wiederholter Idempotency-Key liefert den vorhandenen Auftrag statt eines zweiten.',
    javascript: 'Im Browser genauso wie in Node, Deno und Bun.',
    python: 'Mit der Bibliothek requests.',
  },
  limits: {
    title: 'Grenzen',
    size: 'Größe einer Datei',
    bytes: '{size} ({bytes} Bytes)',
    atOnce: 'Gleichzeitige Umwandlungen',
    perMinute: 'Umwandlungen pro Minute',
    kept: 'Aufbewahrte Ergebnisse',
    keptTime: 'Aufbewahrungszeit eines Ergebnisses',
    uploadTime: 'Dauer eines Uploads',
    jobTime: 'Dauer einer Umwandlung',
    minutes: { one: '{count} Minute', other: '{count} Minuten' },
  },
  problems: {
    title: 'Fehler',
    text: 'Eine Ablehnung kommt als application/problem+json (RFC 9457). Entscheide anhand von code, zeige Menschen title und remedy, und wenn retryable gesetzt ist, warte so lange, wie Retry-After verlangt.',
    list: 'Fehlercodes',
    status: 'Status',
    code: 'Code',
    meaning: 'Bedeutung',
  },
} satisfies Words<typeof english>;
