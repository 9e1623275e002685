import sharp from 'sharp';
import { isOnDemand, serve } from '../../contract/worker-main.ts';
import { convertImage } from './convert.ts';
import { imageFaults } from './faults.ts';
import { mergeImages } from './merge-images.ts';
import type { ImageMergeRequest, ImageReply, ImageRequest } from './protocol.ts';

// One visitor's file, then the process ends: nothing is read twice.
sharp.cache(false);

/** The first image of a process loads the codecs; this one is ours and comes before the visitor's. */
const warmUp = async (): Promise<void> => {
  const spark = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer();
  await sharp(spark).resize(4).webp().toBuffer();
  await sharp(spark).png().toBuffer();
};

const answer = (request: ImageRequest | ImageMergeRequest, progress: (fraction: number) => void): Promise<ImageReply> =>
  'parts' in request ? mergeImages(request) : convertImage(request, progress);

void serve(answer, isOnDemand ? undefined : warmUp, imageFaults);
