import type { Format } from '../formats/format.ts';
import { isRaster } from '../options/applies.ts';
import { lacksPage } from '../options/pages.ts';
import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';

const isPaper = (format: Format): boolean => format.kind === 'document' && format.capabilities.fixedLayout === true;

const isMail = ({ id }: Format): boolean => id === 'eml' || id === 'mbox' || id === 'msg';

const imageOnPage: Rule = (from, to) => {
  if (from.kind !== 'image' || !isPaper(to)) return undefined;
  if (from.capabilities.vector) return undefined;
  const topic = 'Image data';
  if (from.id === 'jpg' && to.id === 'pdf')
    return {
      topic,
      from: 'JPEG',
      to: 'The same JPEG',
      verdict: 'kept',
      sentence: 'The compressed JPEG data moves into the PDF as it is, so not one pixel changes.',
    };
  if (from.capabilities.lossless === 'optional' && from.id !== 'tiff')
    return {
      topic,
      from: 'Exact or lossy',
      to: 'Exact or JPEG',
      verdict: 'changed',
      sentence: `${to.name} cannot hold ${from.name} data. A lossless ${from.name} is stored without loss, a lossy one as JPEG of high quality.`,
    };
  return {
    topic,
    from: 'Pixels',
    to: 'The same pixels',
    verdict: 'kept',
    sentence: `The pixels of the ${from.name} are stored in the ${to.name} without lossy compression.`,
  };
};

const paperSize: Rule = (from, to) => {
  if (from.kind !== 'image' || !isPaper(to)) return undefined;
  return {
    topic: 'Page',
    from: 'None',
    to: 'Size of the picture',
    verdict: 'gained',
    sentence: `The page takes the size that the ${from.name} has at its resolution${lacksPage(from, to) ? '; choose A4, Letter and a margin instead if you want to print it' : ''}.`,
  };
};

const wordsInImage: Rule = (from, to) => {
  if (!isRaster(from) || !isPaper(to)) return undefined;
  return {
    topic: 'Writing',
    from: 'Pixels',
    to: 'Pixels',
    verdict: 'kept',
    sentence: `Text in the ${from.name} stays part of the picture; you cannot search for it in the ${to.name}.`,
  };
};

const stillOnPage: Rule = (from, to) => {
  if (!from.capabilities.animation || !isPaper(to)) return undefined;
  return {
    topic: 'Animation',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `A page cannot move: an animated ${from.name} gives its first frame.`,
  };
};

const pagesToImages: Rule = (from, to) => {
  if (from.kind !== 'document' || to.kind !== 'image' || !from.capabilities.text) return undefined;
  return {
    topic: 'Pages',
    from: from.capabilities.slides ? 'Slides' : 'Pages',
    to: 'Pictures',
    verdict: 'changed',
    sentence: `Every ${from.capabilities.slides ? 'slide' : 'page'} of the ${from.name} becomes one ${to.name}, numbered in order; more than one come in a ZIP.`,
  };
};

const textToPixels: Rule = (from, to) => {
  if (!from.capabilities.text || !isRaster(to)) return undefined;
  return {
    topic: 'Text',
    from: 'Selectable',
    to: 'Pixels',
    verdict: 'lost',
    sentence: `Text is drawn into the ${to.name}: it looks right without the fonts, but can no longer be selected, searched or edited.`,
  };
};

const linksToPixels: Rule = (from, to) => {
  if (!from.capabilities.links || to.kind !== 'image' || to.capabilities.links) return undefined;
  return {
    topic: 'Links',
    from: 'Yes',
    to: 'No',
    verdict: 'lost',
    sentence: `Links show in the ${to.name}, but they do not work.`,
  };
};

