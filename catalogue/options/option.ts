import type { Format } from '../formats/format.ts';

type Base = {
  readonly id: string;
  readonly label: string;
  /** One sentence for users: its effect, and the behaviour if unset. */
  readonly help: string;
  /** Distinguishes options with the same id whose values depend on the target; only one applies to a pair. */
  readonly variant?: string;
  /** Required by an operation. */
  readonly required?: true;
  /** True if it applies to this pair. Depends only on the two formats. */
  readonly applies: (from: Format, to: Format) => boolean;
};

export type Choice = { readonly value: string; readonly label: string };

/** An option of a conversion: its control, values and applicable pairs. */
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
      /** The pattern in words, to follow `must be`. */
      readonly shape: string;
      /** Masked input, never stored. */
      readonly secret?: true;
      /** Validation beyond the pattern. */
      readonly check?: (value: string) => boolean;
    });

/** A unique name of an option. */
export const optionKey = ({ id, variant }: Pick<Option, 'id' | 'variant'>): string => (variant === undefined ? id : `${id}.${variant}`);

/** Option values for an engine: only what the user set, validated. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;
