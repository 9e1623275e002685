import { expect } from 'bun:test';
import type { JobView } from '../../job-service/job-view.ts';
import type { JobHome } from './home.ts';

/** A PostScript file of this many small pages, each of which becomes an image. */
export const slides = (count: number): File =>
  new File([`%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n${'20 20 60 40 rectfill showpage\n'.repeat(count)}`], 'Folien.ps');

/** A video that keeps a processor busy for longer than any test watches it. */
export const longFilm = (): Promise<Uint8Array<ArrayBuffer>> =>
  Bun.$`ffmpeg -v error -f lavfi -i testsrc2=size=1280x720:rate=25 -t 30 -c:v mpeg4 -pix_fmt yuv420p -movflags frag_keyframe -f mp4 -`
    .quiet()
    .then(({ stdout }) => new Uint8Array(stdout));

type Headers = Readonly<Record<string, string>>;

export const formOf = (file: File, to: string, more: Headers = {}): FormData => {
  const made = new FormData();
  made.append('file', file);
  for (const [name, value] of Object.entries({ inputFormat: 'ps', outputFormat: to, ...more })) made.append(name, value);
  return made;
};

export const makeApiClient = ({ send }: Pick<JobHome, 'send'>) => {
  const get = (id: string, path = '', headers: Headers = {}, method = 'GET') => send(`/api/jobs/${id}${path}`, { headers, method });
  /** Reads events to the end of the stream. */
  const eventsOf = async (answer: Response): Promise<readonly { readonly id: number; readonly job: JobView }[]> =>
    (await answer.text())
      .split('\n\n')
      .filter((text) => text.includes('data:'))
      .map((text) => ({ id: Number(/id: (\d+)/.exec(text)?.[1]), job: JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '') as JobView }));
  return {
    get,
    remove: (id: string) => get(id, '', {}, 'DELETE'),
    post: (file: File, to: string, headers: Headers = {}, path = '/api/jobs', more: Headers = {}) =>
      send(path, { method: 'POST', body: formOf(file, to, more), headers }),
    jobOf: async (answer: Response): Promise<JobView> => {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([202, 'no-store']);
      const job = (await answer.json()) as JobView;
      expect(answer.headers.get('location')).toBe(`/api/jobs/${job.id}`);
      return job;
    },
    problemOf: async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code],
    eventsOf,
    finished: async (id: string): Promise<JobView> => {
      const last = (await eventsOf(await get(id, '/events'))).at(-1);
      if (!last) throw new Error('No event came.');
      return last.job;
    },
  };
};
