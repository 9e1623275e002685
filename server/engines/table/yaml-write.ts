/** Numbers as YAML 1.1 had them besides those of today: to the base of sixty (12:30 is 750), with underscores, and binary. */
const oldNumber = /^[-+]?(?:0b[01_]+|0x[\dA-Fa-f_]+|\d[\d_:.]*)$/;

/** What a line of Bun's begins with: its indent, the dashes of lists. */
const lead = /^(?: |- )*/;
/** A key: in quotes, or with no colon in it that ends a word. */
const key = /^(?:"(?:[^"\\]|\\.)*"|[^"](?:[^:]|:(?! |$))*)(?=:(?: |$))/;
/** What parts a key from its value. */
const colon = /^: ?/;

const isRead = (scalar: string): boolean => scalar === '=' || (/[:_b]/.test(scalar) && oldNumber.test(scalar));

/** In quotes where older readers (PyYAML, Ruby's) take it for a number, or refuse it. Bun writes by YAML 1.2 alone, where it is text. */
const quoted = (scalar: string): string => (isRead(scalar) ? `"${scalar}"` : scalar);

const quotedLine = (line: string): string => {
  const [start = ''] = lead.exec(line) ?? [];
  const rest = line.slice(start.length);
  const [name = ''] = key.exec(rest) ?? [];
  const [gap = ''] = name ? (colon.exec(rest.slice(name.length)) ?? []) : [];
  return `${start}${quoted(name)}${gap}${quoted(rest.slice(name.length + gap.length))}`;
};

/** YAML of a value, indented by two, without a line end; text stays text in readers of YAML 1.1, too. */
export const yamlOf = (value: unknown): string => Bun.YAML.stringify(value, null, 2).trimEnd().split('\n').map(quotedLine).join('\n');
