import { readFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { entryName, type TakenNames } from '../../formats/zip/entry-names.ts';
import { openZip } from '../../formats/zip/read.ts';
import { createZip } from '../../formats/zip/write.ts';
import { contentOf } from '../mail/attachment.ts';
import { parseMail } from '../mail/read-mail.ts';
import type { EmbeddedRequest } from './protocol.ts';

/** Folders of packages that hold files of other formats: images, recordings, other documents. */
const holding = /(?:^|\/)(?:media|embeddings|Pictures|images|Images|fonts|audio|video)\/[^/]+$/;
const imageName = /\.(?:png|jpe?g|gif|svg|webp|emf|wmf|tiff?|bmp)$/i;

const most = 2000;

type Inner = { readonly name: string; readonly content: () => AsyncIterable<Uint8Array> | Uint8Array };

const ofPackage = (path: string): readonly Inner[] => {
  const zip = openZip(path);
  return zip.entries
    .filter(({ name }) => !name.endsWith('/') && (holding.test(name) || imageName.test(name)))
    .map(({ name }) => ({ name, content: () => zip.stream(name) }));
};

const ofMail = async (path: string): Promise<readonly Inner[]> =>
  (await parseMail(readFileSync(path))).attachments.map((attachment) => ({
    name: attachment.filename || `part.${attachment.mimeType.split('/')[1]?.replace(/[^a-z0-9]/gi, '') || 'bin'}`,
    content: () => contentOf(attachment),
  }));

/** Writes the files that are inside of another into a ZIP. Throws `nothing_to_convert` where there are none. */
export const takeEmbedded = async ({ input, kind, output }: EmbeddedRequest): Promise<void> => {
  const found = kind === 'mail' ? await ofMail(input) : ofPackage(input);
  if (found.length === 0) throw new WorkerProblem('nothing_to_convert', message('embeddedNone'));
  if (found.length > most) throw new WorkerProblem('too_many_entries', undefined, { name: 'entries', max: most, actual: found.length });
  const zip = createZip(output);
  const taken: TakenNames = new Map();
  try {
    for (const { name, content } of found) await zip.add(entryName(name, taken), content(), { store: true });
  } finally {
    zip.close();
  }
};
