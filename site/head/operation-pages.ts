import { categoryById } from '../../catalogue/categories.ts';
import { requireFormat } from '../../catalogue/formats.ts';
import { type Operation, operationById, operationPath, operations, operationsOf } from '../../catalogue/operations.ts';
import { canonicalPath } from '../../catalogue/paths.ts';
import { furtherPages } from '../../catalogue/search/further-pages.ts';
import { hubPath } from './format-hubs.ts';
import { linksAround, type PairLink } from './pair-links.ts';

/** The name and the address of an operation's page, or of another page that keeps a format. */
export const linkTo = (related: string): PairLink => {
  const path = related.startsWith('/') ? related : operationPath(operationById(related) ?? { id: related });
  const page = furtherPages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return { name: page.name, path };
};

/** A pair (`docx pdf`) or a page (`/merge-pdf`) that helps on. */
export const linkToAnswer = (answer: string): PairLink => {
  if (answer.startsWith('/')) return linkTo(answer);
  const [from = '', to = ''] = answer.split(' ');
  return { name: `${requireFormat(from).name} to ${requireFormat(to).name}`, path: canonicalPath(from, to) };
};

/** Further tools, and what a format converts into other than `to`. What is not there is left out. */
export const linksAroundTool = (related: readonly string[], main: string, to: string) => {
  const { name } = requireFormat(main);
  return [
    { title: 'More tools', links: related.map(linkTo), all: { name: 'All tools', path: '/all-tools' } },
    {
      title: `Convert ${name}`,
      links: linksAround(main, to).sameSource,
      all: { name: `Everything from ${name}`, path: hubPath(main) },
    },
  ];
};

/** The groups of links of an operation's page. */
export const linksBeside = ({ related, formats, to }: Operation) => linksAroundTool(related, formats[0] ?? 'pdf', to ?? formats[0] ?? '');

/** Every tool that is no converter between two formats, by the family under which it is listed. */
export const toolFamilies = (['pdf', 'image', 'video', 'audio'] as const).map((category) => ({
  category,
  title: categoryById(category).title.replace('Converters', 'Tools'),
  tools: [
    ...(category === 'pdf' ? furtherPages.filter(({ path }) => path === '/merge-pdf') : []),
    ...operations
      .filter((operation) => operation.category === category)
      .map(({ id, words }) => ({ ...linkTo(id), description: words.description })),
    ...(category === 'pdf' ? furtherPages.filter(({ path }) => path === '/searchable-pdf') : []),
  ],
}));

/** The tools that take a format. */
export const toolsFor = (format: string): readonly PairLink[] => [
  ...operationsOf(format).map(({ id }) => linkTo(id)),
  ...(format === 'pdf' ? ['/merge-pdf', '/searchable-pdf'].map(linkTo) : []),
];
