import type { OperationTexts } from '../operation-texts.ts';

export const operations: OperationTexts = {};
