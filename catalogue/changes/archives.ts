import type { Format } from '../formats/format.ts';
import { withArticle } from '../text/words.ts';
import { takesPassword } from '../unlock.ts';
import type { Rule } from './change.ts';

const bothArchives = (from: Format, to: Format): boolean => from.kind === 'archive' && to.kind === 'archive';

const contents: Rule = (from, to) => {
  if (!bothArchives(from, to)) return undefined;
  const topic = 'Files and folders';
  if (!from.capabilities.folders)
    return to.capabilities.folders
      ? {
          topic,
          from: 'One file',
          to: 'One file inside',
          verdict: 'kept',
          sentence: `The file inside the ${from.name} is unpacked and put into the ${to.name} under its own name.`,
        }
      : {
          topic,
          from: 'One file',
          to: 'One file',
          verdict: 'kept',
          sentence: `The file is unpacked from ${from.name} and packed as ${to.name}; its bytes stay the same.`,
        };
  return {
    topic,
    from: 'Tree',
    to: 'The same tree',
    verdict: 'kept',
    sentence: `Every file in the ${from.name} is copied to the ${to.name} unchanged, together with empty folders, dates and names in any script.`,
  };
};

const packing: Rule = (from, to) => {
  if (!bothArchives(from, to) || from.capabilities.compresses === to.capabilities.compresses) return undefined;
  return to.capabilities.compresses
    ? {
        topic: 'Compression',
        from: 'None',
        to: 'Yes',
        verdict: 'gained',
        sentence: `${withArticle(from)} is as large as its files; ${to.name} compresses them, text to a fifth and photographs hardly at all.`,
      }
    : {
        topic: 'Compression',
        from: 'Yes',
        to: 'None',
        verdict: 'lost',
        sentence: `${to.name} does not compress: expect a file as large as everything that was packed in the ${from.name}.`,
      };
};

const solid: Rule = (from, to) => {
  if (
    !bothArchives(from, to) ||
    !from.capabilities.compresses ||
    !to.capabilities.compresses ||
    from.capabilities.solid === to.capabilities.solid
  )
    return undefined;
  return to.capabilities.solid
    ? {
        topic: 'Compression',
        from: 'File by file',
        to: 'All together',
        verdict: 'gained',
        sentence: `${to.name} can compress all files as one, so many similar ones take less room than in the ${from.name}; taking out a single one is slower.`,
      }
    : {
        topic: 'Compression',
        from: 'All together',
        to: 'File by file',
        verdict: 'changed',
        sentence: `${to.name} compresses each file separately: a little larger than the ${from.name}, and single files come out at once.`,
      };
};

const password: Rule = (from, to) => {
  if (!bothArchives(from, to) || !from.capabilities.encrypts) return undefined;
  return {
    topic: 'Password',
    from: 'Possible',
    to: to.capabilities.encrypts ? 'Possible' : 'No',
    verdict: to.capabilities.encrypts ? 'changed' : 'lost',
    sentence: takesPassword(from.id)
      ? `${withArticle(from)} under a password is opened with it: a field for it appears. The ${to.name} is written without one.`
      : `${withArticle(from)} under a password cannot be opened here: unpack it on your device first. The ${to.name} is written without one.`,
  };
};

const permissions: Rule = (from, to) => {
  if (!bothArchives(from, to) || !from.capabilities.unixPermissions || !to.capabilities.unixPermissions) return undefined;
  return {
    topic: 'Permissions',
    from: 'Yes',
    to: 'Yes',
    verdict: 'kept',
    sentence: `Scripts that can be run in the ${from.name} can still be run in the ${to.name}, on Linux and macOS.`,
  };
};

const owners: Rule = (from, to) => {
  if (!bothArchives(from, to) || !from.id.startsWith('tar') || !to.capabilities.folders) return undefined;
  return {
    topic: 'Owners',
    from: 'User and group',
    to: 'None',
    verdict: 'lost',
    sentence: `File owners recorded in ${withArticle(from)} are left out, and so are links that point outside it.`,
  };
};

const signature: Rule = (from, to) => {
  if (!['jar', 'apk', 'deb', 'rpm', 'xar'].includes(from.id) || !bothArchives(from, to)) return undefined;
  return {
    topic: 'Installing',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `The ${to.name} is for looking inside: signatures and install rules belong to the ${from.name} as a whole, so keep it for installing.`,
  };
};

/** Rules for archives. */
export const archiveRules: readonly Rule[] = [contents, packing, solid, password, permissions, owners, signature];
