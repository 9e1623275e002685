import { mediaFamilies, situationTests } from './testing.ts';

situationTests('chosen', mediaFamilies);
