import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { modelEngine } from './engine.ts';
import { packed3mf } from './testing.ts';

longTimeout();

const vertices = ['0 0 0', '1 0 0', '0 1 0', '0 0 1']
  .map((corner) => corner.split(' '))
  .map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`);
const faces = ['0 2 1', '0 1 3', '1 2 3', '0 3 2'].map((face) => face.split(' '));
const threeMf = (resources: string, object: string, looks: readonly string[] = [], attribute = ''): Uint8Array => {
  const triangles = faces.map(([a, b, c], at) => `<triangle v1="${a}" v2="${b}" v3="${c}"${looks[at] ?? ''}${attribute}/>`);
  return packed3mf(
    `<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" xmlns:m="http://schemas.microsoft.com/3dmanufacturing/material/2015/02"><resources>${resources}<object id="1" type="model"${object}><mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh></object></resources><build><item objectid="1"/></build></model>`,
  );
};
const bases = '<basematerials id="9"><base name="A" displaycolor="#FF0000"/><base name="B" displaycolor="#0000FF80"/></basematerials>';
const group = '<m:colorgroup id="9"><m:color color="#FF0000FF"/><m:color color="#0000FFFF"/></m:colorgroup>';

describe.skipIf(lacks('assimp', 'python3'))('colours of a 3MF', () => {
  let harness: Harness;
  const stepOf = stepFinder(modelEngine);
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());
  const follow = async (to: string, content: Uint8Array) => {
    const path = join(harness.dir, `${crypto.randomUUID()}.3mf`);
    await Bun.write(path, content);
    return harness.follow(path, [{ engine: modelEngine, step: stepOf('3mf', to) }]);
  };

  test('of materials and groups, of the object and of single triangles, are those of the OBJ', async () => {
    for (const [resources, object, looks, wanted] of [
      [bases, ' pid="9" pindex="1"', [], ['0 0 1']],
      [group, ' pid="9" pindex="0"', ['', ' p1="1"'], ['0 0 1', '1 0 0']],
      [bases, '', [' pid="9" p1="0"', ' pid="9" p1="1" p2="1" p3="1"', ' pid="9" p1="0"', ' pid="9" p1="1"'], ['0 0 1', '1 0 0']],
    ] as const) {
      const { paths, notes } = await follow('obj', threeMf(resources, object, looks));
      const [obj = '', mtl = ''] = await Promise.all(
        ['.obj', '.mtl'].map((end) => Bun.file(paths.find((path) => path.endsWith(end)) ?? '').text()),
      );
      expect([[...mtl.matchAll(/^Kd ([\d. ]+)$/gm)].map(([, colour]) => colour).toSorted(), notes]).toEqual([[...wanted], []]);
      expect(obj.match(/^f /gm)?.length).toBe(4);
    }
  });

  test('painted in a slicer, or of pictures, are noted as lost', async () => {
    const { notes } = await follow('glb', threeMf('', '', [], ' paint_color="4"'));
    expect(notes.join()).toContain('only the shapes');
    const texture = '<m:texture2dgroup id="9" texid="8"><m:tex2coord u="0" v="0"/></m:texture2dgroup>';
    expect((await follow('glb', threeMf(texture, ' pid="9" pindex="0"'))).notes.join()).toContain('only the shapes');
    expect((await follow('stl', threeMf(group, ' pid="9" pindex="0"'))).notes.join()).toContain('only the shapes');
  });
});
