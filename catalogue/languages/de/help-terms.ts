import type { helpTerms as english } from '../../text/help-terms.ts';
import type { Words } from '../words.ts';

/** By alphabet, as the language has it. */
export const helpTerms = {
  title: 'Begriffe und Tasten',
  description: 'Was Bitrate, Codec, DPI, OCR und andere Begriffe hier bedeuten und welche Tasten auf den Seiten gelten.',
  keywords: ['glossar', 'tastenkürzel', 'was ist ocr', 'was ist ein codec'],
  lead: 'Kurze Antworten zu den Wörtern, die dir in den Optionen und bei den Ergebnissen begegnen.',
  glossaryTitle: 'Begriffe',
  keysTitle: 'Tasten',
  terms: [
    ['Bildrate', 'Wie viele Einzelbilder ein Video pro Sekunde hat.'],
    ['Bitrate', 'Wie viele Daten eine Sekunde Ton oder Video braucht. Mehr klingt und sieht besser aus und macht die Datei größer.'],
    ['Codec', 'Die Art, wie Ton oder Video verpackt ist. Ein Dateiformat kann mehrere enthalten.'],
    ['DPI', 'Punkte pro Zoll. Für den Bildschirm reichen 150, für den Druck 300.'],
    ['Metadaten', 'Angaben in einer Datei, die man auf der Seite nicht sieht: Autor, Kamera, Ort, Datum.'],
    ['Neu codieren', 'Ton oder Video noch einmal verpacken. Das kostet Zeit und etwas Qualität.'],
    ['OCR', 'Texterkennung: Ein Programm liest die Buchstaben eines Scans oder Fotos.'],
    ['Sandbox', 'Ein abgeschlossener Raum auf dem Server. Ein Programm darin sieht deine Datei und sonst nichts.'],
    ['Seitenverhältnis', 'Die Form eines Bildes: Breite zu Höhe, zum Beispiel 16:9.'],
    ['Transparenz', 'Stellen eines Bildes, durch die man den Hintergrund sieht.'],
    ['UTF-8', 'Die übliche Art, Buchstaben aller Sprachen zu speichern. Wähle nur dann etwas anderes, wenn Buchstaben falsch aussehen.'],
    ['Verlustbehaftet', 'Was man kaum bemerkt, wird weggelassen. So wird die Datei viel kleiner.'],
    ['Verlustfrei', 'Jedes Pixel und jeder Ton bleibt genau, wie er war.'],
  ],
  keys: [
    ['Strg K oder ⌘ K', 'Springt zur Suche.'],
    ['↑ ↓ Enter', 'Wählt ein Suchergebnis aus.'],
    ['Strg V oder ⌘ V', 'Fügt Dateien oder ein Bild aus der Zwischenablage hinzu.'],
    ['Tab, Enter', 'Springt zu einer Schaltfläche und drückt sie. So lässt sich die ganze Website bedienen.'],
    ['↑ ↓ Pos1 Ende', 'Verschiebt eine Datei beim Zusammenfügen.'],
    ['Esc', 'Schließt ein Menü oder die Suchergebnisse.'],
    ['F8', 'Springt zur Meldung.'],
  ],
} as const satisfies Words<typeof english>;
