import type { Format } from '../formats/format.ts';

type Base = {
  readonly id: string;
  readonly label: string;
  /** One sentence for people: what it does, and what happens when it is left alone. */
  readonly help: string;
  /** Tells options of one id apart whose values depend on the target; of these one applies to a pair. */
  readonly variant?: string;
  /** An operation can't do without it. */
  readonly required?: true;
  /** Does it apply to this pair? Decided from the two formats alone. */
  readonly applies: (from: Format, to: Format) => boolean;
};

export type Choice = { readonly value: string; readonly label: string };

/** An option of a conversion: how it is shown, what values it takes, which pairs have it. */
export type Option =
  | (Base & {
      readonly control: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit?: string;
      readonly default?: number;
    })
  | (Base & { readonly control: 'choice'; readonly choices: readonly Choice[]; readonly default: string })
  | (Base & { readonly control: 'flag'; readonly default: boolean })
  /** `#rrggbb` */
  | (Base & { readonly control: 'colour'; readonly default: string })
  | (Base & {
      readonly control: 'text';
      readonly pattern: RegExp;
      readonly maxLength: number;
      readonly placeholder: string;
      /** What the pattern asks for, to follow `must be`. */
      readonly shape: string;
      /** Typed unseen, and kept nowhere. */
      readonly secret?: true;
      /** What the pattern can't say. */
      readonly check?: (value: string) => boolean;
    });

/** A name of an option that no other has. */
export const optionKey = ({ id, variant }: Pick<Option, 'id' | 'variant'>): string => (variant === undefined ? id : `${id}.${variant}`);

/** Values as they reach an engine: only what the visitor set, checked against the table. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;
