/** The parameters that a text names in braces: `size` of `up to {size}`. */
export type ParameterOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
type Naming<Name extends string> = [Name] extends [never] ? string : AllOf<Name extends unknown ? `${string}{${Name}}${string}` : never>;

/** A text for each way in which a language counts (Intl.PluralRules); `{count}` is the number as the language writes it. */
export type Plural = { readonly other: string } & { readonly [Rule in 'zero' | 'one' | 'two' | 'few' | 'many']?: string };

/** Keys whose values are no words, and the same in all languages. */
type Fixed = 'icon';

/**
 * The words of another language for these English words: the same keys, lists of the same length, texts that name the same
 * parameters, and a plural for each plural.
 */
export type Words<English> = English extends string
  ? Naming<ParameterOf<English>>
  : English extends { readonly one: string; readonly other: string }
    ? Omit<Plural, 'other'> & { readonly other: Naming<ParameterOf<English['other']>> }
    : { readonly [Key in keyof English]: Key extends Fixed ? English[Key] : Words<English[Key]> };
