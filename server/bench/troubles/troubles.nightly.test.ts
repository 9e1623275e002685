import { situationTests } from './testing.ts';

situationTests('others');
