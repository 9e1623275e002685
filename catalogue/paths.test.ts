import { describe, expect, test } from 'bun:test';
import { offeredPairs } from './pairs.ts';
import { canonicalPath, pairSlug, parseSlug, rootPath } from './paths.ts';

describe('paths of pairs', () => {
  test.each([
    ['png', 'jpg', '/image-converter/png-to-jpg', true],
    ['png', 'jpeg', '/image-converter/png-to-jpg', true],
    ['docx', 'pdf', '/pdf-converter/docx-to-pdf', true],
    ['gif', 'mp4', '/gif-to-mp4', false],
    ['mp4', 'gif', '/mp4-to-gif', false],
    ['tar.gz', 'zip', '/tar.gz-to-zip', false],
  ])('%s to %s stands at %s', (from, to, path, alias) => {
    expect(canonicalPath(from, to)).toBe(path);
    expect(rootPath(from, to) !== path).toBe(alias);
  });

  test.each([
    ['png-to-jpg', { from: 'png', to: 'jpg' }],
    ['JPEG-to-Tif', { from: 'jpeg', to: 'tiff' }],
    ['tar.gz-to-zip', { from: 'tar.gz', to: 'zip' }],
    ['all-tools', undefined],
    ['png-to-', undefined],
    ['png-to-png', undefined],
    ['jpg-to-jpeg', undefined],
    ['png-to-nothing', undefined],
  ])('reads %p', (slug, pair) => expect(parseSlug(slug)).toEqual(pair as never));

  test('reads no slug of absurd length', () => expect(parseSlug(`${'a'.repeat(5000)}-to-png`)).toBeUndefined());

  test('the slug of every pair reads back as the pair', () => {
    for (const { from, to } of offeredPairs()) expect(parseSlug(pairSlug(from, to))).toEqual({ from, to });
  });

  test('no pair at the root hides a page of the site', () => {
    const pages = ['/', '/all-tools', '/contact', '/help', '/404'];
    for (const { from, to } of offeredPairs()) expect(pages).not.toContain(rootPath(from, to));
  });
});