const layout: Rule = (from, to) => {
  if (from.kind === 'image' || to.kind === 'image' || !from.capabilities.text || !to.capabilities.text) return undefined;
  if (to.capabilities.sheets || from.capabilities.sheets || to.capabilities.tables !== from.capabilities.tables) {
    if (!(isPaper(from) || isPaper(to))) return undefined;
  }
  const fixed = (format: Format) => format.capabilities.fixedLayout === true;
  const flows = (format: Format) => format.capabilities.reflows === true;
  const topic = 'Layout';
  if (fixed(from) && fixed(to) && !from.capabilities.slides && !to.capabilities.slides)
    return {
      topic,
      from: 'Fixed pages',
      to: 'Fixed pages',
      verdict: 'kept',
      sentence: `Every page of the ${to.name} looks like the page of the ${from.name}.`,
    };
  if (fixed(from) && !from.capabilities.slides && flows(to))
    return {
      topic,
      from: 'Fixed pages',
      to: 'Flows with the screen',
      verdict: 'changed',
      sentence: `The pages of the ${from.name} become flowing text that adapts to the width of the screen; page breaks and columns are dropped.`,
    };
  if (fixed(from) && !from.capabilities.slides && to.capabilities.editable)
    return {
      topic,
      from: 'Fixed pages',
      to: to.capabilities.slides ? 'Slides' : to.capabilities.sheets ? 'Cells' : 'Editable pages',
      verdict: 'changed',
      sentence: `${withArticle(from)} knows only where letters stand. ${
        to.capabilities.slides ? 'Text boxes' : to.capabilities.sheets ? 'Rows and columns' : 'Paragraphs, lists and tables'
      } are worked out from that, so check the result where the layout is unusual.`,
    };
  if (!fixed(from) && isPaper(to) && !to.capabilities.slides)
    return {
      topic,
      from: flows(from)
        ? 'Flows with the screen'
        : from.capabilities.sheets
          ? 'Endless sheet'
          : `Set by the ${isMail(from) ? 'mail program' : 'word processor'}`,
      to: 'Fixed pages',
      verdict: 'changed',
      sentence: flows(from)
        ? `The text of the ${from.name} is laid out on pages whose size and margins you can choose.`
        : from.capabilities.sheets
          ? `Sheets are cut into pages by the print settings of the ${from.name}; wide ones continue on the next page.`
          : `Lines and pages are fixed where they fall now, and look the same on every device.`,
    };
  if (from.capabilities.slides && isPaper(to) && !to.capabilities.slides)
    return {
      topic,
      from: 'Slides',
      to: 'Pages',
      verdict: 'changed',
      sentence: `Each slide of the ${from.name} becomes a page; transitions and animations end in their final state.`,
    };
  return undefined;
};

const editing: Rule = (from, to) => {
  if (from.kind === 'image' || to.kind === 'image' || !from.capabilities.text || !to.capabilities.text) return undefined;
  if (from.capabilities.editable && isPaper(to) && !to.capabilities.editable)
    return {
      topic: 'Editing',
      from: 'Easy',
      to: 'Hardly',
      verdict: 'lost',
      sentence: `${withArticle(to)} is made for reading and printing. Keep the ${from.name} for later changes.`,
    };
  if (isPaper(from) && !from.capabilities.editable && to.capabilities.editable)
    return {
      topic: 'Editing',
      from: 'Hardly',
      to: 'Easy',
      verdict: 'gained',
      sentence: `What was fixed in the ${from.name} can be changed again in the ${to.name}.`,
    };
  return undefined;
};

const fonts: Rule = (from, to) => {
  if (!from.capabilities.styles || to.id !== 'pdf' || from.kind === 'ebook') return undefined;
  return {
    topic: 'Fonts',
    from: 'Named',
    to: 'Embedded',
    verdict: 'gained',
    sentence: `${withArticle(from)} names its fonts and trusts that they are installed; the PDF brings them along. A font that is missing here is replaced by one of the same widths where there is one.`,
  };
};

/** Rules for conversions from or to pages. */
export const pageRules: readonly Rule[] = [
  imageOnPage,
  paperSize,
  wordsInImage,
  stillOnPage,
  pagesToImages,
  textToPixels,
  linksToPixels,
  layout,
  editing,
  fonts,
];
