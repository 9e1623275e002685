import type { ToolAttack } from '../attack.ts';
import { files } from './files.ts';
import { forks } from './forks.ts';
import { reach } from './reach.ts';
import { replies } from './replies.ts';
import { resources } from './resources.ts';
import { talk } from './talk.ts';

export const toolAttacks: readonly ToolAttack[] = [...replies, ...files, ...talk, ...reach, ...resources, ...forks];
