import { leakyFiles } from './files.ts';
import { leakTests } from './testing.ts';

leakTests(Object.keys(leakyFiles), 'all');
