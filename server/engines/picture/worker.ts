import sharp from 'sharp';
import { isWanted, serve } from '../worker-main.ts';
import { convertPicture } from './convert.ts';
import type { PictureRequest } from './protocol.ts';

// One visitor's file, then the process ends: nothing is read twice.
sharp.cache(false);

/** The first picture of a process loads the codecs; this one is ours and comes before the visitor's. */
const warmUp = async (): Promise<void> => {
  const spark = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer();
  await sharp(spark).resize(4).webp().toBuffer();
  await sharp(spark).png().toBuffer();
};

void serve<PictureRequest>(convertPicture, isWanted ? undefined : warmUp);
