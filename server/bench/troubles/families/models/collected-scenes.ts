import { finding, same } from '../../../fidelity/check.ts';
import { facesOf3ds, isStl, lines, readGlb } from '../../look/models.ts';
import { boundsOf, cornerColours, trianglesOf } from '../../look/scene.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { colladaScene } from './delivered-builders.ts';
import { objCorners, objFaces, single } from './exchanged-builders.ts';
import { corners, faces } from './meshes.ts';
import { x3d } from './reported-builders.ts';
import { liesAt } from './scene-findings.ts';
import { placed, pyramid } from './three-mf.ts';

type Result = { readonly path: string };
const fits =
  (wanted: string, digits = 3) =>
  async ({ path }: Result) => [same('bounds', boundsOf((await trianglesOf(path)).flat(), digits), wanted)];

const source = (id: string, values: string, names: string): string =>
  `<source id="${id}"><float_array id="${id}a" count="${values.split(' ').length}">${values}</float_array><technique_common><accessor source="#${id}a" count="${values.split(' ').length / names.length}" stride="${names.length}">${[...names].map((name) => `<param name="${name}" type="float"/>`).join('')}</accessor></technique_common></source>`;
const pyramidFaces = `<triangles count="4"><input semantic="VERTEX" source="#v0" offset="0"/><p>${faces.flat().join(' ')}</p></triangles>`;
const skinned = (bind: string): string =>
  colladaScene(
    [[corners.join(' '), pyramidFaces]],
    '<node id="bone" sid="bone" type="JOINT"><translate>5 0 0</translate></node><node id="body"><instance_controller url="#c"><skeleton>#bone</skeleton></instance_controller></node>',
    `<library_controllers><controller id="c"><skin source="#g0">${bind}<source id="j"><Name_array id="ja" count="1">bone</Name_array><technique_common><accessor source="#ja" count="1" stride="1"><param name="JOINT" type="name"/></accessor></technique_common></source><source id="ib"><float_array id="iba" count="16">1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1</float_array><technique_common><accessor source="#iba" count="1" stride="16"><param name="TRANSFORM" type="float4x4"/></accessor></technique_common></source><source id="w"><float_array id="wa" count="1">1</float_array><technique_common><accessor source="#wa" count="1" stride="1"><param name="WEIGHT" type="float"/></accessor></technique_common></source><joints><input semantic="JOINT" source="#j"/><input semantic="INV_BIND_MATRIX" source="#ib"/></joints><vertex_weights count="4"><input semantic="JOINT" source="#j" offset="0"/><input semantic="WEIGHT" source="#w" offset="1"/><vcount>1 1 1 1</vcount><v>0 0 0 0 0 0 0 0</v></vertex_weights></skin></controller></library_controllers>`,
  );

