/** Numbers as YAML 1.1 had them besides those of today: to the base of sixty (12:30 is 750), with underscores, and binary. */
const oldNumber = /^[-+]?(?:0b[01_]+|0x[\dA-Fa-f_]+|\d[\d_:.]*)$/;

/** What may stand before a scalar in its line: a key, or the dashes of lists. */
const isLead = (text: string): boolean => text.endsWith(': ') || /^[ -]*$/.test(text);

/** A line whose text older readers (PyYAML, Ruby's) would take for a number, with quotes around it. Bun writes by YAML 1.2 alone, where it is text. */
const quoted = (line: string): string => {
  const at = line.lastIndexOf(' ') + 1;
  const scalar = line.slice(at);
  const mayBeText = scalar.includes(':') || scalar.includes('_') || scalar.includes('b');
  return mayBeText && oldNumber.test(scalar) && isLead(line.slice(0, at)) ? `${line.slice(0, at)}"${scalar}"` : line;
};

/** YAML of a value, indented by two, without a line end; text stays text in readers of YAML 1.1, too. */
export const yamlOf = (value: unknown): string => {
  const text = Bun.YAML.stringify(value, null, 2).trimEnd();
  return /[_:b]/.test(text) ? text.split('\n').map(quoted).join('\n') : text;
};
