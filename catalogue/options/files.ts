import type { Format } from '../formats/format.ts';
import { isDelimited, isMedia, takesCameraData } from './applies.ts';
import type { Option } from './option.ts';

const hasRecord = (format: Format): boolean => format.capabilities.metadata === true || format.capabilities.tags === true;

/** Options of tables, archives and metadata. */
export const fileOptions: readonly Option[] = [
  {
    id: 'stripMetadata',
    label: 'Remove metadata',
    help: 'Removes camera data, location, titles, covers and other metadata.',
    control: 'flag',
    default: false,
    applies: (from, to) =>
      hasRecord(from) &&
      ((from.kind === 'image' && takesCameraData(to)) ||
        (isMedia(from) && isMedia(to) && hasRecord(to)) ||
        // A PDF embeds a JPEG unchanged, with its metadata.
        (from.id === 'jpg' && to.id === 'pdf')),
  },
  {
    id: 'csvDelimiter',
    label: 'Delimiter',
    help: 'The character that separates fields. Automatic detects it when reading and writes a comma.',
    control: 'choice',
    choices: [
      { value: 'auto', label: 'Automatic' },
      { value: 'comma', label: 'Comma ,' },
      { value: 'semicolon', label: 'Semicolon ;' },
      { value: 'tab', label: 'Tab' },
      { value: 'pipe', label: 'Vertical bar |' },
    ],
    default: 'auto',
    applies: (from, to) => from.id === 'csv' || to.id === 'csv',
  },
  {
    id: 'csvEncoding',
    label: 'Encoding',
    help: 'Character encoding. Automatic detects it when reading and writes UTF-8.',
    control: 'choice',
    choices: [
      { value: 'auto', label: 'Automatic' },
      { value: 'utf-8', label: 'UTF-8' },
      { value: 'utf-8-bom', label: 'UTF-8 with byte order mark (for Excel)' },
      { value: 'utf-16le', label: 'UTF-16' },
      { value: 'windows-1252', label: 'Windows-1252 (Western Europe)' },
      { value: 'iso-8859-15', label: 'ISO 8859-15 (Western Europe)' },
      { value: 'windows-1250', label: 'Windows-1250 (Central Europe)' },
      { value: 'windows-1251', label: 'Windows-1251 (Cyrillic)' },
      { value: 'shift_jis', label: 'Shift JIS (Japanese)' },
      { value: 'gb18030', label: 'GB 18030 (Chinese)' },
    ],
    default: 'auto',
    applies: (from, to) => isDelimited(from) || isDelimited(to),
  },
  {
    id: 'archiveLevel',
    label: 'Compression',
    help: 'From 0 (no compression, fastest) to 9 (smallest, slowest).',
    control: 'number',
    min: 0,
    max: 9,
    step: 1,
    default: 5,
    applies: (from, to) => from.kind === 'archive' && to.kind === 'archive' && to.capabilities.compresses === true,
  },
];
