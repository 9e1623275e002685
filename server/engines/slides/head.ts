import { childOf, childrenOf, type Node, wordsOf } from '../../formats/odf-tree.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Usual } from './look.ts';

/** Looks of the page, for reading. */
const css =
  'body{max-width:46em;margin:2em auto;padding:0 1em;font-family:sans-serif;line-height:1.45}img{max-width:100%;height:auto}figure{margin:0 0 .7em}table{border-collapse:collapse;margin:0 0 .7em}th,td{border:1px solid #999;padding:.2em .5em;text-align:start;vertical-align:top}.tab{white-space:pre}section{margin:0 0 2.5em}.filled{padding:.3em .8em;margin:0 0 .7em}.notes{border-top:1px solid #999;font-size:.9em}';

const named = (name: string, content: string): string => (content === '' ? '' : `<meta name="${name}" content="${escapeXml(content)}"/>\n`);

/** A web page with the title, author and keywords of the deck, or the given title if it has none. */
export const pageHtml = (document: Node, { font, language }: Usual, title: string, body: string): string => {
  const facts = childOf(document, 'office:meta');
  const all = (wanted: string): readonly string[] =>
    (facts ? childrenOf(facts) : []).filter(({ name }) => name === wanted).map((one) => wordsOf(one).trim());
  const [own = ''] = all('dc:title');
  const [author = ''] = [...all('meta:initial-creator'), ...all('dc:creator')];
  const [subject = ''] = all('dc:subject');
  const metas = named('author', author) + named('keywords', all('meta:keyword').join(', ')) + named('description', subject);
  const face = font === '' ? '' : `body{font-family:'${font}',sans-serif}`;
  return `<!DOCTYPE html>\n<html${language === '' ? '' : ` lang="${language}"`}>\n<head>\n<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width, initial-scale=1"/>\n<title>${escapeXml(own || title)}</title>\n${metas}<style>${css}${face}</style>\n</head>\n<body>\n${body}</body>\n</html>\n`;
};
