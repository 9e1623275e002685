import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FileRejection } from 'react-dropzone';
import { detectAmong, isOfFormat } from '../../../catalogue/detect.ts';
import { resultExtension, stemOfName } from '../../../catalogue/file-name.ts';
import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import type { OptionValues } from '../../../catalogue/options/option.ts';
import { moreWords } from '../../stores/words.ts';
import { loadWithWords } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import { createConversion } from './conversion.ts';
import { type FormatName, type Item, isHeld, nextBatch } from './item.ts';
import { readOptions, showCount, writeOptions } from './option-form.ts';
import type { PairHelp } from './pair-help.tsx';
import type { Refusal } from './refusals.tsx';
import { refuse } from './refuse.ts';
import { lasting, recallOptions, rememberOptions } from './remembered-options.ts';
import type { FixedPairTool, ToolText } from './tool.ts';
import { ToolShell } from './tool-shell.tsx';
import { useIntake } from './use-intake.ts';

type Props = {
  readonly tool: FixedPairTool;
  /** What it says before anything is chosen. */
  readonly text: ToolText;
  /** Address of the plain form. */
  readonly action: string;
  /** The page makes one of several files: that choice is fixed, and a single file is not converted. */
  readonly merging?: boolean;
  /** Between the drop area and the files. */
  readonly above?: ReactNode;
  /** The pair's options as native fields, for the plain form and for this island. */
  readonly children?: ReactNode;
};

/** Sets the page's option fields, and says how many are set. */
const setFields = (place: HTMLElement, values: OptionValues): void => {
  writeOptions(place, values);
  showCount(place, Object.keys(readOptions(place)).length);
};

