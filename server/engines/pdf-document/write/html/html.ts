import { escapeXml } from '../../../../formats/ooxml/xml.ts';
import type { FlowModel } from '../../flow-model.ts';
import { findLooks } from '../looks.ts';
import { notesHtml, sectionHtml } from './blocks.ts';
import type { HtmlContext } from './inline.ts';
import { styleSheet } from './style-sheet.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/** A self-contained HTML page: pictures are data URIs. */
export const writeHtml = (model: FlowModel): Uint8Array => {
  const looks = findLooks(model);
  const order = [...model.notes.keys()];
  const context: HtmlContext = {
    imageSource: (id) => {
      const image = model.images.get(id);
      return image && `data:image/${image.type};base64,${base64(image.bytes)}`;
    },
    noteRole: '',
    namedNotes: new Set(),
    noteNumber: (id) => order.indexOf(id) + 1,
    fileOfAnchor: () => '',
  };
  const sections = model.sections.map((s) => sectionHtml(s.blocks, looks, context)).filter(Boolean);
  const notes = model.notes.size ? `<section class="notes">\n${notesHtml([...model.notes], looks, context)}\n</section>` : '';
  const html = `<!DOCTYPE html>
<html lang="${escapeXml(model.language || 'und')}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeXml(model.title)}</title>
<style>
${styleSheet(looks, model.paper)}
main{max-width:46em;margin:2em auto;padding:0 1em}
</style>
</head>
<body>
<main>
${sections.join('\n')}
${notes}
</main>
</body>
</html>
`;
  return new TextEncoder().encode(html);
};
