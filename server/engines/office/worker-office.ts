import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkDescriptor, WorkerProblem } from '../../contract/worker-main.ts';
import { type Office, type OfficeDocument, startOffice } from './kit.ts';
import { forkedOffice } from './parent-kit.ts';
import { pdfExportOptions } from './pdf-export.ts';
import { profileXcu } from './profile.ts';
import { officeProgramDir } from './program-dir.ts';
import { isProtected } from './protection.ts';
import { warmUpFiles } from './warm-up.ts';

const profileDir = join(tmpdir(), 'office');
export const scratch = join(tmpdir(), 'scratch');

/** LibreOffice in this process, for environments that can't fork. */
const ownOffice = (): Office => {
  mkdirSync(`${profileDir}/user`, { recursive: true });
  writeFileSync(`${profileDir}/user/registrymodifications.xcu`, profileXcu);
  return startOffice(officeProgramDir, profileDir);
};

let begun: Office | undefined;
/** LibreOffice in a fork of a preloaded process, or in this process as a fallback. */
const office = (): Office => {
  const fd = forkDescriptor();
  begun ??= fd === undefined ? ownOffice() : forkedOffice(fd);
  return begun;
};

const hasContent = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true && statSync(path).size > 0;

/** Throws WorkerProblem `password_protected` or `corrupt_input` if it fails to open. */
export const open = async (path: string): Promise<OfficeDocument> => {
  const document = office().open(path);
  if (document) return document;
  throw new WorkerProblem((await isProtected(path)) ? 'password_protected' : 'corrupt_input');
};

/** Throws WorkerProblem `conversion_failed` if it fails to save. */
export const saveAs = (document: OfficeDocument, path: string, extension: string, options?: string): void => {
  if (!document.saveAs(path, extension, options) || !hasContent(path)) throw new WorkerProblem('conversion_failed');
};

export const begin = (): void => {
  mkdirSync(scratch, { recursive: true });
  office();
};

/** Opens and prints small generated documents, so that LibreOffice loads the libraries for their kind before the visitor's file arrives. */
export const warmUp = async (kind: string | undefined): Promise<void> => {
  // A fork inherits them from its parent.
  if (forkDescriptor() !== undefined) return;
  for (const [name, bytes] of Object.entries(warmUpFiles(kind))) {
    const path = `${scratch}/${name}`;
    writeFileSync(path, bytes);
    const document = await open(path);
    saveAs(document, `${scratch}/warm-up.pdf`, 'pdf', pdfExportOptions({ tagged: true }));
    document.close();
  }
};