const scenes: readonly Situation[] = [
  of(
    '3mf-bodies-above-the-plate',
    'prusa3d/PrusaSlicer#2513',
    ['rings.3mf', '3mf', 'stl'],
    single(`${pyramid(1)}${pyramid(2)}`, `<item objectid="1"/><item objectid="2" ${placed(0, 0, 25)}/>`),
    'the second body at 25 above the plate',
    isStl('8 0..10 0..10 0..35'),
  ),
  of(
    'dae-whose-corners-hold-all',
    'KhronosGroup/OpenCOLLADA#76',
    ['model.dae', 'dae', 'glb'],
    () =>
      colladaScene([[corners.join(' '), pyramidFaces]], '<node id="n"><instance_geometry url="#g0"/></node>')
        .replace(
          '<vertices id="v0">',
          `${source('n0', '0 0 1 0 0 1 0 0 1 0 0 1', 'XYZ')}${source('u0', '0 0 1 0 0 1 1 1', 'ST')}${source('c0', '1 0 0 0 1 0 0 0 1 1 1 0', 'RGB')}<vertices id="v0">`,
        )
        .replace(
          '</vertices>',
          '<input semantic="NORMAL" source="#n0"/><input semantic="TEXCOORD" source="#u0"/><input semantic="COLOR" source="#c0"/></vertices>',
        ),
    'places on a picture and colours of corners',
    async ({ path }) => {
      const attributes = Object.keys((await readGlb(path)).gltf.meshes[0]?.primitives[0]?.attributes ?? {});
      return [
        finding(
          'attributes',
          ['TEXCOORD_0', 'COLOR_0'].every((name) => attributes.includes(name)),
          attributes,
        ),
        same('colours', [...new Set(await cornerColours(path))].toSorted(), ['0 0 1', '0 1 0', '1 0 0', '1 1 0']),
      ];
    },
  ),
  of(
    'dae-of-strips-and-fans',
    'pycollada/pycollada#68',
    ['sphere.dae', 'dae', 'stl'],
    () =>
      colladaScene(
        [
          [
            '0 0 0 10 0 0 0 10 0 10 10 0',
            '<tristrips count="1"><input semantic="VERTEX" source="#v0" offset="0"/><p>0 1 2 3</p></tristrips>',
          ],
          ['0 0 5 10 0 5 10 10 5 0 10 5', '<trifans count="1"><input semantic="VERTEX" source="#v1" offset="0"/><p>0 1 2 3</p></trifans>'],
        ],
        '<node id="n"><instance_geometry url="#g0"/><instance_geometry url="#g1"/></node>',
      ),
    'two triangles of the strip and two of the fan',
    isStl('4 0..10000 -5000..0 0..10000'),
  ),
  of(
    'dae-skin-with-a-place-of-its-own',
    'KhronosGroup/COLLADA2GLTF#95',
    ['dancer.dae', 'dae', 'stl'],
    () => skinned('<bind_shape_matrix>1 0 0 100 0 1 0 0 0 0 1 0 0 0 0 1</bind_shape_matrix>'),
    'the pyramid moved by its place of 100 and by its bone: 105 to 115 metres',
    isStl('4 105000..115000 -10000..0 0..10000'),
  ),
  of(
    'dae-skin-without-a-place-to-3ds',
    'KhronosGroup/OpenCOLLADA#12',
    ['cylinder.dae', 'dae', '3ds'],
    () => skinned(''),
    'four triangles',
    async ({ path }) => [same('triangles', await facesOf3ds(path), 4)],
  ),
  of(
    'x3d-box',
    'cnr-isti-vclab/meshlab#447',
    ['box.x3d', 'x3d', 'stl'],
    () => x3d('<Transform translation="0 3 0"><Shape><Appearance><Material/></Appearance><Box size="2 6 4"/></Shape></Transform>'),
    'a box of 2 by 6 by 4 metres on the ground, in millimetres and standing on z',
    fits('-1000..1000 -2000..2000 0..6000'),
  ),
  of(
    'x3d-sphere',
    'cnr-isti-vclab/meshlab#373',
    ['ball.x3d', 'x3d', 'stl'],
    () => x3d('<Shape><Sphere radius="2"/></Shape>'),
    'a ball of 2 metres around the middle',
    fits('-2000..2000 -2000..2000 -2000..2000', 0),
  ),
  of(
    'x3d-cone-and-cylinder',
    'RealityDaemon/x3d-finely-sharpened#12',
    ['tower.x3d', 'x3d', 'stl'],
    () =>
      x3d(
        '<Transform translation="0 1 0"><Shape><Cylinder radius="1" height="2"/></Shape></Transform><Transform translation="0 3 0"><Shape><Cone bottomRadius="1.5" height="2"/></Shape></Transform>',
      ),
    'a cylinder of 2 metres and a cone of 2 on it, 1.5 wide from the middle',
    async ({ path }) => {
      const bounds = boundsOf((await trianglesOf(path)).flat(), 0).split(' ');
      return [same('height', bounds[2], '0..4000'), same('width', bounds[0], '-1500..1500')];
    },
  ),
  of(
    'x3d-extrusion',
    'x3dom/x3dom#53',
    ['room.x3d', 'x3d', 'obj'],
    () => x3d('<Shape><Extrusion crossSection="1 1 1 -1 -1 -1 -1 1 1 1" spine="0 0 0 0 4 0" solid="false"/></Shape>'),
    'four walls from 0 to 4: eight triangles or four squares beside the caps',
    async ({ text }) => {
      const ys = [...(await text()).matchAll(/^v\s+\S+ (\S+) /gm)].map(([, y]) => Number(y));
      return [
        finding('faces', lines(await text(), 'f') >= 8, lines(await text(), 'f')),
        same('height', [Math.min(...ys), Math.max(...ys)], [0, 4]),
      ];
    },
  ),
  {
    ...{
      name: 'glb-of-version-1',
      source: 'Comfy-Org/ComfyUI#15919',
      file: 'old.glb',
      from: 'glb',
      to: 'stl',
      input: () => {
        const json = Buffer.from('{"asset":{"version":"1.0"},"scenes":{},"meshes":{}} ');
        const file = Buffer.alloc(20 + json.length);
        file.write('glTF', 'latin1');
        for (const [at, value] of [1, file.length, json.length, 0].entries()) file.writeUInt32LE(value, 4 + at * 4);
        file.set(json, 20);
        return file;
      },
    },
    expect: 'an answer that says the version is not read, and does not call the file damaged',
    refused: ['unsupported_conversion', 'unsupported_format'],
  },
  of(
    'obj-of-bare-faces',
    'Ezcha/gd-obj#2',
    ['plain.obj', 'obj', 'glb'],
    () => `${objCorners}\n${objFaces(String)}\n`,
    'four triangles between 0 and 10',
    liesAt('0..10 0..10 0..10'),
  ),
];

/** Reports about skins, solids and plates. */
export const collectedScenes: readonly Situation[] = scenes;
