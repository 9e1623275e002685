import type { ImageData } from './model.ts';

/** How Markdown includes pictures: as data URLs, or as files beside it. */
export type ImageChoice = 'embed' | 'files';

/** Maximum number of files beside a text; further pictures are only referenced by name. One input may become 2000 files. */
export const maxImages = 1900;

export type ImageFile = { readonly name: string; readonly bytes: Uint8Array };

type Addresses = {
  readonly of: (id: string) => string | undefined;
  readonly files: () => ImageFile[];
};

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

const byData = (images: ReadonlyMap<string, ImageData>): Addresses => ({
  of: (id) => {
    const image = images.get(id);
    return image && `data:image/${image.type};base64,${Buffer.from(image.bytes).toString('base64')}`;
  },
  files: () => [],
});

export const imageAddresses = (images: ReadonlyMap<string, ImageData>, choice: ImageChoice | undefined): Addresses =>
  choice === 'embed' ? byData(images) : byName(images);
