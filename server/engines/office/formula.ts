import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

/** The formula of a MathML file in a one-line text document, because LibreOfficeKit can't save a standalone formula. */
export const textOfFormula = (text: string): string => {
  const start = text.search(/<(?:[\w.-]{1,40}:)?math[\s>]/);
  const end = text.lastIndexOf('>');
  if (start < 0 || end < start) throw new WorkerProblem('corrupt_input', message('formulaNone'));
  const root = text.slice(start, end + 1);
  const formula = root.slice(0, root.indexOf('>')).includes('xmlns') ? root : root.replace('<math', `<math xmlns="${mathNamespace}"`);
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p><draw:frame text:anchor-type="as-char"><draw:object>${formula}</draw:object></draw:frame></text:p></office:text></office:body></office:document>`;
};
