import type { Situation } from '../situation.ts';
import { addressedMails } from './mail/addressed.ts';
import { assembledMails } from './mail/assembled.ts';
import { attached } from './mail/attached.ts';
import { auditedMails } from './mail/audited.ts';
import { containers } from './mail/boxes.ts';
import { calendarLines } from './mail/calendar-lines.ts';
import { calendars } from './mail/calendars.ts';
import { contacts } from './mail/contacts.ts';
import { exported } from './mail/exported.ts';
import { filedRecords } from './mail/filed.ts';
import { further } from './mail/further.ts';
import { namedGuests } from './mail/guests.ts';
import { keptRecords } from './mail/kept.ts';
import { namedPeople } from './mail/named.ts';
import { openedMails } from './mail/opened.ts';
import { picturedMails } from './mail/pictured.ts';
import { placedMails } from './mail/placed.ts';
import { printedMails } from './mail/printed.ts';
import { repeatedRecords } from './mail/repeated.ts';
import { rosteredRecords } from './mail/rostered.ts';
import { savedFiles } from './mail/saved-files.ts';
import { savedItems } from './mail/saved-items.ts';
import { sharedPages } from './mail/shared-pages.ts';
import { signedMails } from './mail/signed.ts';
import { takenApart } from './mail/taken-apart.ts';
import { texts } from './mail/texts.ts';
import { unpackedMails } from './mail/unpacked.ts';
import { wrappedMails } from './mail/wrapped.ts';

/** Situations of this family, from the files of the folder `mail/`. */
export const mail: readonly Situation[] = [
  ...texts,
  ...attached,
  ...containers,
  ...contacts,
  ...calendars,
  ...further,
  ...exported,
  ...calendarLines,
  ...signedMails,
  ...printedMails,
  ...assembledMails,
  ...namedPeople,
  ...namedGuests,
  ...openedMails,
  ...keptRecords,
  ...sharedPages,
  ...picturedMails,
  ...wrappedMails,
  ...repeatedRecords,
  ...unpackedMails,
  ...takenApart,
  ...auditedMails,
  ...placedMails,
  ...savedItems,
  ...rosteredRecords,
  ...addressedMails,
  ...filedRecords,
  ...savedFiles,
];
