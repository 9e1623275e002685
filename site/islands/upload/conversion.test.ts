import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import '../../stores/words-for-tests.ts';
import { createConversion } from './conversion.ts';
import type { Policy } from './run.ts';

/** A fake XMLHttpRequest that responds according to the file's name. */
class Request {
  static log: string[] = [];
  static hold: Promise<void> = Promise.resolve();
  static onSend = () => {};
  upload: { onload?: () => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  statusText = '';
  response = new Blob();
  #isAborted = false;

  open() {}

  setRequestHeader() {}

  getResponseHeader(name: string) {
    return this.status === 200 && name === 'Content-Disposition' ? 'attachment; filename="answer.png"' : null;
  }

  async send(form: FormData) {
    const { name } = form.get('file') as File;
    Request.log.push(name);
    Request.onSend();
    this.upload.onload?.();
    await Request.hold;
    if (this.#isAborted) return;
    this.status = name.startsWith('bad') ? 422 : 200;
    this.response = new Blob([this.status === 200 ? 'pixels' : '{}'], { type: 'image/png' });
    this.onload?.();
    this.onloadend?.();
  }

  abort() {
    this.#isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
}

const original = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = original;
});
beforeEach(() => {
  Request.log = [];
  Request.hold = Promise.resolve();
  Request.onSend = () => {};
});

const start = (names: readonly string[], policy: Partial<Policy> = {}) => {
  const conversion = createConversion({ concurrency: 1, stopAtFailure: true, resultName: (item) => `${item.file.name}.png`, ...policy });
  conversion.add(
    names.map((name) => ({ file: new File(['x'], name), from: 'jpg', to: 'png', options: {} })),
    'select',
  );
  return conversion;
};
const kinds = (conversion: ReturnType<typeof start>) => conversion.items.get().map((item) => item.state.kind);
const all = (conversion: ReturnType<typeof start>) => conversion.items.get().map((item) => item.id);

describe('a run', () => {
  test('goes through the files in order and ends with all results', async () => {
    const conversion = start(['a', 'b', 'c']);
    const { done, failed, cancelled } = await conversion.start(all(conversion));
    expect(Request.log).toEqual(['a', 'b', 'c']);
    expect([done.length, failed.length, cancelled]).toEqual([3, 0, false]);
    expect(conversion.run.get()).toBeNull();
  });

  test('ends at the first failing file when it shall; the rest stays ready and what is done stays done', async () => {
    const conversion = start(['a', 'bad', 'c']);
    await conversion.start(all(conversion));
    expect(kinds(conversion)).toEqual(['done', 'failed', 'ready']);
    expect(Request.log).toEqual(['a', 'bad']);
  });

  test('goes on after a failing file when it shall', async () => {
    const conversion = start(['bad', 'b', 'c'], { stopAtFailure: false, concurrency: 3 });
    const { done, failed } = await conversion.start(all(conversion));
    expect([done.length, failed.length]).toEqual([2, 1]);
  });

  test('cancelled: what is under way and what waits is ready again', async () => {
    const conversion = start(['a', 'b']);
    Request.hold = new Promise(() => {});
    const sent = new Promise<void>((resolve) => {
      Request.onSend = resolve;
    });
    const run = conversion.start(all(conversion));
    await sent;
    conversion.cancel();
    expect((await run).cancelled).toBe(true);
    expect(kinds(conversion)).toEqual(['ready', 'ready']);
    expect(Request.log).toEqual(['a']);
  });

  test('a file removed while it waits is not sent', async () => {
    const conversion = start(['a', 'b']);
    const run = conversion.start(all(conversion));
    conversion.remove(all(conversion)[1] as number);
    await run;
    expect(Request.log).toEqual(['a']);
    expect(kinds(conversion)).toEqual(['done']);
  });

  test('results that leave the list are released', async () => {
    const released: string[] = [];
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (url) => {
      released.push(url);
      revoke(url);
    };
    const conversion = start(['a']);
    await conversion.start(all(conversion));
    conversion.remove(all(conversion)[0] as number);
    URL.revokeObjectURL = revoke;
    expect(released).toHaveLength(1);
    expect(released[0]).toStartWith('blob:');
  });
});
