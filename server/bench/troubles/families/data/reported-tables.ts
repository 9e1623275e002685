import { same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import type { Situation } from '../../situation.ts';
import { finds, gives } from './make.ts';

const head = async (path: string): Promise<readonly string[]> => ((await readValue(path)) as readonly (readonly string[])[])[0] ?? [];

const zones =
  'Retail_Zone_ID,Department Name,Class Name,Keycode,Product Name,BEL1-STR,Blacklist Start,Blacklist End \nZ02,KITCHEN,FOOD PREPARATION,42613855,Small Mango Board,X,,\nZ05,BED LINEN,COMFORTERS,,,X,,\nZ05,BEDROOM ACC,PROTECTORS,,,X,3|11|2019,4/11/2019\n';
const fuel =
  'idImpianto;Gestore;Bandiera;Tipo Impianto;Nome Impianto;Indirizzo;Comune;Provincia;Latitudine;Longitudine\n17720;A.NUARA E FIGLI SRL;Pompe Bianche;Altro; XX;VIA XXV APRILE ;AGRIGENTO;AG;37.3149;13.57138\n23778;ALFONSO ;Esso;Altro;A. Di Benedetto srl Via Imera Ag;VIA IMERA 10 92100;AGRIGENTO;AG;37.31239;13.58591\n20438;SERVIZI ;Q8;Altro;AGRIGENTO ;EX S.S.115 KM 191+222 VIL.MOSE  92100;AGRIGENTO;AG;37.27431;13.614236\n';

const cells: readonly Situation[] = [
  gives('csv-empty-quotes-between-others', 'mrodrig/json-2-csv#115', ['csv', 'json'], '"a","b","c"\n"foo","","bar"\n', [
    { a: 'foo', b: '', c: 'bar' },
  ]),
  gives('csv-empty-quotes-at-the-end', 'mrodrig/json-2-csv#119', ['csv', 'json'], '"a","b"\n"x","y"\n"z",""', [
    { a: 'x', b: 'y' },
    { a: 'z', b: '' },
  ]),
  finds(
    'csv-empty-fields-at-the-end-of-a-line',
    'mrodrig/json-2-csv#109',
    ['csv', 'json'],
    zones,
    'three records, Blacklist Start empty, empty and 3|11|2019',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [
        same(
          'starts',
          rows.map((row) => row['Blacklist Start'] ?? ''),
          ['', '', '3|11|2019'],
        ),
        same(
          'zone',
          rows.map((row) => row.Retail_Zone_ID),
          ['Z02', 'Z05', 'Z05'],
        ),
      ];
    },
  ),
  finds(
    'csv-empty-field-at-the-end-of-the-file',
    'mrodrig/json-2-csv#161',
    ['csv', 'json'],
    'param,20/9/27,20/9/28\nc,2,2\nd,,',
    'two records, the second without values',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [
        same('first', rows[0], { param: 'c', '20/9/27': 2, '20/9/28': 2 }),
        same('second', [rows.length, rows[1]?.param, rows[1]?.['20/9/27'] ?? '', rows[1]?.['20/9/28'] ?? ''], [2, 'd', '', '']),
      ];
    },
  ),
  gives('csv-separator-behind-the-last-heading', 'FlatFilers/csvjson-app#108', ['csv', 'json'], 'a,b,\n1,2,\n3,4,\n', [
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ]),
  finds(
    'csv-of-fuel-stations',
    'julien-f/csv2json#18',
    ['csv', 'json'],
    fuel,
    'three stations with their places as numbers',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [
        same(
          'places',
          rows.map(({ Latitudine, Longitudine }) => [Latitudine, Longitudine]),
          [
            [37.3149, 13.57138],
            [37.31239, 13.58591],
            [37.27431, 13.614236],
          ],
        ),
        same(
          'ids',
          rows.map(({ idImpianto }) => idImpianto),
          [17720, 23778, 20438],
        ),
        same('address', String(rows[2]?.Indirizzo), 'EX S.S.115 KM 191+222 VIL.MOSE  92100'),
      ];
    },
  ),
  gives('csv-blanks-before-numbers-and-empty-quotes', 'Keyang/node-csvtojson#95', ['csv', 'json'], 'a,b,c\n"green", 40, ""\n', [
    { a: 'green', b: 40, c: '' },
  ]),
  finds(
    'csv-quotes-at-the-beginning-of-a-title',
    'FlatFilers/csvjson-app#74',
    ['csv', 'json'],
    'deta\n"It Is Never Too Late to Mend" A Matter-Of-Fact Romance\n',
    'one record with all words of the title',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly Readonly<Record<string, string>>[];
      return [
        same('rows', rows.length, 1),
        same('words', (rows[0]?.deta ?? '').replaceAll('"', ''), 'It Is Never Too Late to Mend A Matter-Of-Fact Romance'),
      ];
    },
  ),
  gives('csv-quotes-within-a-value', 'FlatFilers/csvjson-app#20', ['csv', 'json'], 'foo\nbar "baz"\nmore foo\n', [
    { foo: 'bar "baz"' },
    { foo: 'more foo' },
  ]),
];

