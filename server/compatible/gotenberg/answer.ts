import { zipFiles } from '../several.ts';
import type { Work, WorkFile } from '../work.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const controls = /[\u0000-\u001f\u007f]/g;

/** The name that `Gotenberg-Output-Filename` asks for, without folders and control characters; undefined without it. */
const askedName = (request: Request): string | undefined => {
  const given = request.headers.get('gotenberg-output-filename');
  if (!given) return undefined;
  const name = (given.slice(0, 1024).split(/[/\\]/).at(-1) ?? '').replace(controls, '').normalize('NFC').slice(0, 200);
  return name === '' || /^\.+$/.test(name) ? undefined : name;
};

/** One file as it is, several as a ZIP; both under the requested name. */
export const outputOf = async (work: Work, request: Request, files: readonly WorkFile[]): Promise<WorkFile> => {
  const name = askedName(request);
  const [only] = files;
  if (only && files.length === 1) {
    const extension = /\.[^.]{1,20}$/.exec(only.fileName)?.[0] ?? '';
    return { ...only, fileName: name === undefined ? only.fileName : `${name}${extension}` };
  }
  return zipFiles(work, files, `${name ?? 'converted'}.zip`);
};
