import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { stepFinder } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { modelEngine } from './engine.ts';

longTimeout();

const square = '<Coordinate DEF="C" point="0 0 0, 10 0 0, 10 10 0, 0 10 0"/>';
const faces = 'coordIndex="0 1 2 -1 0 2 3 -1"';
const x3d = (...shapes: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><X3D profile="Interchange" version="3.3"><Scene>${shapes.map((one) => `<Shape>${one}</Shape>`).join('')}</Scene></X3D>`;
const rows = (text: string, word: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${word}\\s+(.*?)\\s*$`, 'gm'))].map(([, row = '']) => row);

describe.skipIf(lacks('assimp', 'python3'))('corners that Assimp joins or bends', () => {
  let harness: Harness;
  const stepOf = stepFinder(modelEngine);
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const converted = async (from: string, to: string, content: string | Uint8Array): Promise<string> => {
    const path = join(harness.dir, `${crypto.randomUUID()}.${from}`);
    await Bun.write(path, content);
    return harness.follow(path, [{ engine: modelEngine, step: stepOf(from, to) }]).then(
      async ({ paths: [first = ''] }) => Buffer.from(await Bun.file(first).bytes()).toString('latin1'),
      (thrown) => String(thrown.code),
    );
  };
  const jsonOf = (glb: string) =>
    JSON.parse(Buffer.from(glb, 'latin1').toString('utf8', 20, 20 + Buffer.from(glb, 'latin1').readUInt32LE(12)));

  test('two colours of a plane keep their border, by face, by corner and clockwise', async () => {
    for (const attributes of [
      'colorPerVertex="false"',
      'colorPerVertex="false" colorIndex="1 0"',
      'colorIndex="0 0 0 -1 1 1 1 -1"',
      'colorPerVertex="false" ccw="false"',
    ]) {
      const obj = await converted(
        'x3d',
        'obj',
        x3d(`<IndexedFaceSet ${attributes} ${faces}>${square}<Color color="1 0 0 0 0 1"/></IndexedFaceSet>`),
      );
      const colours = rows(obj, 'v').map((row) => row.split(' ').slice(3).join(' '));
      expect([colours.filter((one) => one === '1 0 0').length, colours.filter((one) => one === '0 0 1').length]).toEqual([3, 3]);
      expect([rows(obj, 'vt').length, rows(obj, 'f').length]).toEqual([0, 2]);
    }
    const triangles = '<IndexedTriangleSet colorPerVertex="false" index="0 1 2 0 2 3">';
    const obj = await converted('x3d', 'obj', x3d(`${triangles}${square}<Color color="1 0 0 0 0 1"/></IndexedTriangleSet>`));
    expect(new Set(rows(obj, 'v').map((row) => row.split(' ').slice(3).join(' ')))).toEqual(new Set(['1 0 0', '0 0 1']));
  });

  test('colours of the faces of a PLY are those of their corners', async () => {
    const ply = (colours: string, first: string, second: string) =>
      `ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nelement face 2\nproperty list uchar int vertex_indices\n${colours}end_header\n0 0 0\n10 0 0\n10 10 0\n0 10 0\n3 0 1 2 ${first}\n3 0 2 3 ${second}\n`;
    for (const kind of ['uchar', 'float']) {
      const one = kind === 'uchar' ? '255' : '1';
      const properties = ['red', 'green', 'blue'].map((name) => `property ${kind} ${name}\n`).join('');
      const obj = await converted('ply', 'obj', ply(properties, `${one} 0 0`, `0 0 ${one}`));
      expect(new Set(rows(obj, 'v').map((row) => row.split(' ').slice(3).join(' ')))).toEqual(new Set(['1 0 0', '0 0 1']));
      expect([rows(obj, 'v').length, rows(obj, 'vt').length]).toEqual([6, 0]);
    }
  });

  test('corners of one place and two colours stay two', async () => {
    const places = ['0 0 0', '10 0 0', '10 10 0', '0 0 0', '10 10 0', '0 10 0'];
    const shades = ['1 0 0', '1 0 0', '1 0 0', '0 0 1', '0 0 1', '0 0 1'];
    const bytes = (shade: string): string => shade.replaceAll('1', '255');
    const header = (form: string) =>
      `ply\nformat ${form} 1.0\nelement vertex 6\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nelement face 2\nproperty list uchar int vertex_indices\nend_header\n`;
    const rowsOf = places.map((place, at) => {
      const row = Buffer.alloc(15);
      for (const [axis, value] of place.split(' ').entries()) row.writeFloatLE(Number(value), axis * 4);
      row.set(
        bytes(shades[at] ?? '')
          .split(' ')
          .map(Number),
        12,
      );
      return row;
    });
    const faces = [0, 3].map((first) => Buffer.from([3, first, 0, 0, 0, first + 1, 0, 0, 0, first + 2, 0, 0, 0]));
    const source = (id: string, rows: readonly string[], names: string) =>
      `<source id="${id}"><float_array id="${id}a" count="${rows.length * 3}">${rows.join(' ')}</float_array><technique_common><accessor source="#${id}a" count="${rows.length}" stride="3">${[...names].map((name) => `<param name="${name}" type="float"/>`).join('')}</accessor></technique_common></source>`;
    const dae = (inVertices: string, inFaces: string, p: string) =>
      `<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><unit meter="0.001"/><up_axis>Z_UP</up_axis></asset><library_geometries><geometry id="g"><mesh>${source('p', places, 'XYZ')}${source('c', shades, 'RGB')}<vertices id="v"><input semantic="POSITION" source="#p"/>${inVertices}</vertices><triangles count="2"><input semantic="VERTEX" source="#v" offset="0"/>${inFaces}<p>${p}</p></triangles></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="s"><node><instance_geometry url="#g"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>`;
    const colour = '<Color color="1 0 0 1 0 0 1 0 0 0 0 1 0 0 1 0 0 1"/>';
    const obj = places.map((place, at) => `v ${place} ${shades[at]}`).join('\n');
    const files: readonly (readonly [string, string | Uint8Array])[] = [
      ['ply', `${header('ascii')}${places.map((place, at) => `${place} ${bytes(shades[at] ?? '')}`).join('\n')}\n3 0 1 2\n3 3 4 5\n`],
      ['ply', Buffer.concat([Buffer.from(header('binary_little_endian')), ...rowsOf, ...faces])],
      ['dae', dae('', '<input semantic="COLOR" source="#c" offset="1"/>', '0 0 1 1 2 2 3 3 4 4 5 5')],
      ['dae', dae('<input semantic="COLOR" source="#c"/>', '', '0 1 2 3 4 5')],
      ['obj', `${obj}\nf 1 2 3\nf -3 -2 -1\n`],
      ['x3d', x3d(`<IndexedFaceSet coordIndex="0 1 2 -1 3 4 5 -1"><Coordinate point="${places.join(' ')}"/>${colour}</IndexedFaceSet>`)],
    ];
    for (const [from, file] of files) {
      const { meshes, accessors } = jsonOf(await converted(from, 'glb', file));
      const { attributes } = meshes[0].primitives[0];
      expect([from, Object.keys(attributes).toSorted(), accessors[attributes.POSITION].count]).toEqual([from, ['COLOR_0', 'POSITION'], 6]);
    }
    const direct = await converted('obj', 'dae', files[4]?.[1] ?? '');
    expect([/semantic="COLOR"/.test(direct), /semantic="TEXCOORD"/.test(direct)]).toEqual([true, false]);
  });

  test('seams of a picture on an X3D, with points that another shape defines', async () => {
    const places = '<TextureCoordinate point="0 0 1 0 1 1 0.25 0.25 0.5 0.5 0.75 0.75"/>';
    const other = `<IndexedFaceSet ${faces}>${square}</IndexedFaceSet>`;
    const seamed = `<IndexedFaceSet ${faces} texCoordIndex="0 1 2 -1 3 4 5 -1"><Coordinate USE="C"/>${places}</IndexedFaceSet>`;
    const obj = await converted('x3d', 'obj', x3d(other, seamed));
    expect(rows(obj, 'vt').toSorted()).toEqual(['0 0', '0.25 0.25', '0.5 0.5', '0.75 0.75', '1 0', '1 1']);
    expect(rows(obj, 'f')).toHaveLength(4);
  });

  test('lists that do not fit are errors', async () => {
    const shape = (attributes: string) => x3d(`<IndexedFaceSet ${attributes}>${square}<Color color="1 0 0"/></IndexedFaceSet>`);
    for (const attributes of [
      `${faces} colorIndex="0 0 -1 0 0 0 -1"`,
      `${faces} colorIndex="0 0 7 -1 0 0 0 -1"`,
      'ccw="false" coordIndex="0 1 x -1"',
    ])
      expect(['corrupt_input', 'nothing_to_convert']).toContain(await converted('x3d', 'obj', shape(attributes)));
    const bomb = `<!DOCTYPE X3D [<!ENTITY a "${'1 '.repeat(1000)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(20)}">`).join('')}]>`;
    const lies = x3d(`<IndexedFaceSet ccw="false" ${faces}>&j;${square}</IndexedFaceSet>`).replace('<X3D', `${bomb}<X3D`);
    expect(['corrupt_input', 'resource_limit']).toContain(await converted('x3d', 'obj', lies));
  });

  test('normals have length 1, whatever a file says', async () => {
    const facet = (normal: string) => `facet normal ${normal}\nouter loop\nvertex 0 0 0\nvertex 10 0 0\nvertex 0 10 0\nendloop\nendfacet`;
    for (const normal of ['0 0 0', 'nan nan nan', '0 0 25']) {
      const obj = await converted('stl', 'obj', `solid a\n${facet(normal)}\nendsolid a\n`);
      expect(rows(obj, 'vn')).toEqual(['0 0 1']);
    }
    const obj = await converted('obj', 'ply', 'v 0 0 0\nv 10 0 0\nv 0 10 0\nvn 0 0 0\nf 1//1 2//1 3//1\n');
    expect(obj).toContain(Buffer.from(new Float32Array([0, 0, 1]).buffer).toString('latin1'));
  });

  test('pictures of an MTL are opaque or not, scaled and moved', async () => {
    const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const looks = async (lines: string) => {
      const obj = 'mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\nusemtl A\nf 1/1 2/2 3/3\n';
      const zip = zipSync({ 'a.obj': strToU8(obj), 'a.mtl': strToU8(`newmtl A\n${lines}\n`), 'a b.png': new Uint8Array(dot) });
      const { materials } = jsonOf(await converted('obj', 'glb', zip));
      return materials.find(({ name }: { name: string }) => name === 'A');
    };
    expect((await looks('map_Kd a b.png\nmap_d a b.png')).alphaMode).toBe('BLEND');
    expect((await looks('map_Kd a b.png')).alphaMode).toBeUndefined();
    const { KHR_texture_transform: transform } = (await looks('map_Kd -o 0.5 0.25 -s 2 4 1 -clamp on a b.png')).pbrMetallicRoughness
      .baseColorTexture.extensions;
    expect(transform).toEqual({ scale: [2, 4], offset: [0.5, -3.25] });
    expect((await looks('map_Kd -s x a b.png')).pbrMetallicRoughness).toBeDefined();
  });
});
