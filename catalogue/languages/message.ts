import type { messages } from './en/server/messages/index.ts';
import type { ParameterOf } from './words.ts';

type Messages = typeof messages;

/** Name of a text that the server says to people: a key of `en/server/messages`. */
export type MessageKey = keyof Messages;

/** A measure, written with its unit as a language does. */
export type Quantity = { readonly amount: number; readonly unit: 'byte' | 'megabyte' | 'kilohertz' };

/** The value of a parameter: a number, a name, a list of names, a measure, or another message. */
export type Value = string | number | Quantity | readonly string[] | Message;

/** Something that the server says, before it is put into the words of a language. */
export type Message = { readonly key: MessageKey; readonly values?: Readonly<Record<string, Value>> };

/** A message, or a sentence in English from a server of an earlier version. */
export type Said = Message | string;

type TextOf<Entry> = Entry extends string ? Entry : Entry extends { readonly other: infer Text extends string } ? Text : never;
type NameOf<Key extends MessageKey> = ParameterOf<TextOf<Messages[Key]>>;
/** The parameters that a text names; how many there are of what is counted is `count`. */
type ValuesOf<Key extends MessageKey> = { readonly [Name in NameOf<Key>]: Name extends 'count' ? number : Value };

/** A message by its key, with a value for each parameter of its text. */
export const message = <Key extends MessageKey>(key: Key, ...[values]: [NameOf<Key>] extends [never] ? [] : [ValuesOf<Key>]): Message =>
  values === undefined ? { key } : { key, values };
