import { requireFormat } from '../../catalogue/formats.ts';
import { wordsIn } from '../../catalogue/languages/language-words.ts';
import type { Language } from '../../catalogue/languages/languages.ts';
import { addressIn, hasPage, type LocalTool, toolsIn } from '../../catalogue/languages/pages.ts';
import { say } from '../../catalogue/languages/say.ts';
import { operatesOn } from '../../catalogue/operations.ts';
import { formatPath } from '../../catalogue/paths.ts';
import { mergePdfPath } from '../../catalogue/text/merge-pdf.ts';
import { linksAround, type PairLink, pairLink } from './pair-links.ts';

const linkOf = (language: Language, { text, path }: LocalTool): PairLink => ({ name: text.name, path: addressIn(language, path) });

/** Name and address of a tool's page in a language, by its id or its path; empty if the language lacks it. */
export const toolLink = (language: Language, related: string): readonly PairLink[] => {
  const id = related.replace(/^\//, '');
  return toolsIn(language)
    .filter((tool) => tool.id === id)
    .map((tool) => linkOf(language, tool));
};

/** Links to pairs (`docx pdf`) and tools (`/merge-pdf`) for the next step; tools that a language lacks are left out. */
export const linksToAnswers = (language: Language, answers: readonly string[]): readonly PairLink[] =>
  answers.flatMap((answer) => {
    if (answer.startsWith('/')) return toolLink(language, answer);
    const [from = '', to = ''] = answer.split(' ');
    return [pairLink(language, from, to)];
  });

/** A link to a page that a language may lack. */
const linkWhere = (language: Language, name: string, path: string): PairLink | undefined =>
  hasPage(language, path) ? { name, path: addressIn(language, path) } : undefined;

/** Links to further tools, and to a format's targets except `to`. Omits those missing in the language. */
const linksAroundTool = (language: Language, related: readonly string[], main: string, to: string) => {
  const { name } = requireFormat(main);
  const { frame, toolPage } = wordsIn(language);
  if (!toolPage) return [];
  return [
    {
      title: toolPage.more,
      links: related.flatMap((one) => toolLink(language, one)),
      all: linkWhere(language, frame.allToolsCrumb, '/all-tools'),
    },
    {
      title: say(toolPage.convert, { format: name }),
      links: linksAround(main, to, language).sameSource,
      all: linkWhere(language, say(toolPage.everything, { format: name }), formatPath(main)),
    },
  ];
};

const nearSearchablePdf = [mergePdfPath, 'compress-pdf', 'rotate-pdf'];

/** The link groups of a tool's page. */
export const linksBeside = (language: Language, { operation, merge }: LocalTool) => {
  const tool = operation ?? merge;
  if (!tool) return linksAroundTool(language, nearSearchablePdf, 'pdf', 'txt');
  const { related, formats, to } = tool;
  return linksAroundTool(language, related, formats[0] ?? 'pdf', to ?? formats[0] ?? '');
};

/** A language's tools other than converters, by family. */
export const toolFamiliesIn = (language: Language) =>
  (['pdf', 'image', 'video', 'audio'] as const)
    .map((category) => ({
      category,
      tools: toolsIn(language)
        .filter((tool) => tool.category === category)
        .map((tool) => linkOf(language, tool)),
    }))
    .filter(({ tools }) => tools.length > 0);

const takes = ({ operation, merge }: LocalTool, format: string): boolean => {
  const tool = operation ?? merge;
  return tool ? operatesOn(tool, format) : format === 'pdf';
};

/** A language's tools that accept a format. */
export const toolsFor = (language: Language, format: string): readonly PairLink[] =>
  toolsIn(language)
    .filter((tool) => takes(tool, format))
    .map((tool) => linkOf(language, tool));
