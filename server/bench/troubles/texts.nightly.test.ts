import { situationTests, textFamilies } from './testing.ts';

situationTests('others', textFamilies);
