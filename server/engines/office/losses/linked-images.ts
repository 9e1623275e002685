import { type Message, message } from '../../../../catalogue/languages/message.ts';

const relationship = /<(?:\w+:)?Relationship\s[^<>]*>/g;
const image = /\sType="[^"<>]*\/image"/;
const external = /\sTargetMode="External"/;

/** Number of linked, not embedded, images in a relationships part of an OOXML package (ECMA-376 part 2, 9.3). */
export const linkedInRelations = (rels: string): number =>
  rels.includes('External') ? [...rels.matchAll(relationship)].filter(([tag]) => image.test(tag) && external.test(tag)).length : 0;

const drawn = /<draw:image\s[^<>]*>/g;
const href = /\sxlink:href="([^"<>]*)"/;
/** Links to files in the package, or inline data. */
const inPackage = /^(?:\.\/)?(?:Pictures|media|ObjectReplacements|Object \d+|Images)\/|^#|^data:|^$/;

/** Number of linked, not embedded, images in an OpenDocument text. */
export const linkedInOdf = (xml: string): number =>
  xml.includes('<draw:image') ? [...xml.matchAll(drawn)].filter(([tag]) => !inPackage.test(href.exec(tag)?.[1] ?? '')).length : 0;

export const linkedImagesNote = (count: number): readonly Message[] => (count === 0 ? [] : [message('linkedImages', { count })]);
