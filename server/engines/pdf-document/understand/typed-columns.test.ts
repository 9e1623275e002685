import { expect, test } from 'bun:test';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetText } from '../testing/make-pdf.ts';
import { tablesOf } from '../testing/read-back.ts';

const report = [
  'HARBOUR POLICE OF NORTHWICK                            PAGE   1',
  'DAILY INCIDENT LOG                             DATE: 03/14/1996',
  '',
  'CASE    TIME   OFFICER         LOCATION             DISPOSITION',
  '------  -----  --------------  -------------------  -----------',
  '96000   07:00  SMITH, J.       12 HARBOUR ST        REPORT',
  '96017   08:07  OKONKWO, A.     COAST RD AT MILE 3   ARREST',
  '96034   09:14  DE LA CRUZ, M.  QUAY 4, BERTH 2      NO ACTION',
  '96051   10:21  SMITH, J.       12 HARBOUR ST        REPORT',
  '96068   11:28  OKONKWO, A.     COAST RD AT MILE 3   ARREST',
  '',
  'THE TIDE COMES IN TWICE A DAY.  ROPES ARE LAID IN THE LONG HALL',
  'BEHIND THE MARKET, WHERE THE FLOOR STILL SLOPES TO THE SEA.',
];

/** Each line is one text with painted spaces, like the output of a typewriter or a terminal. */
const painted: SetText[] = report.flatMap((text, n) => (text ? [{ text, x: 72, y: 90 + 12 * n, size: 10, typewritten: true }] : []));

test('columns that spaces part are a table, and dashes under its heads are no row', async () => {
  const [rows] = await tablesOf(painted);
  expect(rows).toHaveLength(6);
  expect(rows?.[0]).toEqual(['CASE', 'TIME', 'OFFICER', 'LOCATION', 'DISPOSITION']);
  expect(rows?.[3]).toEqual(['96034', '09:14', 'DE LA CRUZ, M.', 'QUAY 4, BERTH 2', 'NO ACTION']);
});

test('rows of only dashes are rows', async () => {
  const dashes = Array.from(
    { length: 6 },
    (_, n): SetText => ({ text: '------  -----  --------------', x: 72, y: 90 + 12 * n, size: 10, typewritten: true }),
  );
  const [rows] = await tablesOf(dashes);
  expect(rows).toEqual(dashes.map(() => ['------', '-----', '--------------']));
});

test('lines of a typewritten page with texts set apart keep their spaces, its prose runs on', async () => {
  const converted = await convertPdf(makePdf(painted), 'txt', { title: 'log' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  const text = new TextDecoder().decode(converted.bytes);
  expect(text).toContain(report.slice(0, 2).join('\n'));
  expect(text).toContain('IN THE LONG HALL BEHIND THE MARKET');
});
