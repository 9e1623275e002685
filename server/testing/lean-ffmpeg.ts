import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { idleLibraries } from '../engines/ffmpeg/idle-libraries.ts';
import { logFailure } from '../observability/log.ts';
import { madeBefore } from '../toolchain/bundles.ts';
import { makeStubLibraries } from '../toolchain/stub-libraries.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const provide = async (): Promise<Environment> => {
  try {
    await mkdir(madeBefore, { recursive: true });
    return { LD_LIBRARY_PATH: join(madeBefore, await makeStubLibraries(madeBefore, idleLibraries)) };
  } catch (thrown) {
    // Without FFmpeg or binutils, or on another architecture.
    logFailure('stub-libraries', thrown);
    return {};
  }
};
let provided: Promise<Environment> | undefined;

/**
 * An environment in which a start of FFmpeg takes a sixth of the processor time, since it lacks libraries that reading a file does not need.
 * Its command line needs `-hide_banner`. The stub libraries are made once in a checkout, and servers of tests copy them.
 */
export const leanFfmpeg = async (): Promise<Environment> => {
  provided ??= provide();
  return { ...process.env, ...(await provided) };
};
