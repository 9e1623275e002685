import { finding, same } from '../../../fidelity/check.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import type { Situation } from '../../situation.ts';
import { type File, inRtf, of } from './of.ts';
import { halves, rtf, rtfField } from './parts.ts';

const rtfRow = (...cells: readonly string[]): string =>
  `\\trowd${cells.map((_, index) => `\\cellx${2000 * (index + 1)}`).join('')} ${cells.map((one) => `\\pard\\intbl ${one}\\cell`).join('')}\\row `;
const rtfPictured: File = {
  file: 'letter.rtf',
  from: 'rtf',
  input: async () =>
    rtf(
      `Before {\\pict\\pngblip\\picw200\\pich100\\picwgoal3000\\pichgoal1500 ${Buffer.from(await halves('png')).toString('hex')}} after\\par`,
    ),
};

/** Reports on RTF to web pages. */
export const rtfToPage: readonly Situation[] = [
  of(
    'table-of-rtf-with-a-link',
    'jgm/pandoc#10942',
    inRtf(
      `${rtfRow('Name', 'Link')}${rtfRow('Site', rtfField('HYPERLINK "https://example.org/a" \\\\l "part"', '\\ul our page'))}\\pard End\\par`,
    ),
    'html',
    'two rows, and the link in its cell',
    async ({ text }) => {
      const html = await text();
      return [
        same('rows', (html.match(/<tr/g) ?? []).length, 2),
        finding(
          'link',
          /<td(?:(?!<\/td>)[\s\S])*href="https:\/\/example\.org\/a#part"(?:(?!<\/td>)[\s\S])*our\s+page/.test(html),
          html.slice(-900),
        ),
      ];
    },
  ),
  of('picture-of-rtf-in-a-page', 'erdomke/RtfPipe#37', rtfPictured, 'html', 'the picture', async (result) => {
    const [image, ...others] = await imagesOf(result);
    return [finding('picture', image !== undefined && others.length === 0 && (await hasGreen(image)), (await result.text()).slice(-500))];
  }),
  of(
    'table-of-rtf-in-a-page',
    'henck/rtf-html-php#60',
    inRtf(`${[1, 2, 3].map((row) => rtfRow(...[1, 2, 3, 4].map((column) => `r${row}c${column}`))).join('')}\\pard End\\par`),
    'html',
    'a table of three rows with four cells each',
    async ({ text }) => [
      same(
        'cells',
        [...(await text()).matchAll(/<t[dh](?:(?!<\/t[dh]>)[\s\S])*?(r\dc\d)/g)].map(([, name]) => name).join(' '),
        'r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4',
      ),
    ],
  ),
  of(
    'mail-address-of-rtf',
    'tbluemel/rtf.js#60',
    inRtf(`Write to ${rtfField('HYPERLINK "mailto:ada@example.org"', '{\\ul\\cf1 ada@example.org}')}.\\par`),
    'html',
    'the address as a link',
    async ({ text }) => [
      finding('link', /href="mailto:ada@example\.org"[^>]*>(?:<[^>]*>)*ada@example\.org/.test(await text()), (await text()).slice(-500)),
    ],
  ),
];
