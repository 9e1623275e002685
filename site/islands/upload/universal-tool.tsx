import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { FileRejection } from 'react-dropzone';
import { detectAmong } from '../../../catalogue/detect.ts';
import { resultExtension, stemOfName } from '../../../catalogue/file-name.ts';
import { say, toolWords } from '../../stores/words.ts';
import { loadWithWords } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import { createConversion } from './conversion.ts';
import type { RowParts } from './file-list.tsx';
import { type FormatCatalogue, findFormat, loadFormats, optionsOfPair, outputsOf } from './format-catalogue.ts';
import { type FormatName, type Item, isActive, isHeld, nextBatch } from './item.ts';
import { PlainList } from './plain-list.tsx';
import type { Refusal } from './refusals.tsx';
import { refuse } from './refuse.ts';
import { recallOptions, rememberOptions } from './remembered-options.ts';
import type { ToolText } from './tool.ts';
import { ToolShell } from './tool-shell.tsx';
import type { UnknownFiles } from './unknown-files.tsx';
import { useIntake } from './use-intake.ts';

/** The format by content for a file whose name says nothing. */
const formatInside = (file: File): Promise<string | undefined> =>
  import('./look-inside.ts').then((inside) => inside.formatInside(file)).catch(() => undefined);

/** A file whose format is not known yet. */
const waitingItem = (file: File, id: number): Item => ({
  id,
  file,
  from: '',
  to: undefined,
  options: {},
  state: { kind: 'ready' },
  earlier: [],
});

type Props = {
  readonly text: ToolText;
  /** Address of the plain form. */
  readonly action: string;
  readonly children?: ReactNode;
};

const selectOf = (item: Item): string => `target-${item.id}`;
const lacksTarget = (item: Item): boolean => !item.to || item.to === item.from;

/**
 * The upload island of the home page: any file to any format, with a target for each file, or one for all.
 * `children` are the fields of the plain form, for browsers without JavaScript.
 */
