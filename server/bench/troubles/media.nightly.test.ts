import { mediaFamilies, situationTests } from './testing.ts';

situationTests('others', mediaFamilies);
