import de from '@heading-font-de-address';
import en from '@heading-font-en-address';
import es from '@heading-font-es-address';
import fr from '@heading-font-fr-address';
import ptBr from '@heading-font-pt-br-address';
import { english, type Language } from '../../catalogue/languages/languages.ts';
import type { HeadingLanguage } from '../styles/heading-font.ts';

const addresses: Readonly<Record<HeadingLanguage, string>> = { en, es, 'pt-br': ptBr, de, fr };

/** The headings' typeface for a language, if it has the letters; `style` replaces that of the style sheet, which is for English. */
export const headingFace = ({ id }: Language): { readonly address: string; readonly style?: string } | undefined => {
  const address = (addresses as Readonly<Record<string, string>>)[id];
  if (!address) return undefined;
  if (id === english.id) return { address };
  const face = `@font-face{font-family:Bricolage;font-weight:600 800;font-display:optional;src:url(${address})format("woff2")}`;
  return { address, style: `${face}:root{--display:Bricolage,"Bricolage Fallback",var(--face)}` };
};
