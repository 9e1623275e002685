import { longPageTests } from '../testing/long-pages.ts';

longPageTests('chosen');
