import type { Engine } from '../../../contract/engine.ts';
import type { CallClass } from '../../../contract/run.ts';
import { ffmpegEngine } from '../../../engines/ffmpeg/engine.ts';
import { imageEngine } from '../../../engines/image/engine.ts';
import { pdfPagesEngine } from '../../../engines/pdf-pages/engine.ts';
import type { PlannedStep } from '../../../planning/plan.ts';
import { stepFinder } from '../../../testing/chosen-steps.ts';
import type { ToolAttack } from './attack.ts';

/** Low enough that attacks on memory, disk or processes reach these limits before the machine's. */
export const limits = { memoryBytes: 200 * 1024 ** 2, stageBytes: 200 * 1024 ** 2, processes: 200, tmpBytes: 64 * 1024 ** 2 };

const programEngine = (calls?: CallClass): Engine => ({
  id: 'stand-in',
  steps: [{ from: 'png', to: 'jpg', cost: 1, options: [], weight: 'light', needs: { programs: ['stand-in'] } }],
  convert: async (job) => {
    await job.run(['stand-in'], { limits, ...(calls && { calls }) });
    return [{ name: 'out.bin' }];
  },
});

const planned = (engine: Engine, from: string, to: string): PlannedStep => ({ engine, step: stepFinder(engine)(from, to) });

export const isFork = (plays: ToolAttack['plays']): boolean => plays === 'fork' || plays === 'fork-asker';
export const isProgram = (plays: ToolAttack['plays']): boolean => plays !== 'worker' && !isFork(plays);

/** The step of a concurrent honest job. */
export const honestStep = planned(programEngine(), 'png', 'jpg');

/** The step in which the attack takes part. */
export const stepOfAttack = ({ plays, calls }: Pick<ToolAttack, 'plays' | 'calls'>): PlannedStep => {
  switch (plays) {
    case 'worker':
    case 'fork':
    case 'fork-asker':
      return planned(imageEngine, 'png', 'jpg');
    case 'program':
      return planned(programEngine(calls), 'png', 'jpg');
    case 'ffmpeg':
      return planned(ffmpegEngine, 'mp3', 'ogg');
    case 'pdf-pages':
      return planned(pdfPagesEngine, 'pdf', 'png');
  }
};
