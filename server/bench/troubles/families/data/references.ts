import { same } from '../../../fidelity/check.ts';
import type { Situation } from '../../situation.ts';
import { finds, says } from './make.ts';

type Reference = { readonly [name: string]: unknown };
const firstOf = async (text: () => Promise<string>): Promise<Reference> => JSON.parse(await text())[0] ?? {};
const date = (reference: Reference): unknown => (reference.issued as { readonly 'date-parts'?: unknown } | undefined)?.['date-parts'];

const ris = (name: string, source: string, input: string, wanted: Reference): Situation =>
  finds(name, source, ['ris', 'csl.json'], input, JSON.stringify(wanted), async ({ text }) => {
    const seen = await firstOf(text);
    return Object.entries(wanted).map(([key, value]) => same(key, key === 'issued' ? date(seen) : seen[key], value));
  });

const bib = (name: string, source: string, input: string, wanted: Reference): Situation =>
  finds(name, source, ['bib', 'csl.json'], input, JSON.stringify(wanted), async ({ text }) => {
    const seen = await firstOf(text);
    return Object.entries(wanted).map(([key, value]) => same(key, seen[key], value));
  });

export const references: readonly Situation[] = [
  bib(
    'bib-author-that-is-a-body',
    'larsgw/citation.js#54',
    '@article{id2,\n  author = {{Good Guy Greg} and {National Academy of Sciences}},\n  title = {T},\n  year = 2017\n}\n',
    { author: [{ literal: 'Good Guy Greg' }, { literal: 'National Academy of Sciences' }] },
  ),
  says(
    'bib-body-to-ris',
    'JabRef/jabref-koppor#199',
    ['bib', 'ris'],
    '@Manual{BPMN20,\n  Title = {{B}usiness {P}rocess {M}odel and {N}otation ({BPMN}) {V}ersion 2.0},\n  Author = {{Object Management Group}},\n  Year = {2011},\n  URL = {http://www.omg.org/spec/BPMN/2.0/}\n}\n',
    [
      'AU  - Object Management Group',
      'TI  - Business Process Model and Notation (BPMN) Version 2.0',
      'UR  - http://www.omg.org/spec/BPMN/2.0/',
    ],
    ['AU  - Group, Object'],
  ),
  bib(
    'bib-accents-of-tex',
    'retorquere/bibtex-parser#1',
    "@incollection {MR1870153,\n  AUTHOR = {Fran\\v{c}ek, Jan and Krej{\\v{c}}{\\'{\\i}}, Pavel and {\\AA}ng, \\O le},\n  TITLE = {Homogenization}, YEAR = 2000\n}\n",
    {
      author: [
        { family: 'Franček', given: 'Jan' },
        { family: 'Krejčí', given: 'Pavel' },
        { family: 'Ång', given: 'Øle' },
      ],
    },
  ),
  says(
    'bib-given-names-first-to-ris',
    'mjwestgate/synthesisr#30',
    ['bib', 'ris'],
    '@Manual{s, title = {synthesisr}, author = {Martin Westgate and Eliza Grames}, year = {2020}}\n',
    ['AU  - Westgate, Martin', 'AU  - Grames, Eliza'],
  ),
  ris(
    'ris-full-date-and-one-abstract',
    'JabRef/jabref#6065',
    'TY  - JOUR\nT1  - Grid Cells for Conceptual Spaces?\nAU  - Kriegeskorte, Nikolaus\nAU  - Storrs, Katherine R.\nY1  - 2016/10/19\nPY  - 2016\nN1  - doi: 10.1016/j.neuron.2016.10.006\nDO  - 10.1016/j.neuron.2016.10.006\nT2  - Neuron\nJF  - Neuron\nSP  - 280\nEP  - 284\nVL  - 92\nIS  - 2\nPB  - Elsevier\nN2  - Cells encode a location.\nAB  - Cells encode a location.\nSN  - 0896-6273\nER  - \n',
    {
      issued: [[2016, 10, 19]],
      abstract: 'Cells encode a location.',
      page: '280-284',
      'container-title': 'Neuron',
      'collection-title': undefined,
    },
  ),
  ris(
    'ris-day-of-access-is-no-year',
    'JabRef/jabref#4816',
    'TY  - JOUR\nTI  - T\nAU  - A, B\nPY  - 2005\nY1  - 2005/03/01\nY2  - 2019/03/27\nER  - \n',
    { issued: [[2005, 3, 1]], accessed: { 'date-parts': [[2019, 3, 27]] } },
  ),
  ris(
    'ris-date-before-the-old-one',
    'zotero/translators#2125',
    'TY  - JOUR\nT1  - Reputation\nAU  - Petkova, Antoaneta P.\nY1  - 2013/05/28\nPY  - 2013\nDA  - 2014/04/01\nER  - \n',
    { issued: [[2014, 4, 1]] },
  ),
  ris(
    'ris-authors-on-one-line',
    'nealhaddaway/citationchaser#28',
    'TY  - JOUR\nAU  - Sánchez-Cordón, Pedro J.; Montoya, Maria; Reis, Ana Luisa; Dixon, Linda K.\nTI  - African swine fever\nER  - \n',
    {
      author: [
        { family: 'Sánchez-Cordón', given: 'Pedro J.' },
        { family: 'Montoya', given: 'Maria' },
        { family: 'Reis', given: 'Ana Luisa' },
        { family: 'Dixon', given: 'Linda K.' },
      ],
    },
  ),
  ris(
    'ris-type-in-the-middle',
    'ESHackathon/CiteSource#27',
    'DB  - McK\nTI  - Population structure of baboons\nSP  - 67-76\nTY  - JOUR\nVL  - 49\nIS  - 2\nAU  - Marais, A. J.\nJO  - Koedoe\nER  - \n\nDB  - WoS\nTI  - Second\nTY  - JOUR\nAU  - Bo, C.\nER  - \n',
    {
      type: 'article-journal',
      title: 'Population structure of baboons',
      page: '67-76',
      volume: '49',
      author: [{ family: 'Marais', given: 'A. J.' }],
    },
  ),
  ris(
    'ris-head-of-a-program-and-blank-lines',
    'dsifford/academic-bloggers-toolkit#389',
    'Created by: a program\nDatabase: mine\n\nTY  - JOUR\nAU  - Doe, Jan\n\n\nTI  - A title\n\nPY  - 2015\n\nER  -\n',
    { title: 'A title', author: [{ family: 'Doe', given: 'Jan' }], issued: [[2015]] },
  ),
  ris(
    'ris-of-mendeley',
    'asreview/asreview#1005',
    'TY  - JOUR\nT1  - The effect of sex\nA1  - Wong, Thessa M.L.\nA1  - van de Schoot, Rens\nY1  - 2012/05//\nKW  - Crime reporting\nKW  - Victims\nJF  - Journal of Interpersonal Violence\nVL  - 27\nSP  - 1276\nEP  - 1292\nDO  - 10.1177/0886260511425245\nN2  - This article examines\nER  - \n',
    {
      author: [
        { family: 'Wong', given: 'Thessa M.L.' },
        { family: 'van de Schoot', given: 'Rens' },
      ],
      issued: [[2012, 5]],
      keyword: 'Crime reporting, Victims',
      abstract: 'This article examines',
    },
  ),
  ris(
    'ris-editors-of-a-book',
    'JabRef/jabref#3634',
    'TY  - CHAP\nAU  - Smith, Bob\nED  - Martin, Steve\nT1  - Chapter\nT2  - Testing Book Title\nPB  - Test Publisher\nY1  - 2015\nER  - \n',
    {
      author: [{ family: 'Smith', given: 'Bob' }],
      editor: [{ family: 'Martin', given: 'Steve' }],
      'container-title': 'Testing Book Title',
    },
  ),
];
