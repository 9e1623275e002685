import { type Attack, harmless, refused } from './attack.ts';
import { join, le16, le32, zeros, zipOf } from './bytes.ts';
import { both, laughs, sceneAttacks, slow } from './scenes.ts';

const triangle = 'v 0 0 0\nv 1 0 0\nv 0 1 0\n';
const ply = (head: string, body: Uint8Array | string = ''): Buffer => join(`ply\nformat ${head}\nend_header\n`, body);
const mf = (model: string): Buffer =>
  zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/3D/3dmodel.model"/></Relationships>',
    '3D/3dmodel.model': model,
  });
const model = (resources: string, build = ''): string =>
  `<?xml version="1.0"?><model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources>${resources}</resources><build>${build}</build></model>`;
const x3d = (body: string, head = ''): string => `<?xml version="1.0"?>${head}<X3D version="3.3"><Scene>${body}</Scene></X3D>`;
const chunk = (id: number, ...content: readonly Uint8Array[]): Buffer =>
  join(le16(id), le32(6 + Buffer.concat(content as Buffer[]).length), ...content);

/** 3D models: false counts and indices, shapes that contain themselves, and references to other files. */
export const modelAttacks: readonly Attack[] = [
  harmless(
    'obj-materials-from-outside',
    'obj glb',
    (lure) => `${both(lure, (place) => `mtllib ${place}`)}\nusemtl a\n${triangle}f 1 2 3\n`,
  ),
  harmless(
    'obj-calls',
    'obj stl',
    (lure) => `${both(lure, (place) => `call ${place}\ncsh cat ${place}\ntexture ${place}`)}\n${triangle}f 1 2 3\n`,
  ),
  harmless(
    'obj-giant-indices',
    'obj stl',
    () => `${triangle}f 99999999999999999999 2147483647 -2147483648\nf 4294967295/4294967295/4294967295 2 3\nf -1 -2 -3\n`,
    slow,
  ),
  harmless('obj-numbers', 'obj stl', () => `v ${'9'.repeat(400_000)} 1e999999999 nan\n${triangle}f 1 2 3\n`, slow),
  refused('obj-one-face-of-many', 'obj glb', () => `${triangle}f ${'1 2 3 '.repeat(200_000)}\n`, slow),
  harmless('obj-continued-lines', 'obj glb', () => `${triangle}f 1 2 ${'\\\n'.repeat(300_000)}3\n`, slow),
  harmless(
    'obj-many-groups',
    'obj glb',
    () => `${triangle}${Array.from({ length: 60_000 }, (_, n) => `o a${n}\nf 1 2 3`).join('\n')}\n`,
    slow,
  ),
  harmless(
    'ply-declared-billions',
    'ply stl',
    () =>
      ply(
        'ascii 1.0\nelement vertex 4294967295\nproperty float x\nproperty float y\nproperty float z\nelement face 4294967295\nproperty list uchar int vertex_index',
        '0 0 0\n',
      ),
    slow,
  ),
  harmless(
    'ply-declared-billions-in-binary',
    'ply stl',
    () => ply('binary_little_endian 1.0\nelement vertex 2000000000\nproperty double x\nproperty double y\nproperty double z', zeros(64)),
    slow,
  ),
  harmless(
    'ply-list-of-billions',
    'ply stl',
    () =>
      ply(
        'binary_little_endian 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uint int vertex_index',
        join(zeros(36), le32(0xffff_fff0)),
      ),
    slow,
  ),
  harmless(
    'ply-many-properties',
    'ply stl',
    () => ply(`ascii 1.0\nelement vertex 1\n${'property float x\n'.repeat(50_000)}comment`, '0 '.repeat(50_000)),
    slow,
  ),
  refused('ply-many-elements', 'ply stl', () => ply(`ascii 1.0\n${'element vertex 1000000000\n'.repeat(10_000)}comment`), slow),
  harmless(
    'ply-giant-indices',
    'ply stl',
    () =>
      ply(
        'ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_index',
        '0 0 0\n1 0 0\n0 1 0\n3 2147483647 -5 4294967295\n',
      ),
    slow,
  ),
  harmless('ply-texture-from-outside', 'ply glb', ({ file }) =>
    ply(
      `ascii 1.0\ncomment TextureFile ${file}\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_index`,
      '0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n',
    ),
  ),
  refused('stl-declared-billions', 'stl obj', () => join(zeros(80), le32(0xffff_ffff), zeros(50))),
  harmless('stl-text-without-end', 'stl obj', () => `solid a\n${'facet normal 0 0 1\nouter loop\n'.repeat(60_000)}`, slow),
  harmless(
    'stl-names',
    'stl obj',
    () =>
      `solid ${'a'.repeat(500_000)}\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid\n`,
    slow,
  ),
  ...sceneAttacks,
  harmless(
    '3ds-chunks-without-end',
    '3ds obj',
    () => join(le16(0x4d4d), le32(0xffff_ffff), le16(0x3d3d), le32(0xffff_fff0), le16(0x4000), le32(6)),
    slow,
  ),
  harmless(
    '3ds-empty-chunks',
    '3ds obj',
    () => chunk(0x4d4d, chunk(0x3d3d, ...Array.from({ length: 50_000 }, () => join(le16(0x4000), le32(0))))),
    slow,
  ),
  harmless('3ds-deep', '3ds obj', () => Array.from({ length: 3000 }).reduce<Buffer>((inner) => chunk(0x4d4d, inner), chunk(0x3d3d)), slow),
  harmless(
    '3ds-counts',
    '3ds obj',
    () => chunk(0x4d4d, chunk(0x3d3d, chunk(0x4000, join('a\0'), chunk(0x4100, chunk(0x4110, le16(0xffff)), chunk(0x4120, le16(0xffff)))))),
    slow,
  ),
  harmless(
    '3mf-parts-of-themselves',
    '3mf obj',
    () =>
      mf(
        model(
          '<object id="1"><components><component objectid="2"/><component objectid="2"/></components></object><object id="2"><components><component objectid="1"/><component objectid="1"/></components></object>',
          '<item objectid="1"/>',
        ),
      ),
    slow,
  ),
  harmless(
    '3mf-parts-that-double',
    '3mf obj',
    () =>
      mf(
        model(
          `${Array.from({ length: 40 }, (_, n) => `<object id="${n + 1}"><components><component objectid="${n + 2}"/><component objectid="${n + 2}"/></components></object>`).join('')}<object id="41"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object>`,
          '<item objectid="1"/>',
        ),
      ),
    slow,
  ),
  harmless(
    '3mf-indices',
    '3mf stl',
    () =>
      mf(
        model(
          '<object id="1"><mesh><vertices><vertex x="1e999" y="nan" z="0"/></vertices><triangles><triangle v1="4294967295" v2="-1" v3="99999999999"/></triangles></mesh></object>',
          '<item objectid="1"/>',
        ),
      ),
    slow,
  ),
  harmless('3mf-entities', '3mf obj', ({ file }) =>
    mf(
      `<?xml version="1.0"?><!DOCTYPE model [<!ENTITY a SYSTEM "file://${file}">]>${model('<object id="1" name="&a;"/>').replace('<?xml version="1.0"?>', '')}`,
    ),
  ),
  refused('3mf-bomb', '3mf obj', () => mf(model(`<object id="1"><!--${' '.repeat(120 * 1024 ** 2)}--></object>`)), slow),
  harmless('x3d-entities', 'x3d obj', ({ file }) => x3d('<Shape DEF="&a;"/>', `<!DOCTYPE X3D [<!ENTITY a SYSTEM "file://${file}">]>`)),
  harmless('x3d-from-outside', 'x3d glb', (lure) =>
    x3d(
      both(
        lure,
        (place) =>
          `<Inline url='"${place}"'/><Shape><Appearance><ImageTexture url='"${place}"'/></Appearance><IndexedFaceSet coordIndex="0 1 2 -1"><Coordinate point="0 0 0 1 0 0 0 1 0"/></IndexedFaceSet></Shape><Script url='"${place}"'/>`,
      ),
    ),
  ),
  harmless(
    'x3d-uses-of-itself',
    'x3d obj',
    () =>
      x3d(
        `<Group DEF="a"><Group USE="a"/></Group>${Array.from({ length: 30 }, (_, n) => `<Group DEF="b${n}"><Group USE="b${n - 1}"/><Group USE="b${n - 1}"/></Group>`).join('')}`,
      ),
    slow,
  ),
  harmless(
    'x3d-resolution',
    'x3d stl',
    () =>
      x3d(
        '<Shape><Extrusion crossSection="0 0" spine="0 0 0"/></Shape><Shape><ElevationGrid xDimension="2147483647" zDimension="2147483647" height="0"/></Shape>',
      ),
    slow,
  ),
  harmless('x-giant-counts', 'x obj', 'xof 0303txt 0032\nMesh a {\n4294967295;\n0;0;0;,\n4294967295;\n4294967295;0,1,2;;\n}\n', slow),
  harmless('x-deep', 'x obj', () => `xof 0303txt 0032\n${'Frame a {\n'.repeat(20_000)}${'}\n'.repeat(20_000)}`, slow),
  harmless('x-packed', 'x obj', () => join('xof 0303bzip0032', le32(0xffff_ffff), le16(0xffff), le16(0xffff), zeros(64)), slow),
  harmless('off-declared-billions', 'off stl', 'OFF\n4294967295 4294967295 0\n0 0 0\n', slow),
  harmless('off-giant-faces', 'off stl', 'OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n2147483647 0 1 2\n', slow),
  harmless(
    'amf-entities',
    'amf stl',
    ({ file }) => `<?xml version="1.0"?><!DOCTYPE amf [<!ENTITY a SYSTEM "file://${file}">]><amf><metadata type="a">&a;</metadata></amf>`,
  ),
  harmless('amf-laughs', 'amf stl', () => `<?xml version="1.0"?>${laughs('amf')}<amf><metadata type="a">&a10;</metadata></amf>`, slow),
  harmless(
    'amf-textures',
    'amf stl',
    '<amf><texture id="1" width="4294967295" height="4294967295" depth="4294967295" type="grayscale">AAAA</texture><constellation id="2"><instance objectid="2"/></constellation></amf>',
    slow,
  ),
];
