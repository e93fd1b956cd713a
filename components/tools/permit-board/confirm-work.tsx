import { useState } from 'react';
import type { AskedLines } from './list-report';

interface ConfirmWorkProps {
  unclear: readonly AskedLines[];
  /** Of some of the texts, what kind each is. */
  onConfirm: (kinds: ReadonlyMap<string, string>) => void;
}

/** Asks what each text means: which kind of work, or which of two dates. What its words suggest is chosen already, and counts once it's confirmed. */
export function ConfirmWork({ unclear, onConfirm }: ConfirmWorkProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const kindOf = ({ text, suggested }: AskedLines) => chosen.get(text) ?? suggested ?? '';
  const answered = unclear.filter((each) => kindOf(each) !== '');
  const confirm = (some: readonly AskedLines[]) =>
    onConfirm(new Map(some.map((each) => [each.text, kindOf(each)])));
  return (
    <fieldset className="mt-3 border-l-4 border-amber pl-3">
      <legend className="float-left w-full font-semibold">
        Say what’s meant: until then, these lines aren’t read.
      </legend>
      <ul className="clear-both">
        {unclear.map((each) => {
          const kind = kindOf(each);
          return (
            <li key={each.text} className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-1">
              <label className="min-w-0 grow basis-48">
                <span className="block wrap-anywhere">
                  {each.text} <span className="text-(--quiet)">({each.lines})</span>
                </span>
                <select
                  className="tool-field w-full bg-white"
                  value={kind}
                  onChange={({ currentTarget }) =>
                    setChosen(new Map([...chosen, [each.text, currentTarget.value]]))
                  }
                >
                  <option value="">Choose</option>
                  {each.answers.map((answer) => (
                    <option key={answer.kind} value={answer.kind}>
                      {answer.label}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="board-button"
                disabled={kind === ''}
                onClick={() => confirm([each])}
              >
                Confirm<span className="sr-only">{` ${each.text}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {unclear.length > 1 && answered.length > 0 && (
        <button type="button" className="board-button mt-3" onClick={() => confirm(answered)}>
          {answered.length === unclear.length
            ? 'Confirm all'
            : `Confirm the ${answered.length} with a kind`}
        </button>
      )}
    </fieldset>
  );
}
