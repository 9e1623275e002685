import type { ImageData } from './model.ts';

/** Pictures of Markdown as data addresses inside it, or as files beside it. */
export type ImageChoice = 'embed' | 'files';

/** Most files beside a text; further pictures are only named. One input may become 2000 files. */
export const maxImages = 1900;

export type ImageFile = { readonly name: string; readonly bytes: Uint8Array };

/** Pictures as addresses that a text has for them. */
type Addresses = {
  readonly of: (id: string) => string | undefined;
  /** The pictures that the text names so far, as files. */
  readonly files: () => ImageFile[];
};

/** Names by the order in which pictures are met. */
const byName = (images: ReadonlyMap<string, ImageData>): Addresses => {
  const names = new Map<string, string>();
  return {
    of: (id) => {
      const image = images.get(id);
      if (!image) return undefined;
      const name = names.get(id) ?? `picture-${names.size + 1}.${image.type === 'png' ? 'png' : 'jpg'}`;
      names.set(id, name);
      return name;
    },
    files: () =>
      [...names].flatMap(([id, name]) => (images.get(id)?.bytes.length ? [{ name, bytes: (images.get(id) as ImageData).bytes }] : [])),
  };
};

/** Addresses that hold the pictures. */
const byData = (images: ReadonlyMap<string, ImageData>): Addresses => ({
  of: (id) => {
    const image = images.get(id);
    return image && `data:image/${image.type};base64,${Buffer.from(image.bytes).toString('base64')}`;
  },
  files: () => [],
});

export const imageAddresses = (images: ReadonlyMap<string, ImageData>, choice: ImageChoice | undefined): Addresses =>
  choice === 'embed' ? byData(images) : byName(images);
