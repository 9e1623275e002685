import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

/** Tags of HTML within Markdown, which GitHub shows. */
export const typedTags: readonly Situation[] = [
  situation(
    'lowered-digits-of-markdown-to-latex',
    'jgm/pandoc#9075',
    ['md', 'tex'],
    'foo<sub>14:13</sub>bar and 10<sup>6</sup>, <u>under</u>\n',
    'subscript, superscript, underlined',
    async ({ text }) => [holds('marks', await text(), 'foo\\textsubscript{14:13}bar', '10\\textsuperscript{6}', 'under}')],
  ),
  situation(
    'picture-tag-of-markdown-to-restructured-text',
    'jgm/pandoc#3198',
    ['md', 'rst'],
    'Before <img src="https://example.com/favicon.ico" width="48" alt="Logo"> after.\n',
    'the words and the address of the picture',
    async ({ text }) => [holds('picture', await text(), 'Before', 'https://example.com/favicon.ico', 'after.')],
  ),
  situation(
    'table-tags-of-markdown-to-latex',
    'jgm/pandoc#2236',
    ['md', 'tex'],
    'Bla\n\n<table>\n<thead><tr><th>Component</th><th>Preu</th></tr></thead>\n<tr><td>Disc dur</td><td>86,95 €</td></tr>\n</table>\n',
    'a table of two columns',
    async ({ text }) => [holds('table', await text(), 'longtable', 'Component & Preu', 'Disc dur & 86,95')],
  ),
  situation(
    'drawing-in-a-pre-tag-of-markdown',
    'jgm/pandoc#599',
    ['md', 'docx'],
    'Art:\n\n<pre>\n    ,     ,-.\n   / \\   (   )\n</pre>\n',
    'the two lines with their blanks',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        holds('lines', xml.replace(/<[^<>]*>/g, ''), ',-.', '/ \\ ( )'),
        finding('blanks', /,<|,\s{5},-/.test(xml), xml.slice(-1500)),
      ];
    },
  ),
];
