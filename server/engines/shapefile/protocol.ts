import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';

/** Converts maps from or to shapefiles, by file names in the worker's folder. */
export type ShapefileRequest = { readonly input: string; readonly to: string };

const file = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9.-]{1,40}$' }),
    /** Name of the layer, if there are several. */
    part: Type.Optional(Type.String({ maxLength: 200 })),
    /** Extension of a file that accompanies a .shp under the same name. */
    extension: Type.Optional(Type.Union([Type.Literal('shx'), Type.Literal('dbf'), Type.Literal('prj'), Type.Literal('cpg')])),
  },
  { additionalProperties: false },
);

export const shapefileReply = Type.Object(
  { files: Type.Array(file, { maxItems: 2000 }), notes: notesSchema },
  { additionalProperties: false },
);
export type ShapefileReply = Static<typeof shapefileReply>;
