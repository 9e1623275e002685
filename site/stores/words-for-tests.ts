import { tool } from '../../catalogue/languages/en/tool.ts';
import { fillFacts } from '../../catalogue/languages/facts.ts';
import { moreWordsOf, type ToolWords } from '../../catalogue/languages/tool-words.ts';
import { giveWords } from './words.ts';

/** Provides the English texts to code that is tested without a page. */
const words: ToolWords = fillFacts(tool, 'en');

giveWords({ locale: 'en', base: '', more: '', plain: words.plain }, moreWordsOf(words));
