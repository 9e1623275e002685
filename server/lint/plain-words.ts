/**
 * Words that make a comment, test name or page of the documentation a riddle, each with what the field says instead (CONTRIBUTING.md,
 * "Plain English"). Text in backticks is code and is not read.
 */
export type PlainWord = { readonly file: string; readonly line: number; readonly word: string; readonly instead: string };

const rules: readonly (readonly [RegExp, string])[] = [
  [/\bt(?:old|ells?)\b/i, 'reports, states, distinguishes; configured, requested'],
  [/\b(?:is|are|was|were) (?:said|asked)\b/i, 'the active voice: a note says, a request has'],
  [/\ba (?:look|hold)\b/i, 'inspects; blocks'],
  [/\bbrothers?\b/i, 'variant, the same fault elsewhere'],
  [/\balone\b/i, 'only, single, separate; unchanged'],
  [/\bwhoever\b/i, 'the client, the sender, the caller'],
  [/\bby (?:itself|themselves|sight)\b/i, 'separately, on its own'],
  [/\bin (?:the )?place of\b/i, 'instead of'],
  [/\bfor want of\b|\bat a guess\b|\bgoes by\b|\bnone of \w+ business\b/i, 'without, estimated, depends on'],
];

/** Where this list and its examples are. */
const exempt = /^CHANGELOG\.md$|^CONTRIBUTING\.md$|^docs\/pdf-ablation\.md$|^server\/lint\/plain-words/;

const comment = /^\s*(?:\/\*\*?|\*|\/\/|<!--|--|#) (.*)|\s\/\/ (.*)$/;
const testName = /\b(?:test|describe)(?:\.\w+(?:\([^()]*\))?)*\((?:'([^']*)'|`([^`]*)`)/;

/** The prose of a line: all of a page's, the comment or test name of a source's. */
const proseOf = (line: string, isPage: boolean): string => {
  if (isPage) return line;
  const found = comment.exec(line) ?? testName.exec(line);
  return found?.[1] ?? found?.[2] ?? '';
};

export const plainWordsIn = (file: string, text: string): readonly PlainWord[] => {
  if (exempt.test(file)) return [];
  const isPage = file.endsWith('.md');
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (isPage && line.startsWith('```')) isCode = !isCode;
    const prose = isCode ? '' : proseOf(line, isPage).replaceAll(/`[^`]*`/g, '');
    return rules.flatMap(([rule, instead]) => {
      const word = rule.exec(prose)?.[0];
      return word ? [{ file, line: index + 1, word, instead }] : [];
    });
  });
};

/** All of them in the repository's own text. */
export const findPlainWords = async (root: string): Promise<readonly PlainWord[]> => {
  const found: PlainWord[] = [];
  const listed = Bun.spawn(['git', 'ls-files', '*.ts', '*.tsx', '*.mjs', '*.astro', '*.css', '*.py', '*.lua', '*.sh', '*.md'], {
    cwd: root,
  });
  for (const file of (await new Response(listed.stdout).text()).trim().split('\n'))
    found.push(...plainWordsIn(file, await Bun.file(`${root}${file}`).text()));
  return found;
};
