import { strToU8, zipSync } from 'fflate';

/** Apple iWork documents, both of version '09 (XML in a ZIP) and later (IWA: Protocol Buffers messages in Snappy frames). */

const names = ['sfa', 'sf', 'sl', 'ls']
  .map((name) => `xmlns:${name}="http://developer.apple.com/namespaces/${name}"`)
  .concat('xmlns:key="http://developer.apple.com/namespaces/keynote2"')
  .join(' ');
const packed = (name: string, root: string, content: string): Uint8Array =>
  zipSync({
    'buildVersionHistory.plist': strToU8('<plist version="1.0"><array><string>local build</string></array></plist>'),
    [name]: strToU8(`<?xml version="1.0"?><${root} ${names} ${root.split(':')[0]}:version="92008102400">${content}</${root}>`),
  });

const storage = (kind: string, ...paragraphs: readonly string[]): string =>
  `<sf:text-storage sf:kind="${kind}"><sf:text-body>${paragraphs.map((text) => `<sf:p>${text}<sf:br/></sf:p>`).join('')}</sf:text-body></sf:text-storage>`;
const geometry = (width: number, height: number): string =>
  `<sf:geometry><sf:naturalSize sfa:w="${width}" sfa:h="${height}"/><sf:size sfa:w="${width}" sfa:h="${height}"/><sf:position sfa:x="100" sfa:y="100"/></sf:geometry>`;
const layer = (drawable: string): string => `<sf:layers><sf:layer><sf:drawables>${drawable}</sf:drawables></sf:layer></sf:layers>`;

const letter = ['Ein Brief von 1996', 'mit freundlichen Worten'];

/** A letter of Pages '09. */
export const samplePagesOfXml = (): Uint8Array => packed('index.xml', 'sl:document', storage('body', ...letter));

export const sampleNumbers = (): Uint8Array => {
  const sizes = (name: string, size: string): string => `<sf:${name}s>${`<sf:grid-${name} sf:${size}/>`.repeat(2)}</sf:${name}s>`;
  const word = (text: string, steps: number): string => `<sf:t sf:ct="${steps}"><sf:ct sfa:s="${text}"/></sf:t>`;
  // A step advances one column. A row has 256 columns, including the steps that return to the first one.
  const cells = `${word('Artikel', 0)}${word('Preis', 1)}${word('Schraube', 255)}<sf:n sf:ct="1" sf:v="4.5"/>`;
  const grid = `<sf:grid sf:numcols="2" sf:numrows="2">${sizes('column', 'width="98"')}${sizes('row', 'height="20"')}<sf:datasource>${cells}</sf:datasource></sf:grid>`;
  const table = `<sf:tabular-info>${geometry(196, 40)}<sf:tabular-model sf:name="Lager">${grid}</sf:tabular-model></sf:tabular-info>`;
  return packed(
    'index.xml',
    'ls:document',
    `<ls:workspace-array><ls:workspace ls:workspace-name="Lager"><ls:page-info>${layer(table)}</ls:page-info></ls:workspace></ls:workspace-array>`,
  );
};

export const sampleKey = (): Uint8Array => {
  const slide = (text: string, index: number): string => {
    const path = '<sf:path><sf:bezier-path><sf:bezier sfa:path="M 0 0 L 600 0 L 600 100 L 0 100 Z M 0 0"/></sf:bezier-path></sf:path>';
    const shape = `<sf:shape>${geometry(600, 100)}${path}<sf:text>${storage('textbox', text)}</sf:text></sf:shape>`;
    return `<key:slide sfa:ID="slide-${index}"><key:page><sf:size sfa:w="1024" sfa:h="768"/>${layer(shape)}</key:page></key:slide>`;
  };
  const slides = ['Erste Folie', 'Zweite Folie 日本語'].map(slide).join('');
  return packed('index.apxl', 'key:presentation', `<key:size sfa:w="1024" sfa:h="768"/><key:slide-list>${slides}</key:slide-list>`);
};

const varint = (value: number): readonly number[] => (value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))]);
type Field = number | string | Message;
type Message = { readonly [field: number]: Field };
const message = (fields: Message): Buffer =>
  Buffer.concat(
    Object.entries(fields).map(([field, value]) => {
      if (typeof value === 'number') return Buffer.from([...varint(Number(field) * 8), ...varint(value)]);
      const content = typeof value === 'string' ? Buffer.from(value) : message(value);
      return Buffer.concat([Buffer.from([...varint(Number(field) * 8 + 2), ...varint(content.length)]), content]);
    }),
  );
/** Objects in a Snappy frame, uncompressed. */
const archive = (...objects: readonly { readonly id: number; readonly type: number; readonly content: Message }[]): Buffer => {
  const all = Buffer.concat(
    objects.flatMap(({ id, type, content }) => {
      const body = message(content);
      const head = message({ 1: id, 2: { 1: type, 3: body.length } });
      return [Buffer.from(varint(head.length)), head, body];
    }),
  );
  const literal = Buffer.concat([Buffer.from([...varint(all.length), 0xf4, (all.length - 1) & 0xff, (all.length - 1) >> 8]), all]);
  return Buffer.concat([Buffer.from([0, literal.length & 0xff, literal.length >> 8, 0]), literal]);
};

/** A letter of Pages 5 and later. */
export const samplePages = (): Uint8Array =>
  zipSync({
    'Index/Document.iwa': archive(
      { id: 1, type: 10_000, content: { 4: { 1: 10 } } },
      { id: 10, type: 2001, content: { 1: 0, 3: letter.join('\n'), 17: { 1: { 1: 0, 2: { 1: 11 } } } } },
      { id: 11, type: 10_011, content: { 26: 'Text' } },
    ),
    'Metadata/DocumentIdentifier': strToU8('5B1F5E1C-6B5E-4C43-9E0B-1E2D3C4B5A69'),
    'Index/Metadata.iwa': archive({ id: 2, type: 11_006, content: { 1: 10, 3: { 1: 1, 2: 'Document' } } }),
  });
