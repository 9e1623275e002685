import type { toolPage as english } from '../en/tool-page.ts';
import type { Words } from '../words.ts';

export const toolPage = {
  seoTitle: '{name} – online, kostenlos, ohne Anmeldung',
  seoShort: '{name} – online und kostenlos',
  steps: 'So funktioniert es',
  changes: 'Was sich ändert und was bleibt',
  questions: 'Häufige Fragen',
  more: 'Weitere Tools',
  convert: '{format} umwandeln',
  everything: 'Alles aus {format}',
} satisfies Words<typeof english>;
