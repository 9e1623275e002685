import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { faultSaid } from '../contract/file-faults.ts';
import { lacks } from '../testing/needs.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { ffmpegFaults } from './ffmpeg/faults.ts';
import { pandocFaults } from './pandoc/faults.ts';

const said = async (...argv: readonly string[]): Promise<string> => {
  const child = Bun.spawn([...argv], { stdin: 'ignore', stdout: 'ignore', stderr: 'pipe' });
  const [code, text] = await Promise.all([child.exited, new Response(child.stderr).text()]);
  expect(code === 0 ? argv : 'failed').toEqual('failed');
  return text;
};

test.skipIf(lacks('ffmpeg', 'pandoc'))('programs blame files for samples that are no numbers and broken parts', async () => {
  const dir = makeTestFolder('faults');
  const at = (name: string): string => join(dir, name);
  await Bun.write(at('nan.raw'), Buffer.from(new Float32Array(48_000).fill(Number.NaN).buffer));
  const sound = await said('ffmpeg', '-v', 'error', '-f', 'f32le', '-ar', '48000', '-i', at('nan.raw'), '-c:a', 'aac', at('nan.m4a'));
  expect(faultSaid(sound, ffmpegFaults)?.code).toBe('corrupt_input');

  const document = zipSync({ '[Content_Types].xml': strToU8('<Types/>'.repeat(99)), 'word/document.xml': strToU8('<a/>'.repeat(999)) });
  document.fill(0x55, 60, 66);
  await Bun.write(at('broken.docx'), document);
  expect(faultSaid(await said('pandoc', '-f', 'docx', '-t', 'plain', at('broken.docx')), pandocFaults)?.code).toBe('corrupt_input');
});
