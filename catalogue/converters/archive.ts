import type { ConverterRow } from './converter.ts';

/** Archive converters; popular ones first. */
export const archiveConverters: readonly ConverterRow[] = [
  {
    from: 'rar',
    to: 'zip',
    path: '/rar-to-zip',
    description: 'Convert RAR archives to ZIP, which Windows, macOS and phones open by themselves.',
  },
  {
    from: 'zip',
    to: 'rar',
    path: '/zip-to-rar',
    description: 'Convert ZIP archives to RAR, packed by the RAR program itself.',
  },
  {
    from: '7z',
    to: 'zip',
    path: '/7z-to-zip',
    description: 'Convert 7Z archives to ZIP for people who have no 7-Zip.',
  },
  {
    from: 'zip',
    to: '7z',
    path: '/zip-to-7z',
    description: 'Convert ZIP archives to 7Z; LZMA over all files together often saves a third.',
  },
  {
    from: 'tar',
    to: 'zip',
    path: '/tar-to-zip',
    description: 'Convert TAR archives from Unix to ZIP: packed small, and Windows opens it.',
  },
  {
    from: 'zip',
    to: 'tar',
    path: '/zip-to-tar',
    description: 'Convert ZIP archives to TAR for servers, containers and build scripts.',
  },
  {
    from: 'rar',
    to: '7z',
    path: '/rar-to-7z',
    description: 'Convert RAR archives to 7Z, just as tight and free of a licence to pack.',
  },
];
