import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { openBytes } from '../../files/file-bytes.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { sceneOf } from './scene.ts';

test.each([
  [
    'gltf',
    JSON.stringify({ buffers: [{ uri: '/etc/a.bin' }, { uri: 'a.bin' }], images: [{ uri: 'C:\\me\\b.png' }] }),
    ['a.bin'],
    ['b.png'],
  ],
  ['obj', 'mtllib ../of me/a.mtl\nv 0 0 0\n', [], ['a.mtl']],
  ['ply', 'ply\ncomment TextureFile /home/me/b.png\nend_header\n', [], ['b.png']],
  ['x3d', '<X3D><ImageTexture url=\'"file:///home/me/b.png"\'/></X3D>', [], ['b.png']],
])('missing files of a model in %s are named without their folders', async (format, text, missingShapes, missingLooks) => {
  const path = join(makeTestFolder('scene'), 'a');
  await Bun.write(path, text);
  const bytes = openBytes(path);
  expect(sceneOf(bytes, format)).toMatchObject({ missingShapes, missingLooks });
  bytes.close();
});