const nested: readonly Situation[] = [
  gives(
    'json-lists-of-a-mongo-export',
    'mrodrig/json-2-csv#124',
    ['json', 'csv'],
    '[{"_id":{"$oid":"5cf7ca36"},"data":{"category":"stuff","items":[{"title":"t1"},{"title":"t2"}]}},{"_id":{"$oid":"5cf7ca37"},"data":{"category":"other","items":[{"title":"t3"}]}}]',
    [
      ['_id.$oid', 'data.category', 'data.items'],
      ['5cf7ca36', 'stuff', '[{"title":"t1"},{"title":"t2"}]'],
      ['5cf7ca37', 'other', '[{"title":"t3"}]'],
    ],
  ),
  finds(
    'json-list-under-its-only-key',
    'zemirco/json2csv#481',
    ['json', 'csv'],
    '{"contact":[{"id":"1","contactName":"n","contactType":"t","partyRoleType":"p","contactMedium":[{"id":"m","type":"mail"}],"additionalProp3":{}}]}',
    'the fields of the contact as columns',
    async ({ path }) => [
      same('columns', (await head(path)).slice(0, 5), ['id', 'contactName', 'contactType', 'partyRoleType', 'contactMedium']),
    ],
  ),
  finds(
    'json-record-with-empty-lists',
    'konklone/json#231',
    ['json', 'csv'],
    '{"_id":"5b92","estimate":{"savingsData":[]},"priorityCodes":[],"someNumber":0,"invoices":[],"primaryId":1155550373399,"publicEnrollmentId":null,"contactInformation":{"homePhone":"9999999999"},"serviceAddress":{"line1":"9999 Test Ave Ne","line2":null}}',
    'one row with the account and its address',
    async ({ path }) => {
      const [names = [], row = [], ...more] = (await readValue(path)) as readonly (readonly string[])[];
      const of = (name: string) => row[names.indexOf(name)];
      return [
        same(
          'values',
          [of('_id'), of('primaryId'), of('contactInformation.homePhone'), of('serviceAddress.line1')],
          ['5b92', '1155550373399', '9999999999', '9999 Test Ave Ne'],
        ),
        same('rows', more.length, 0),
      ];
    },
  ),
  finds(
    'json-list-beside-its-paging',
    'kaue/jsonexport#39',
    ['json', 'csv'],
    '{"data":[{"created_time":"2017-09-22","from":{"name":"A","id":"529"},"id":"1"},{"created_time":"2017-09-21","from":{"name":"B","id":"134"},"id":"2"}],"paging":{"cursors":{"before":"NjQ"},"next":"x"}}',
    'a row for each post',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['created_time', 'from.name', 'from.id', 'id'],
        ['2017-09-22', 'A', '529', '1'],
        ['2017-09-21', 'B', '134', '2'],
      ]),
    ],
  ),
  finds(
    'json-keys-without-quotes-in-a-log',
    'mrodrig/json-2-csv#92',
    ['json', 'csv'],
    '[{"eventId":185919,"apiName":"Search","message":{type:"Search",countries:"nl",query:{}}},{"eventId":185920,"apiName":"Search","message":{orderType:"Search",countries:"nl",query:{pageSize:"10",tradeName:"apple"}}}]',
    'a column for each field of the messages, values below their headings',
    async ({ path }) => {
      const [names = [], ...rows] = (await readValue(path)) as readonly (readonly string[])[];
      const of = (name: string) => rows.map((row) => row[names.indexOf(name)] ?? '');
      return [
        same('countries', of('message.countries'), ['nl', 'nl']),
        same(
          'order',
          [of('message.type'), of('message.orderType')],
          [
            ['Search', ''],
            ['', 'Search'],
          ],
        ),
        same('query', of('message.query.tradeName'), ['', 'apple']),
      ];
    },
  ),
  gives(
    'json-within-a-text-to-csv',
    'zemirco/json2csv#105',
    ['json', 'csv'],
    '[{"x-forwarded-proto":"http","cf-visitor":"{\\"scheme\\":\\"http\\"}"}]',
    [
      ['x-forwarded-proto', 'cf-visitor'],
      ['http', '{"scheme":"http"}'],
    ],
  ),
];

/** Reports on tables, and on records within JSON. */
export const reportedTables: readonly Situation[] = [...cells, ...nested];
