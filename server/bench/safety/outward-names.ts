import { unzipSync } from 'fflate';

const leadsOut = (path: string): boolean => path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path) || path.split(/[\\/]/).includes('..');

/** Names of a tar's members, and targets of its links relative to the link's folder. */
const tarPaths = (body: Buffer): readonly string[] => {
  const paths: string[] = [];
  const text = (at: number, length: number): string => body.toString('latin1', at, at + length).split('\0')[0] ?? '';
  for (let at = 0; at + 512 <= body.length && body[at] !== 0; ) {
    const [name, link, kind] = [text(at, 100), text(at + 157, 100), text(at + 156, 1)];
    paths.push(name);
    if (kind === '1' || kind === '2') paths.push(link);
    if (/[346]/.test(kind)) paths.push('/device');
    at += 512 + Math.ceil(Number.parseInt(text(at + 124, 12) || '0', 8) / 512) * 512;
  }
  return paths;
};

/** Names in a ZIP or tar that would escape the folder in which it is unpacked. Hostile names must not be passed on. */
export const outwardNames = (content: Uint8Array): readonly string[] => {
  const body = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const paths: string[] = [];
  if (body.toString('latin1', 0, 2) === 'PK')
    unzipSync(body, {
      filter: ({ name }) => {
        paths.push(name);
        return false;
      },
    });
  else if (body.toString('latin1', 257, 262) === 'ustar') paths.push(...tarPaths(body));
  return paths.filter(leadsOut);
};
