import sharp from 'sharp';
import { serve } from '../../contract/worker-main.ts';
import { convertImage } from './convert.ts';
import { imageFaults } from './faults.ts';
import { mergeImages } from './merge-images.ts';
import { openNative } from './open-native.ts';
import type { ImageMergeRequest, ImageReply, ImageRequest } from './protocol.ts';

// One visitor's file, then the process ends: nothing is read twice.
sharp.cache(false);

/** Eight by eight grey pixels. */
const tinyPng = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR42mNowAEYhpYEAILzYAEllbNjAAAAAElFTkSuQmCC', 'base64');

/**
 * The first image of a process starts the threads, which a fork can't have from its parent, and loads what all of them go through; this one
 * is ours and comes before the visitor's. That takes no more of the processor than it saves; with more of it, formats and changes of size
 * say, it would.
 */
const begin = async (): Promise<unknown> => {
  const { page } = await openNative(tinyPng);
  return (await page(0)).jpeg().toBuffer();
};

const answer = (request: ImageRequest | ImageMergeRequest, progress: (fraction: number) => void): Promise<ImageReply> =>
  'parts' in request ? mergeImages(request) : convertImage(request, progress);

void serve(answer, { prepare: begin, faults: imageFaults });
