import { leakyFiles } from './files.ts';
import { leakTests, quickFormats } from './testing.ts';

leakTests(Object.keys(leakyFiles).filter((format) => !quickFormats.includes(format)));
