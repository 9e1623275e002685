import sharp from 'sharp';
import { serve } from '../../contract/worker-main.ts';
import { convertImage } from './convert.ts';
import { imageFaults } from './faults.ts';
import { mergeImages } from './merge-images.ts';
import { openNative } from './open-native.ts';
import type { ImageMergeRequest, ImageReply, ImageRequest } from './protocol.ts';

// The process handles one file and ends: nothing is read twice.
sharp.cache(false);

const tinyPng = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAD0lEQVR42mNowAEYhpYEAILzYAEllbNjAAAAAElFTkSuQmCC', 'base64');

/**
 * Warms up a new process with our own tiny image: the first image starts the threads, which a fork can't inherit, and loads
 * shared code. This costs no more CPU time than it saves; a larger warm-up, with more formats and resizes, would.
 */
const begin = async (): Promise<unknown> => {
  const { page } = await openNative(tinyPng);
  return (await page(0)).jpeg().toBuffer();
};

const answer = (request: ImageRequest | ImageMergeRequest, progress: (fraction: number) => void): Promise<ImageReply> =>
  'parts' in request ? mergeImages(request) : convertImage(request, progress);

void serve(answer, { prepare: begin, faults: imageFaults });
