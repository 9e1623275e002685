import type { OutputFile } from '../../contract/engine.ts';
import type { PageSetup } from '../page-setup.ts';

export type TableRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  /** For an ODS that is to be printed. */
  readonly page?: PageSetup;
};

export type TableReply =
  | { readonly kind: 'done'; readonly files: readonly OutputFile[]; readonly notes: readonly string[] }
  /** A cell shows something that only LibreOffice can work out. */
  | { readonly kind: 'needs-office' };
