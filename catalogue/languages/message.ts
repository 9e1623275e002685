import type { ProblemCode } from '../problems.ts';
import type { messages } from './en/server/messages/index.ts';
import type { ParameterOf } from './words.ts';

type Messages = typeof messages;

/** Name of a text that the server says to people: a key of `en/server/messages`. */
export type MessageKey = keyof Messages;

/** A measure, written with its unit as a language does. */
export type Quantity = { readonly amount: number; readonly unit: 'byte' | 'megabyte' | 'kilohertz' };

/** The advice of a problem, where nothing more is known. */
type Remedy = { readonly remedy: ProblemCode };

/** The value of a parameter: a number, a name, a measure, another message, or a list of names and messages. */
export type Value = string | number | Quantity | Message | EnglishText | Remedy | readonly (string | Message)[];

/** Something that the server says, before it is put into the words of a language. */
export type Message = { readonly key: MessageKey; readonly values?: Readonly<Record<string, Value>> };

/** A sentence that is in English only: from a server of an earlier version, or of an API that is English. */
type EnglishText = { readonly english: string };

export type Said = Message | EnglishText;

export const isMessage = (said: Said): said is Message => 'key' in said;

type TextOf<Entry> = Entry extends string ? Entry : Entry extends { readonly other: infer Text extends string } ? Text : never;
/** Figures that are in every text already (facts.ts). */
type Fact = 'maxFile' | 'maxTogether' | 'maxFiles';
type NameOf<Key extends MessageKey> = Exclude<ParameterOf<TextOf<Messages[Key]>>, Fact>;
/** The parameters that a text names; how many there are of what is counted is `count`. */
type ValuesOf<Key extends MessageKey> = { readonly [Name in NameOf<Key>]: Name extends 'count' ? number : Value };

/** Between processes a message is JSON, which has no NaN and no Infinity: those go as their names. */
const carried = (value: Value): Value => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value);

/** A message by its key, with a value for each parameter of its text. */
export const message = <Key extends MessageKey>(key: Key, ...[values]: [NameOf<Key>] extends [never] ? [] : [ValuesOf<Key>]): Message =>
  values === undefined
    ? { key }
    : { key, values: Object.fromEntries(Object.entries<Value>(values).map(([name, value]) => [name, carried(value)])) };
