import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives, says } from './make.ts';

export const markup: readonly Situation[] = [
  gives(
    'xml-blanks-in-cdata',
    'martinblech/xmltodict#338',
    ['xml', 'json'],
    '<parent>\n        <element><![CDATA[data    ]]></element>\n</parent>',
    {
      parent: { element: 'data    ' },
    },
  ),
  finds(
    'xml-mixed-content-keeps-its-order',
    'martinblech/xmltodict#282',
    ['xml', 'json'],
    '<mix>before <nested>1st</nested> between <nested>2nd</nested> after</mix>',
    'before, 1st, between, 2nd, after in this order',
    async ({ text }) => {
      const all = await text();
      const places = ['before ', '1st', ' between ', '2nd', ' after'].map((one) => all.indexOf(one));
      return [
        finding(
          'order',
          places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1)),
          all,
        ),
      ];
    },
  ),
  gives('xml-element-of-blanks-alone', 'martinblech/xmltodict#196', ['xml', 'json'], '<r><ABC>    </ABC><D>x</D></r>', {
    r: { ABC: '    ', D: 'x' },
  }),
  gives(
    'xml-text-of-several-lines',
    'martinblech/xmltodict#9',
    ['xml', 'json'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<track>\n  <title/>\n  <annotation>Stream Title: R/a/dio\nContent Type:audio/mpeg\nPeak Listeners: 52</annotation>\n</track>\n',
    { track: { title: '', annotation: 'Stream Title: R/a/dio\nContent Type:audio/mpeg\nPeak Listeners: 52' } },
  ),
  gives(
    'xml-layout-is-no-text',
    'martinblech/xmltodict#15',
    ['xml', 'json'],
    '<a>\n    <Service>\n      <kind>1</kind>\n    </Service>\n</a>\n',
    {
      a: { Service: { kind: '1' } },
    },
  ),
  gives('xml-cdata-is-text', 'shamblett/xml2json#18', ['xml', 'json'], '<a><b><![CDATA[<b>bold</b> & more]]></b></a>', {
    a: { b: '<b>bold</b> & more' },
  }),
  says('json-text-beside-an-element', 'Blacksmoke16/oq#10', ['json', 'xml'], '{"y":{"#text":"x","z":"1"}}', ['<y>x<z>1</z></y>']),
  finds(
    'xml-one-child-and-many',
    'andybrodie/xml2csv#8',
    ['xml', 'csv'],
    '<orders><order id="007"><name>A</name><item sku="A1" qty="2">Bolt</item><item sku="B2" qty="1">Nut</item></order><order id="008"><name>B</name><item sku="C3" qty="9">Washer</item></order></orders>',
    'items of both orders in the same columns',
    async ({ path }) => {
      const [head = [], first = [], second = []] = (await readValue(path)) as readonly (readonly string[])[];
      const filled = (row: readonly string[]) => head.filter((_, at) => row[at]).join();
      return [same('columns', filled(second), filled(first)), holds('values', second.join(' '), 'Washer', 'C3')];
    },
  ),
  gives(
    'xml-one-author-and-many',
    'martinblech/xmltodict#201',
    ['xml', 'json'],
    '<books><book><author>A</author><author>B</author></book><book><author>C</author></book></books>',
    { books: { book: [{ author: ['A', 'B'] }, { author: ['C'] }] } },
  ),
];
