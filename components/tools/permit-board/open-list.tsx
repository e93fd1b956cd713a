import { useRef, useState } from 'react';
import type { PermitBoardContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import { type BoardHandlers, maxJobs } from './board-state';
import { ConfirmWork } from './confirm-work';
import { isTitle } from './jobs';
import { readListFile } from './list-file';
import type { AskedLines } from './list-report';
import type { Settings } from './settings';

interface OpenListProps {
  board: PermitBoardContent;
  settings: Settings;
  handlers: BoardHandlers;
}

interface Asked {
  text: string;
  confirmed: ReadonlyMap<string, string>;
  unclear: readonly AskedLines[];
}

const nothingAsked: Asked = { text: '', confirmed: new Map(), unclear: [] };

/** A list of the visitor's own permits, pasted or from a file, and which of its lines can't be read. */
export function OpenList({ board, settings, handlers }: OpenListProps) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [report, setReport] = useState<readonly string[]>([]);
  /** The list, what the visitor has said about its work, and what's still to be said. */
  const [asked, setAsked] = useState(nothingAsked);

  async function open(text: string, confirmed: ReadonlyMap<string, string> = new Map()) {
    const { readList } = await import('./permit-list');
    const { report: lines, unclear, ...list } = readList(text, board, confirmed);
    setReport(lines);
    setAsked({ text, confirmed, unclear });
    if (list.jobs.length + list.unread > 0) handlers.open(list);
  }

  return (
    <>
      <p>
        Paste rows from Excel or P6 with their headings, or open a CSV file. Columns, in any order:
        permit, work, place, start, end, and equipment if it isn’t in the place. Up to {maxJobs}{' '}
        lines, of seven days; without dates, a day from 06:00. A block, or a blind in place, counts
        as an isolation: verified at its start, removed at its end. Fitting or pulling a blind is a
        line break of its own. Nothing leaves this browser.
      </p>
      <label className="mt-3 block font-semibold">
        Permits
        <textarea
          ref={pasted}
          rows={6}
          spellCheck={false}
          className="list-field"
          placeholder={
            'permit,work,place,start,end\nPTW-0501,Hot work,"Pipe rack 3, bay 4",07:15,11:00'
          }
        />
      </label>
      <div className="rule-fields mt-3">
        {(['title', 'place'] as const).map((name) => (
          <label key={name}>
            {name === 'title' ? 'Title' : 'Unit or area'}
            <input
              className="tool-field"
              maxLength={40}
              {...fieldProps(settings[name], (text) => {
                if (text === '' || isTitle(text)) handlers.set({ [name]: text });
              })}
            />
          </label>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="board-button"
          onClick={() => open(pasted.current?.value ?? '')}
        >
          Check these permits
        </button>
        <label className="min-w-0">
          <span className="sr-only">CSV file</span>
          <input
            type="file"
            // Workbooks can be chosen, to say how to save them as CSV.
            accept=".csv,.tsv,.txt,text/csv,.xlsx,.xls,.ods"
            className="max-w-full"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file === undefined) return;
              const { text, problem } = await readListFile(file);
              // The same file can be opened again once it's corrected.
              target.value = '';
              if (problem === null) return open(text);
              setReport([problem]);
              setAsked(nothingAsked);
            }}
          />
        </label>
      </div>
      <div role="status" className="mt-3">
        {report.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {asked.unclear.length > 0 && (
        <ConfirmWork
          key={asked.text}
          unclear={asked.unclear}
          onConfirm={(kinds) => open(asked.text, new Map([...asked.confirmed, ...kinds]))}
        />
      )}
    </>
  );
}
