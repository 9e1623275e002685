import type { Rule } from './change.ts';

/** Formats that share the same record fields. */
const families: readonly ReadonlySet<string>[] = [new Set(['bib', 'csl.json', 'ris'])];

const fields: Rule = (from, to) => {
  if (!families.some((family) => family.has(from.id) && family.has(to.id))) return undefined;
  return {
    topic: 'Fields',
    from: `Those of ${from.name}`,
    to: `Those of ${to.name}`,
    verdict: 'kept',
    sentence: `Each entry of the ${from.name} is an entry of the ${to.name}, with names, dates and titles in the fields that the ${to.name} has for them.`,
  };
};

const holders: ReadonlySet<string> = new Set(['vcf', 'ics', 'gpx', 'kml', 'kmz', 'shp', 'geojson']);
const things: Readonly<Record<string, string>> = {
  vcf: 'contact',
  ics: 'event',
  gpx: 'point',
  kml: 'point',
  kmz: 'point',
  shp: 'point',
  geojson: 'point',
};
const maps: ReadonlySet<string> = new Set(['gpx', 'kml', 'kmz', 'shp', 'geojson']);
/** The same places, zipped or not. */
const googleEarth: ReadonlySet<string> = new Set(['kml', 'kmz']);

/** Contacts, events and places to and from tables, and between place formats. */
const held: Rule = (from, to) => {
  if (googleEarth.has(from.id) && googleEarth.has(to.id))
    return {
      topic: 'Places',
      from: 'Points, lines, areas',
      to: 'The same',
      verdict: 'kept',
      sentence:
        to.id === 'kmz'
          ? 'The KML is packed as it is, with its colors and links; pictures on the web are loaded when somebody opens the KMZ.'
          : 'The KML comes out unchanged. Pictures in the KMZ are left out, so custom pins become plain ones.',
    };
  if (to.id === 'shp')
    return {
      topic: 'Files',
      from: maps.has(from.id) ? 'One' : 'Rows',
      to: 'A ZIP of five',
      verdict: 'changed',
      sentence:
        'Points, lines and areas each get a shapefile of their own: .shp, .shx, .dbf, .prj and .cpg, in WGS 84 and UTF-8. Names of fields are cut to ten letters and texts to 254 bytes, as the format has no more room.',
    };
  if (from.id === 'shp')
    return {
      topic: 'Coordinates',
      from: 'As the .prj says',
      to: 'Longitude, latitude',
      verdict: 'changed',
      sentence: `Send the ZIP with all files of the shapefile: values come from its .dbf, and UTM, Lambert and other projections are turned into the degrees that the ${to.name} asks for. A .shp without the others gives shapes without names.`,
    };
  if (maps.has(from.id) && maps.has(to.id))
    return {
      topic: 'Places',
      from: 'Points, lines, areas',
      to: to.id === 'gpx' ? 'Waypoints, tracks' : 'Points, lines, areas',
      verdict: from.id === 'gpx' || to.id !== 'gpx' ? 'kept' : 'changed',
      sentence:
        to.id === 'gpx'
          ? `Points of the ${from.name} become waypoints, lines and the outlines of areas become tracks, with names, heights and times.`
          : `Positions, heights, names and descriptions of the ${from.name} are in the ${to.name}; colors and icons are not.`,
    };
  if (holders.has(from.id) && !holders.has(to.id))
    return {
      topic: 'Rows',
      from: `One ${things[from.id]} after another`,
      to: to.id === 'json' ? 'Objects' : 'A row each',
      verdict: 'changed',
      sentence:
        from.id === 'vcf'
          ? `Names, numbers, addresses and notes of each contact come under their own headings in the ${to.name}; pictures are left out.`
          : from.id === 'ics'
            ? `Each event or task comes with start, end, place, people and its rule of repetition, which is not written out, in the ${to.name}.`
            : to.id === 'json'
              ? `The ${to.name} is GeoJSON with a feature for each place.`
              : `Each point has its latitude, longitude and height in the ${to.name}; the points of a line follow one another with its number.`,
    };
  if (!holders.has(from.id) && holders.has(to.id))
    return {
      topic: 'Rows',
      from: 'Rows',
      to: `${things[to.id] === 'event' ? 'An' : 'A'} ${things[to.id]} each`,
      verdict: 'changed',
      sentence:
        to.id === 'vcf'
          ? `Headings such as those of Outlook and Google are known, in English; a column without a place in the ${to.name} goes into its note.`
          : to.id === 'ics'
            ? 'Columns such as Subject, Start and End make the events; a row without a date that can be read is left out.'
            : `Columns for latitude and longitude make a point of each row; the others are kept where ${to.name} has a place for them.`,
    };
  return undefined;
};

/** Mails as pages, and in a ZIP with their attachments. */
const mails: Rule = (from, to) => {
  if (from.id !== 'eml' && from.id !== 'mbox' && from.id !== 'msg') return undefined;
  if (to.id === 'eml')
    return {
      topic: 'Attachments',
      from: 'Yes',
      to: 'Yes',
      verdict: 'kept',
      sentence:
        'The EML is the complete mail: its original headers where Outlook kept them, its formatted or plain text, pictures and all attachments, including attached messages.',
    };
  if (to.id === 'zip')
    return {
      topic: 'Attachments',
      from: from.id === 'msg' ? 'Fields of the message' : 'Packed as text',
      to: 'Files',
      verdict: 'kept',
      sentence:
        from.id !== 'mbox'
          ? 'The ZIP holds everything that was attached, as files under their names, and the message as a web page.'
          : 'The ZIP holds each mail of the mailbox as an EML file, with its attachments.',
    };
  return {
    topic: 'Attachments',
    from: 'Yes',
    to: 'Their names',
    verdict: 'lost',
    sentence: `The ${to.name} names what was attached and shows pictures within the text; pictures on other machines are not fetched. Choose ZIP to get the files.`,
  };
};

/** Rules for records. */
export const recordRules: readonly Rule[] = [fields, held, mails];
