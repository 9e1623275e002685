import { archives, compressedFiles } from './formats/archives.ts';
import { readOnlyArchives } from './formats/archives-read.ts';
import { audioFormats } from './formats/audio.ts';
import { losslessAudio } from './formats/audio-lossless.ts';
import { dataFormats } from './formats/data.ts';
import { agendas, furtherData } from './formats/data-further.ts';
import { documents } from './formats/documents.ts';
import { ebooks } from './formats/ebooks.ts';
import { fonts } from './formats/fonts.ts';
import type { Format } from './formats/format.ts';
import { images } from './formats/images.ts';
import { modernImages } from './formats/images-modern.ts';
import { simpleImages } from './formats/images-simple.ts';
import { studioImages } from './formats/images-studio.ts';
import { markupTexts } from './formats/markup.ts';
import { furtherAudio, furtherVideos } from './formats/media-further.ts';
import { models } from './formats/models.ts';
import { furtherOffice } from './formats/office-further.ts';
import { olderOffice } from './formats/office-older.ts';
import { pagedDocuments } from './formats/pdf.ts';
import { scholarlyTexts } from './formats/scholarly.ts';
import { slideDecks } from './formats/slides.ts';
import { spreadsheets } from './formats/spreadsheets.ts';
import { subtitles } from './formats/subtitles.ts';
import { vectorDrawings } from './formats/vector.ts';
import { broadcastVideos, videos } from './formats/video.ts';

/** Every known format, common ones first within a family. */
export const formats: readonly Format[] = [
  ...images,
  ...modernImages,
  ...studioImages,
  ...vectorDrawings,
  ...simpleImages,
  ...pagedDocuments,
  ...documents,
  ...markupTexts,
  ...scholarlyTexts,
  ...spreadsheets,
  ...dataFormats,
  ...furtherData,
  ...agendas,
  ...furtherOffice,
  ...olderOffice,
  ...slideDecks,
  ...ebooks,
  ...videos,
  ...broadcastVideos,
  ...furtherVideos,
  ...audioFormats,
  ...losslessAudio,
  ...furtherAudio,
  ...subtitles,
  ...fonts,
  ...models,
  ...archives,
  ...readOnlyArchives,
  ...compressedFiles,
];

const byId = new Map(formats.map((format) => [format.id, format]));

/** Extension (without the dot) to the id of its format; aliases have none. */
const idByExtension = new Map(
  formats.filter((format) => !format.aliasOf).flatMap((format) => format.extensions.map((extension) => [extension, format.id] as const)),
);

/** The format with exactly this id (`jpeg` gives the alias, not JPG), or undefined. */
export const formatById = (id: string): Format | undefined => byId.get(id);

/** The format with this id; throws if there is none, which only a mistake in the catalogue can cause. */
export const requireFormat = (id: string): Format => {
  const format = byId.get(id);
  if (!format) throw new Error(`The catalogue has no format '${id}'. Add it under catalogue/formats/.`);
  return format;
};

/** Resolves an id, an extension or an alias in any case, with or without its dot, to its id: `.JPEG` gives `jpg`. Undefined if unknown. */
export const normaliseFormat = (idOrExtension: string): string | undefined => {
  const key = idOrExtension.trim().toLowerCase().replace(/^\./, '');
  const format = byId.get(key);
  return format ? (format.aliasOf ?? format.id) : idByExtension.get(key);
};

/** The same, but an alias keeps its spelling: `JPEG` gives `jpeg`. */
export const spelledFormat = (idOrExtension: string): string | undefined =>
  formatById(idOrExtension.trim().toLowerCase())?.id ?? normaliseFormat(idOrExtension);

/** The canonical id: `jpg` for `jpeg`, else the id itself. */
export const canonicalFormat = (id: string): string => byId.get(id)?.aliasOf ?? id;

/** The extension of a format without the dot: `jpg`, `tar.gz`. An alias keeps its own spelling. Throws for an unknown id. */
export const extensionOf = (id: string): string => {
  const [extension] = requireFormat(id).extensions;
  if (!extension) throw new Error(`The format '${id}' has no extension.`);
  return extension;
};
