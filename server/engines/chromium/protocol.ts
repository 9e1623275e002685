import type { PageSetup } from '../page-setup.ts';

export type BrowserRequest =
  | {
      readonly to: 'pdf';
      readonly input: string;
      readonly output: string;
      readonly title: string;
      /** Lengths in points; absent: the size that the page's own style asks for, or A4. */
      readonly page?: PageSetup;
    }
  | {
      readonly to: 'png' | 'jpg';
      readonly input: string;
      readonly output: string;
      readonly title: string;
      readonly dpi: number;
      readonly quality: number;
    };
