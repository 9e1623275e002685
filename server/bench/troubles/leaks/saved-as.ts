import { look, withFolder } from '../../fidelity/look.ts';

/** The file saved in another format by LibreOffice's own program. */
export const savedAs = (bytes: Uint8Array, from: string, to: string): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/Old.${from}`, bytes);
    await look(
      'soffice',
      `-env:UserInstallation=file://${dir}/profile`,
      '--headless',
      '--convert-to',
      to,
      '--outdir',
      `${dir}/made`,
      `${dir}/Old.${from}`,
    );
    return Bun.file(`${dir}/made/Old.${to}`).bytes();
  });
