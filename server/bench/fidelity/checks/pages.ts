import { join } from 'node:path';
import { formatById } from '../../../../catalogue/formats.ts';
import { type Checks, type Finding, finding, near, same } from '../check.ts';
import { look, withFolder } from '../look.ts';
import { lookAtImage, meanOf } from './images.ts';
import { bare, orderFindings, pdfFindings, readInput, spellings } from './input.ts';

/** Tolerated difference in page count: font substitutes differ from those of the machine that counted. */
const pageSlack = 0.2;

/** PDF: pages, page size, searchable text, embedded fonts; an image's colours. */
export const pageChecks: Checks = async ({ fixture, output }) => {
  const { facts } = fixture;
  const about = await look('pdfinfo', output);
  const pages = Number(/^Pages:\s+(\d+)/m.exec(about)?.[1]);
  const findings: Finding[] = [];
  if (formatById(fixture.format)?.kind === 'image') {
    findings.push(same('pages', pages, formatById(fixture.format)?.capabilities.pages ? (facts.frames_or_pages ?? 1) : 1));
    const [across = 1, down = 1] = (/^Page size:\s+([\d.]+) x ([\d.]+)/m.exec(about)?.slice(1) ?? []).map(Number);
    const [width, height] = [facts.upright_width ?? facts.width, facts.upright_height ?? facts.height];
    if (Number(width) > 0 && Number(height) > 0 && width && height)
      findings.push(near('shape of the page', across / down, width / height, 0.02 * (width / height)));
    const firstIsShown = (facts.heif_images?.[0]?.primary ?? true) && fixture.format !== 'ico';
    const expected = firstIsShown && fixture.format !== 'svg' ? await meanOf(fixture) : undefined;
    if (expected) {
      const mean = await withFolder(async (dir) => {
        await look('pdftoppm', '-r', '36', '-png', '-singlefile', output, join(dir, 'page'));
        return (await lookAtImage(join(dir, 'page.png'), 'png')).mean;
      });
      const distance = Math.max(...expected.map((value, channel) => Math.abs(value - (mean[channel] ?? mean[0] ?? 0))));
      findings.push(finding('colours', distance <= 10, `${mean} instead of ${expected}`));
    }
    return findings;
  }
  const expected = facts.slides ?? facts.libreoffice?.pdf_pages;
  if (expected) findings.push(near('pages', pages, expected, facts.slides ? 0 : Math.max(1, expected * pageSlack)));
  else findings.push(finding('pages', pages > 0, pages));
  const sentence = facts.libreoffice ? facts.libreoffice.sentence : facts.sentence;
  // Columns and tables are read both in layout order and in drawing order.
  const [seen, drawn] = await Promise.all([look('pdftotext', output, '-'), look('pdftotext', '-raw', output, '-')]);
  const input = await readInput(fixture);
  if (sentence)
    findings.push(
      finding(
        'text',
        [seen, drawn].some((text) => spellings(input, sentence).some((spelling) => bare(text).includes(bare(spelling)))),
        'the sentence is missing',
      ),
    );
  const orders = [seen, drawn].map((text) => orderFindings(input, text));
  findings.push(...(orders.find((order) => order.every(({ ok }) => ok)) ?? orders[0] ?? []), ...(await pdfFindings(input, output)));
  const fonts = (await look('pdffonts', output)).split('\n').slice(2).filter(Boolean);
  const outside = fonts.filter((line) => !/ yes (yes|no ) (yes|no )\s+\d+\s+\d+$/.test(line));
  findings.push(same('fonts inside', outside, []));
  return findings;
};
