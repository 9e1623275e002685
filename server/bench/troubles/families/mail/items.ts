import { withProperties, writeCompound } from '../../../../engines/mail/outlook-samples.ts';

type Item = { readonly start: Date; readonly end: Date; readonly location: string };

/** Numbers of named properties of appointments ([MS-OXPROPS]): location, start and end. */
const numbers = [0x8208, 0x820d, 0x820e];

/** An appointment or a meeting as Outlook saves it: its times and place are named properties, whose ids begin at 8000. */
export const outlookItem = (kind: string, subject: string, { start, end, location }: Item): Uint8Array => {
  const entries = Buffer.alloc(8 * numbers.length);
  for (const [at, number] of numbers.entries()) {
    entries.writeUInt32LE(number, 8 * at);
    entries.writeUInt16LE(6, 8 * at + 4);
    entries.writeUInt16LE(at, 8 * at + 6);
  }
  return writeCompound({
    '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(16), '__substg1.0_00030102': entries },
    ...withProperties(32, {
      ...{ '001A': kind, '0037': subject, '0C1A': 'Ann', '0C1F': 'ann@example.org', 1000: 'the words' },
      ...{ 8000: location, 8001: start, 8002: end },
    }),
  });
};
