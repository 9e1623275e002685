/** One sentence for each converter, by its pair (`bun run languages de` lists those that are missing). */
export const descriptions: Readonly<Record<string, string>> = {
  'png-to-jpg':
    'Wandle PNG-Bilder in JPG um: Fotos werden um ein Mehrfaches kleiner, durchsichtige Stellen werden weiß oder bekommen deine Farbe.',
  'jpg-to-png': 'Wandle JPG in PNG um und bearbeite das Bild weiter, ohne dass es bei jedem Speichern schlechter wird.',
};
