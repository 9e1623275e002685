import { toolWords } from '../../stores/words.ts';
import { commonTargets, reachName } from './common-targets.ts';
import { type FormatCatalogue, outputsOf } from './format-catalogue.ts';
import type { Item } from './item.ts';
import { TargetSelect } from './target-select.tsx';

type Props = {
  readonly catalogue: FormatCatalogue;
  readonly items: readonly Item[];
  readonly disabled: boolean;
  /** Receives the files that support the target. */
  readonly onChange: (ids: readonly number[], to: string) => void;
};

/** One target for all files, if they have any in common. */
export const TargetForAll = ({ catalogue, items, disabled, onChange }: Props) => {
  const reach = commonTargets(items.map(({ from }) => outputsOf(catalogue, from)));
  if (reach.length === 0) return null;
  return (
    <div className="target-row target-all">
      <span aria-hidden="true">{toolWords().targets.all}</span>
      <TargetSelect
        catalogue={catalogue}
        outputs={reach.map(({ to }) => to)}
        common={reach.length}
        value={items.every((item) => item.to === items[0]?.to) ? items[0]?.to : undefined}
        label={toolWords().targets.allLabel}
        placeholder={toolWords().targets.all}
        disabled={disabled}
        nameOf={(name, to) => reachName(name, reach, to, items.length)}
        onChange={(to) =>
          onChange(
            items.filter(({ from }) => outputsOf(catalogue, from).includes(to)).map(({ id }) => id),
            to,
          )
        }
      />
    </div>
  );
};
