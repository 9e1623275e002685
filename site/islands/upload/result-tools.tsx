import { useEffect, useId, useState } from 'react';
import { extensionOfName, stemOfName } from '../../../catalogue/file-name.ts';
import { toolWords } from '../../stores/words.ts';
import { loadAgain } from '../load-again.ts';
import { type FormatCatalogue, findFormat, loadFormats } from './format-catalogue.ts';
import type { Result } from './item.ts';
import { NextSteps } from './next-steps.tsx';
import type { PhoneCode } from './phone-code.tsx';
import { TargetSelect } from './target-select.tsx';

/** Maximum size of text for the clipboard, in bytes. */
const maxCopiedText = 2 * 1024 * 1024;

const textTypes = /^(?:text\/|application\/(?:json|xml|yaml|rtf))/;

/** True if this browser can copy the result. Of images, browsers support only PNG; they also support text. */
const isCopyable = ({ type, size }: Result): boolean => {
  if (!navigator.clipboard) return false;
  if (type.startsWith('image/png')) return 'ClipboardItem' in window;
  return textTypes.test(type) && size <= maxCopiedText;
};

const copy = async ({ blob, type }: Result): Promise<void> => {
  if (type.startsWith('image/png')) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  else await navigator.clipboard.writeText(await blob.text());
};

const asFile = ({ blob, name, type }: Result): File => new File([blob], name, { type });
const isShareable = (result: Result): boolean => navigator.canShare?.({ files: [asFile(result)] }) ?? false;

/** Further targets for a finished file. Loads the list of formats. */
const AlsoTo = ({ from, made, onAlso }: { from: string; made: string; onAlso: (to: string) => void }) => {
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  useEffect(() => {
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
  }, []);
  const source = catalogue && findFormat(catalogue, from);
  if (!source) return null;
  return (
    <TargetSelect
      catalogue={catalogue}
      outputs={source.outputs.map(([to]) => to).filter((to) => to !== made)}
      common={source.common}
      value={undefined}
      label={toolWords().result.also}
      placeholder={toolWords().result.alsoChoose}
      disabled={false}
      onChange={onAlso}
    />
  );
};

type Props = {
  readonly result: Result;
  /** The source's format. */
  readonly from: string;
  readonly onRename: (name: string) => void;
  /** Converts the same upload to another target. */
  readonly onAlso: ((to: string) => void) | undefined;
  /** Shows the result; undefined if unsupported. For phones, whose rows lack space for that button. */
  readonly onPreview: (() => void) | undefined;
};

/** Further actions on a result: rename, copy, share. */
export const ResultTools = ({ result, from, onRename, onAlso, onPreview }: Props) => {
  const words = toolWords().result;
  const [said, setSaid] = useState('');
  const [Code, setCode] = useState<typeof PhoneCode>();
  const id = useId();
  const ending = extensionOfName(result.name);
  const { kept } = result;
  const attempt = (work: Promise<void>, done: string) => {
    work.then(
      () => setSaid(done),
      (error: Error) => setSaid(error.name === 'AbortError' ? '' : words.refused),
    );
  };
  return (
    <div className="result-tools">
      <label htmlFor={id}>{words.name}</label>
      <input
        id={id}
        className="field"
        defaultValue={stemOfName(result.name)}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const stem = event.target.value.trim().replace(/[\\/:*?"<>|]/g, '-');
          if (stem) onRename(`${stem}${ending}`);
        }}
      />
      <bdi dir="ltr" className="soft">
        {ending}
      </bdi>
      {onPreview && (
        <button type="button" className="button button-plain button-small result-preview" onClick={onPreview}>
          {words.preview}
        </button>
      )}
      {isCopyable(result) && (
        <button type="button" className="button button-plain button-small" onClick={() => attempt(copy(result), words.copied)}>
          {words.copy}
        </button>
      )}
      {isShareable(result) && (
        <button
          type="button"
          className="button button-plain button-small"
          onClick={() => attempt(navigator.share({ files: [asFile(result)] }), '')}
        >
          {words.share}
        </button>
      )}
      {kept && (
        <button
          type="button"
          className="button button-plain button-small"
          aria-expanded={Code !== undefined}
          onClick={() =>
            Code
              ? setCode(undefined)
              : loadAgain(() => import('./phone-code.tsx')).then(
                  (part) => setCode(() => part.PhoneCode),
                  () => setSaid(words.refused),
                )
          }
        >
          {words.phone}
        </button>
      )}
      {onAlso && <AlsoTo from={from} made={result.to} onAlso={onAlso} />}
      <NextSteps result={result} />
      <span role="status" className="soft">
        {said}
      </span>
      {Code && kept && <Code result={{ ...result, kept }} />}
    </div>
  );
};