/** The upload island of a converter page, for one pair of formats: many files one after another, or a single file with the page's own words. */
export const FixedTool = ({ tool, text, action, merging = false, above, children }: Props) => {
  const { from, to } = tool;
  const single = tool.kind === 'single' ? tool.words : undefined;
  const operation = tool.kind === 'pair' ? tool.operation : undefined;
  const [conversion] = useState(() =>
    createConversion({
      concurrency: 1,
      stopAtFailure: true,
      merging,
      resultName: (item, answer) =>
        (item.options.operation && answer.fileName) ||
        `${single ? 'converted' : stemOfName(item.file.name)}${resultExtension(answer.fileName, answer.blob.type, item.to)}`,
    }),
  );
  const items = useStore(conversion.items);
  const run = useStore(conversion.run);
  const optionPlace = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [Help, setHelp] = useState<typeof PairHelp>();
  const [specs, setSpecs] = useState<readonly OptionSpec[]>([]);
  const [own, setOwn] = useState<Readonly<Record<number, OptionValues>>>({});
  const options = (): OptionValues => ({
    ...(optionPlace.current && readOptions(optionPlace.current)),
    ...(operation && { operation: operation.id }),
  });
  /** What is done to a file of this page: its format, and what it becomes. */
  const wayOf = (file: File) => {
    const known = (operation && detectAmong(file, operation.formats)) ?? from;
    return { from: known.id, to: operation ? (operation.to ?? known.id) : to.id };
  };
  const isOwn = (item: Item): boolean => (operation ? item.options.operation !== undefined : item.to === to.id);
  const hasFiles = items.length > 0;
  useEffect(() => {
    // Every option can be set without it.
    if (hasFiles && children)
      loadWithWords(() => import('./pair-help.tsx')).then(
        ([{ PairHelp }]) => setHelp(() => PairHelp),
        () => undefined,
      );
  }, [hasFiles, children]);
  useEffect(() => {
    if (optionPlace.current && !operation) setFields(optionPlace.current, recallOptions(from.id, to.id));
  }, [from.id, to.id, operation]);
  useEffect(() => {
    const fields = optionPlace.current?.querySelector('fieldset');
    if (fields) fields.disabled = run !== null;
  }, [run]);

  const take = (files: readonly File[], rejected: readonly FileRejection[], intake: 'add' | 'select') => {
    const wrong = single && single.check !== 'accept' ? files.filter((file) => !isOfFormat(file, from)) : [];
    const good = files.filter((file) => !wrong.includes(file));
    const isWrongType =
      single?.invalidType && (wrong.length > 0 || rejected.some(({ errors }) => errors.some(({ code }) => code === 'file-invalid-type')));
    if (isWrongType) notify(single.invalidType);
    setRefusals([]);
    refuse(rejected, [], setRefusals, from, isWrongType);
    if (good.length === 0) return;
    const way = single ? 'replace' : run ? 'add' : intake;
    // Pages that were chosen for files that leave the list say nothing of the new ones.
    const before = conversion.items.get();
    if (before.length > 0 && (single || (way === 'select' && before.every(({ state }) => state.kind === 'done'))))
      if (optionPlace.current) setFields(optionPlace.current, lasting(options()));
    conversion.add(
      good.map((file) => ({ file, ...wayOf(file), options: options() })),
      way,
    );
  };
  const zone = useIntake({ format: from, multiple: !single, disabled: run !== null && !!single, onFiles: take });

  const convert = async (ids?: readonly number[]) => {
    if (run) return;
    const chosen = ids ?? nextBatch(conversion.items.get()).map((item) => item.id);
    try {
      if (!from.id || !to.id) throw new Error(moreWords()?.invalidFormats);
      if (chosen.length === 0) {
        notify(single?.noFile ?? (({ batchNoFiles }) => batchNoFiles));
        return;
      }
      if (merging && !ids) {
        notify(({ mergeNeedsTwo }) => mergeNeedsTwo);
        return;
      }
      const end = await conversion.start(chosen);
      if (end.cancelled || end.done[0] || end.failed[0])
        notify(({ fixedEnd }) => fixedEnd(end, chosen.length, to.name, operation ? 'operation' : tool.kind));
    } catch (error) {
      notify(({ conversionFailed }) => (error instanceof Error ? { ...conversionFailed, text: error.message } : conversionFailed));
    }
  };

  const changeOptions = () => {
    const values = options();
    if (optionPlace.current) showCount(optionPlace.current, Object.keys(readOptions(optionPlace.current)).length);
    if (!operation) rememberOptions(from.id, to.id, values);
    for (const item of conversion.items.get()) if (isOwn(item)) conversion.setOptions([item.id], { ...values, ...own[item.id] });
  };
  const changeOwn = (id: number, values: OptionValues) => {
    setOwn({ ...own, [id]: values });
    conversion.setOptions([id], { ...options(), ...values });
  };

  const takeRealFormat = (id: number, format: FormatName) => {
    conversion.setSource(id, format);
    if (operation && !operation.to) {
      conversion.target([id], format.id);
      conversion.setOptions([id], options());
    }
    convert([id]);
  };
  const convertAlso = (id: number, output: string) => {
    conversion.target([id], output);
    convert([id]);
  };

  return (
    <ToolShell
      conversion={conversion}
      zone={zone}
      action={action}
      refusals={refusals}
      choose={{
        label: text.choose,
        hint: text.hint,
        multiple: !single,
      }}
      row={(item, { OptionFields }) => ({
        fromName: item.real?.name ?? operation?.formats.find(({ id }) => id === item.from)?.name ?? from.name,
        tone: from.tone,
        toTone: to.tone,
        downloadLabel: single && item.to === to.id ? single.download : undefined,
        extra: !single && !operation && items.length > 1 && item.to === to.id && (
          <OptionFields
            isOwn
            item={item}
            specs={specs}
            values={own[item.id] ?? {}}
            disabled={run !== null || !isHeld(item)}
            onChange={(values) => changeOwn(item.id, values)}
          />
        ),
      })}
      convertLabel={text.convert}
      countsFiles={!single && !merging}
      byCount={!single}
      hasBars={!single}
      onConvert={convert}
      onRealFormat={takeRealFormat}
      onAlso={convertAlso}
      above={above}
      options={
        <>
          {Help && hasFiles && (
            <Help
              items={items}
              from={from.id}
              to={to.id}
              disabled={run !== null}
              place={optionPlace.current}
              onSpecs={operation ? undefined : setSpecs}
            />
          )}
          <div ref={optionPlace} className="contents" onInput={changeOptions}>
            {children}
          </div>
        </>
      }
      plainFields={
        <>
          {(operation?.formats.length ?? 1) === 1 && <input type="hidden" name="inputFormat" value={from.id} />}
          {operation?.id ? (
            <input type="hidden" name="operation" value={operation.id} />
          ) : (
            <input type="hidden" name="outputFormat" value={to.id} />
          )}
        </>
      }
    />
  );
};
