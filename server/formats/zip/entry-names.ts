/** Names in use, in lower case, each with the last suffix tried. */
export type TakenNames = Map<string, number>;

/** A unique name for an entry of a ZIP, without folders and characters that some system forbids. */
export const entryName = (wanted: string, taken: TakenNames): string => {
  const plain =
    (wanted.split(/[/\\]/).at(-1) ?? '')
      .replace(/[\p{Cc}<>:"|?*]/gu, '_')
      .replace(/^\.+|(?<![. ])[. ]+$/g, '')
      // Archive writers use names as object keys.
      .replace(/^__proto__$/, 'proto')
      .slice(0, 120)
      .toWellFormed() || 'attachment';
  const dot = plain.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  let name = plain;
  let count = taken.get(plain.toLowerCase()) ?? 1;
  while (taken.has(name.toLowerCase())) name = `${stem} (${++count})${end}`;
  taken.set(plain.toLowerCase(), count);
  if (name !== plain) taken.set(name.toLowerCase(), 1);
  return name;
};