export const UniversalTool = ({ text, action, children }: Props) => {
  const [conversion] = useState(() =>
    createConversion({
      concurrency: 3,
      stopAtFailure: false,
      resultName: (item, answer, alone) =>
        `${alone ? 'converted' : stemOfName(item.file.name)}${resultExtension(answer.fileName, answer.blob.type, item.to)}`,
    }),
  );
  const items = useStore(conversion.items);
  const run = useStore(conversion.run);
  const [catalogue, setCatalogue] = useState<FormatCatalogue>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [Unknown, setUnknown] = useState<typeof UnknownFiles>();
  /** Chosen before the list of formats came. */
  const [early, setEarly] = useState<readonly File[]>([]);
  const asked = refusals.filter(({ file }) => file);
  useEffect(() => {
    // Without the list there is no choice yet; it is retried with the first file.
    loadFormats().then(setCatalogue, () => setCatalogue(undefined));
    if (document.documentElement.dataset.recent)
      import('../recent-links.ts').then(
        ({ showRecent }) => showRecent(),
        () => undefined,
      );
  }, []);

  const take = async (files: readonly File[], rejected: readonly FileRejection[], intake: 'add' | 'select') => {
    // At once, for others may be taken meanwhile. Files whose format is being asked for stay beside further ones.
    setRefusals((before) => (intake === 'add' ? before.filter(({ file }) => file) : []));
    const known = await loadFormats().catch(() => undefined);
    if (!known) {
      notify(({ listMissing }) => listMissing);
      setEarly((before) => [...before, ...files]);
      const again = () => {
        setEarly((before) => before.filter((file) => !files.includes(file)));
        take(files, rejected, intake);
      };
      addEventListener('online', again, { once: true });
      return;
    }
    setCatalogue(known);
    const sources = known.formats.filter((format) => format.outputs.length > 0);
    const detected = await Promise.all(
      files.map(async (file) => {
        const named = detectAmong(file, sources);
        if (named) return { file, format: named };
        const inside = await formatInside(file);
        return { file, format: sources.find(({ id }) => id === inside) };
      }),
    );
    const unknown = detected.flatMap(({ file, format }) => (format ? [] : [file]));
    refuse(rejected, unknown, setRefusals, undefined, rejected.length === 0);
    if (unknown[0])
      loadWithWords(() => import('./unknown-files.tsx')).then(
        ([parts]) => setUnknown(() => parts.UnknownFiles),
        () => notify((words) => words.partMissing),
      );
    const added = detected.flatMap(({ file, format }) => (format ? [{ file, from: format.id, to: undefined, options: {} }] : []));
    if (added.length > 0) conversion.add(added, conversion.run.get() ? 'add' : intake);
  };
  const zone = useIntake({ format: undefined, multiple: true, disabled: false, onFiles: take });

  const convert = async (ids?: readonly number[]) => {
    if (run) return;
    const all = conversion.items.get();
    const chosen = ids ? all.filter((item) => ids.includes(item.id)) : nextBatch(all);
    if (all.length === 0) {
      notify(({ universalNoFile }) => universalNoFile);
      return;
    }
    const lacking = chosen.find(lacksTarget);
    setAsked(lacking !== undefined);
    if (lacking) {
      notify(({ universalSameFormat, universalNoOutput }) => (lacking.to ? universalSameFormat : universalNoOutput));
      document.getElementById(selectOf(lacking))?.focus();
      return;
    }
    const end = await conversion.start(chosen.map((item) => item.id));
    const nameOf = (to: string) => catalogue && findFormat(catalogue, to)?.name;
    if (end.cancelled || end.done[0] || end.failed[0]) notify(({ batchEnd }) => batchEnd(end, chosen.length, nameOf));
  };

  const setTarget = (ids: readonly number[], to: string) => {
    const changed = conversion.items.get().filter((item) => ids.includes(item.id) && item.to !== to);
    conversion.target(ids, to);
    for (const { id, from } of changed) conversion.setOptions([id], recallOptions(from, to));
  };

  const row = (item: Item, { OptionFields, TargetSelect }: RowParts) => ({
    fromName: (catalogue && findFormat(catalogue, item.from)?.name) ?? item.from,
    tone: (catalogue && findFormat(catalogue, item.from)?.tone) ?? '',
    toTone: (catalogue && findFormat(catalogue, item.to ?? '')?.tone) ?? '',
    extra: catalogue && (
      <>
        <div className="target-row">
          <span aria-hidden="true">{toolWords().targets.to}</span>
          <TargetSelect
            catalogue={catalogue}
            id={selectOf(item)}
            outputs={outputsOf(catalogue, item.from)}
            common={findFormat(catalogue, item.from)?.common ?? 0}
            value={item.to}
            label={say(toolWords().targets.of, { name: item.file.name })}
            placeholder={toolWords().targets.choose}
            disabled={isActive(item) || !isHeld(item)}
            isMissing={isAsked && lacksTarget(item)}
            onChange={(to) => setTarget([item.id], to)}
          />
        </div>
        <OptionFields
          item={item}
          specs={optionsOfPair(catalogue, item.from, item.to)}
          values={item.options}
          disabled={isActive(item) || !isHeld(item)}
          onChange={(values) => {
            conversion.setOptions([item.id], values);
            if (item.to) rememberOptions(item.from, item.to, values);
          }}
        />
      </>
    ),
  });

  const takeNamedFormat = ({ file }: Refusal, from: string) => {
    if (!file) return;
    setRefusals((before) => before.filter((refusal) => refusal.file !== file));
    conversion.add([{ file, from, to: undefined, options: {} }], 'add');
    const added = conversion.items.get().at(-1);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(added ? `#${selectOf(added)}, .drop-input` : '.drop-input')?.focus());
  };

  const takeRealFormat = (id: number, format: FormatName) => {
    conversion.setSource(id, format);
    const to = conversion.items.get().find((item) => item.id === id)?.to;
    if (catalogue && to && outputsOf(catalogue, format.id).includes(to)) convert([id]);
  };

  return (
    <ToolShell
      conversion={conversion}
      zone={zone}
      action={action}
      refusals={refusals.filter((refusal) => !asked.includes(refusal))}
      above={
        <>
          {early.length > 0 && <PlainList items={early.map(waitingItem)} shelf={[]} isMissing />}
          {Unknown && catalogue && asked.length > 0 && <Unknown catalogue={catalogue} refusals={asked} onFormat={takeNamedFormat} />}
        </>
      }
      choose={{
        label: text.choose,
        hint: text.hint,
        multiple: true,
      }}
      row={row}
      convertLabel={text.convert}
      countsFiles
      byCount={false}
      onConvert={convert}
      hasBars={items.length > 1}
      onRealFormat={takeRealFormat}
      forAll={({ TargetForAll }) =>
        catalogue && items.length > 1 && <TargetForAll catalogue={catalogue} items={items} disabled={run !== null} onChange={setTarget} />
      }
      plainFields={children}
    />
  );
};
