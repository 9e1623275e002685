import { expect, test } from 'bun:test';
import { settleChanges } from './tracked-changes.ts';

const region = (id: string, kind: 'deletion' | 'insertion'): string =>
  `<text:changed-region xml:id="${id}" text:id="${id}"><text:${kind}/></text:changed-region>`;
const start = (id: string): string => `<text:change-start text:change-id="${id}"/>`;
const end = (id: string): string => `<text:change-end text:change-id="${id}"/>`;
const text = (body: string): string =>
  `<t><text:tracked-changes>${region('d1', 'deletion')}${region('d2', 'deletion')}${region('i1', 'insertion')}</text:tracked-changes>${body}</t>`;

test('deletions are carried out and insertions kept, or the other way round', () => {
  const body = `<text:p>It is ${start('d1')}100${end('d1')}${start('i1')}250${end('i1')} euro.</text:p>`;
  expect(settleChanges(text(body), 'accepted')).toBe('<t><text:p>It is 250 euro.</text:p></t>');
  expect(settleChanges(text(body), 'original')).toBe('<t><text:p>It is 100 euro.</text:p></t>');
});

test('paragraphs whose break is removed become one, with the looks of what is left', () => {
  const body = `<text:p s="A">One ${start('d1')}two</text:p><text:p s="B">three${end('d1')} four</text:p>`;
  expect(settleChanges(text(body), 'accepted')).toBe('<t><text:p s="A">One  four</text:p></t>');
  const whole = `<text:p s="A">${start('d1')}two</text:p><text:p s="B">gone</text:p><text:h s="C">${end('d1')}four</text:h>`;
  expect(settleChanges(text(whole), 'accepted')).toBe('<t><text:h s="C">four</text:h></t>');
  const spans = `<text:p>a<text:span x="1">b${start('d1')}c</text:span></text:p><text:p><text:span x="2">d${end('d1')}e</text:span></text:p>`;
  expect(settleChanges(text(spans), 'accepted')).toBe(
    '<t><text:p>a<text:span x="1">b</text:span><text:span x="2">e</text:span></text:p></t>',
  );
});

test('rows and tables that a deletion empties are gone, and others stay', () => {
  const row = (one: string, other: string): string =>
    `<table:table-row><table:table-cell><text:p>${one}</text:p></table:table-cell><table:table-cell><text:p>${other}</text:p></table:table-cell></table:table-row>`;
  const gone = row(`${start('d1')}x${end('d1')}`, `${start('d2')}y${end('d2')}`);
  const table = (rows: string): string => `<table:table a="b"><table:table-column/>${rows}</table:table>`;
  expect(settleChanges(text(table(row('', '') + row('a', 'b') + gone)), 'accepted')).toBe(`<t>${table(row('', '') + row('a', 'b'))}</t>`);
  expect(settleChanges(text(table(gone)), 'accepted')).toBe('<t></t>');
  const half = row(`${start('d1')}x${end('d1')}`, 'y');
  expect(settleChanges(text(table(half)), 'accepted')).toBe(`<t>${table(row('', 'y'))}</t>`);
});

test('notes and frames within a deletion go with it, and marks that lead nowhere remove nothing', () => {
  const note = '<text:note><text:note-body><text:p>n</text:p></text:note-body></text:note>';
  expect(settleChanges(text(`<text:p>a${start('d1')}b${note}${end('d1')}c</text:p>`), 'accepted')).toBe('<t><text:p>ac</text:p></t>');
  expect(settleChanges(text(`<text:p>a${end('d1')}b${start('none')}c<text:change text:change-id="d2"/></text:p>`), 'accepted')).toBe(
    '<t><text:p>abc</text:p></t>',
  );
});

test('a hundred thousand merged paragraphs take no time that grows with their square', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => region(`x${at}`, 'deletion')).join('');
  const body = Array.from({ length: 100_000 }, (_, at) => `${start(`x${at}`)}</text:p><text:p>${end(`x${at}`)}`).join('');
  const settled = settleChanges(`<t><text:tracked-changes>${many}</text:tracked-changes><text:p>${body}</text:p></t>`, 'accepted');
  expect(settled).toBe('<t><text:p></text:p></t>');
});
