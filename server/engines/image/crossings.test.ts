import { expect, test } from 'bun:test';
import { checkCrossings } from './crossings.ts';

const drawing = (count: number, piece: (index: number) => string, tag = 'd'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><path ${tag}="${tag === 'd' ? 'M0 0' : ''}${Array.from({ length: count }, (_, index) => piece(index)).join('')}"/></svg>`;
const refused = (text: string): boolean => {
  try {
    checkCrossings(text);
    return false;
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: 'resource_limit', limit: { name: 'crossings' } });
    return true;
  }
};
const count = 300_000;

test.each([
  ['by places', drawing(count, (i) => `L${i % 40} ${(i * 7) % 40}`)],
  ['by distances', drawing(count, (i) => (i % 2 ? 'l-9-7' : 'l9,7'))],
  ['by corners', drawing(count, (i) => `${i % 40},${(i * 7) % 40} `, 'points')],
  ['by curves', drawing(count, (i) => `C${i % 40} 0 0 ${i % 40} ${i % 37} ${(i * 7) % 40}`)],
  ['by arcs', drawing(count, (i) => `A1 1 0 0 1 ${i % 40} ${(i * 7) % 40}`)],
])('a scribble %s is refused', (_how, text) => expect(refused(text)).toBe(true));

test.each([
  ['a coast', drawing(count, (i) => `l${1 + (i % 3)} ${(i % 2 ? 1 : -1) * (i % 5)}`)],
  ['a hatching', drawing(count / 2, (i) => `M${i / 100} 0V1000`)],
  ['a spiral', drawing(count, (i) => `L${(Math.cos(i / 50) * i).toFixed(1)} ${(Math.sin(i / 50) * i).toFixed(1)}`)],
  ['many small scribbles', Array.from({ length: 2000 }, () => drawing(100, (i) => `L${i % 40} ${(i * 7) % 40}`)).join('')],
])('%s of as many pieces passes', (_what, text) => expect(refused(text)).toBe(false));
