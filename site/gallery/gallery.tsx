import { useEffect, useRef, useState } from 'react';
import { createConversion } from '../islands/upload/conversion.ts';
import { Downloads, FileList, Shelf, Whole } from '../islands/upload/file-list.tsx';
import { shownResults } from '../islands/upload/item.ts';
import { batchLabel } from '../islands/upload/list-state.ts';
import { ToolBar } from '../islands/upload/tool-bar.tsx';
import { loadWords, moreWords } from '../stores/words.ts';
import { type Situation, situations } from './states.ts';

const nothing = () => undefined;
const begin = { onConvert: nothing, onRealFormat: nothing, onAlso: undefined, keepFocus: nothing };

const List = ({ title, items, run, percent }: Situation) => {
  const [conversion] = useState(() => createConversion({ concurrency: 1, stopAtFailure: false, resultName: ({ file }) => file.name }));
  const form = useRef<HTMLFormElement>(null);
  const results = shownResults(items);
  return (
    <section>
      <h2>{title}</h2>
      <form ref={form} className="tool" onSubmit={(event) => event.preventDefault()}>
        <FileList
          conversion={conversion}
          items={items}
          busy={run !== null}
          hasBars
          row={({ from }) => ({ fromName: from.toUpperCase(), tone: 'image', toTone: 'pdf' })}
          form={form}
          begin={begin}
        />
        <ToolBar
          conversion={conversion}
          items={items}
          results={results}
          busy={run !== null}
          convertLabel={batchLabel(items, 'Convert')}
          whole={<Whole items={items} run={run} percent={percent} />}
          downloads={(isDone) => <Downloads results={results} isDone={isDone} onSaved={nothing} />}
        />
        <Shelf results={results} onSaved={nothing} onDelete={nothing} />
      </form>
    </section>
  );
};

/** Every state of the upload tool, without a server and without a conversion. */
export const Gallery = () => {
  const [lists, setLists] = useState<readonly Situation[]>([]);
  useEffect(() => {
    loadWords().then(
      () => setLists(situations()),
      (error: unknown) => console.error(error),
    );
  }, []);
  return moreWords() && lists.map((list) => <List key={list.title} {...list} />);
};
