import sharp from 'sharp';
import { serve } from '../../contract/worker-main.ts';
import { convertImage } from './convert.ts';
import { imageFaults } from './faults.ts';
import { mergeImages } from './merge-images.ts';
import type { ImageMergeRequest, ImageReply, ImageRequest } from './protocol.ts';

// One visitor's file, then the process ends: nothing is read twice.
sharp.cache(false);

/**
 * The first image of a process starts the threads and loads what all of them go through; this one is ours and comes before the
 * visitor's. More of it, formats and changes of size say, takes more of the processor than it later saves.
 */
const warmUp = (): Promise<unknown> =>
  sharp(new Uint8Array(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } })
    .jpeg()
    .toBuffer();

const answer = (request: ImageRequest | ImageMergeRequest, progress: (fraction: number) => void): Promise<ImageReply> =>
  'parts' in request ? mergeImages(request) : convertImage(request, progress);

void serve(answer, { warmUp, faults: imageFaults });
