import { agendas } from './agendas.ts';
import { appleAndCorel } from './apple-and-corel.ts';
import { archives } from './archives.ts';
import { arrowAttacks } from './arrow.ts';
import type { Attack } from './attack.ts';
import { audioAttacks } from './audio.ts';
import { books } from './books.ts';
import { confusions } from './confusions.ts';
import { databases } from './databases.ts';
import { disguised } from './disguised.ts';
import { documents } from './documents.ts';
import { drawings } from './drawings.ts';
import { extremes } from './extremes.ts';
import { fontAttacks } from './fonts.ts';
import { images } from './images.ts';
import { joinedImages } from './joined-images.ts';
import { joinedMedia } from './joined-media.ts';
import { mails } from './mails.ts';
import { mergedAndLocked } from './merged-and-locked.ts';
import { messages } from './messages.ts';
import { metafiles } from './metafiles.ts';
import { modelAttacks } from './models.ts';
import { notes } from './notes.ts';
import { office } from './office.ts';
import { olderOffice } from './older-office.ts';
import { operationAttacks } from './operations.ts';
import { packedPlaces } from './packed-places.ts';
import { parquetAttacks } from './parquet.ts';
import { pdfImages } from './pdf-images.ts';
import { programs } from './programs.ts';
import { recordings } from './recordings.ts';
import { referenceAttacks } from './references.ts';
import { scholarly } from './scholarly.ts';
import { settings } from './settings.ts';
import { shapefileAttacks } from './shapefiles.ts';
import { slowInspections } from './slow-inspections.ts';
import { subtitleAttacks } from './subtitles.ts';
import { tables } from './tables.ts';
import { trackers } from './trackers.ts';
import { videos } from './video.ts';

/** Every attack by file, by family. Hostile requests are in `wire.ts`. */
export const families: Readonly<Record<string, readonly Attack[]>> = {
  ...{
    images,
    drawings,
    videos,
    audio: audioAttacks,
    office,
    documents,
    programs,
    books,
    archives,
    tables,
    confusions,
    extremes,
    slowInspections,
    scholarly,
    subtitles: subtitleAttacks,
    fonts: fontAttacks,
    models: modelAttacks,
    joinedMedia,
    mergedAndLocked,
    settings,
    parquet: parquetAttacks,
    arrow: arrowAttacks,
    databases,
    agendas,
    mails,
    messages,
    notes,
    packedPlaces,
    shapefiles: shapefileAttacks,
    recordings,
    referenceAttacks,
    trackers,
    olderOffice,
    appleAndCorel,
    metafiles,
    joinedImages,
    pdfImages,
    operations: operationAttacks,
    disguised,
  },
};
