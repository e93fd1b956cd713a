import { Sheet } from './sheet';

interface Cause {
  text: string;
  /** The record that the statement rests on. */
  from: string;
  causes?: readonly Cause[];
}

const tree: Cause = {
  text: 'Pump P-101A restarted while its casing was open',
  from: 'Incident 0231, 14:20',
  causes: [
    {
      text: 'Isolation was lifted before work was closed',
      from: 'LOTO-081, point 3',
      causes: [
        { text: 'Two permits shared one lock', from: 'PTW-0398, PTW-0401' },
        {
          text: 'The procedure does not say who lifts a shared lock',
          from: 'Procedure OP-17, rev. 4',
        },
      ],
    },
    {
      text: 'The open casing was not in the handover',
      from: 'Shift log, 06:05',
      causes: [{ text: 'The form has no line for work carried over', from: 'Handover form HF-2' }],
    },
  ],
};

/** An investigation that ends at what can be changed, each step with its record. */
export function CauseTree() {
  return (
    <Sheet
      title="Cause tree · Incident 0231"
      place="Unit 200"
      seen="A tree that begins with what happened and branches into its causes, each with the record it rests on. It ends at two that can be changed."
    >
      <ul className="p-4">
        <Branch {...tree} />
      </ul>
      <p className="border-t-2 border-green px-4 py-4">
        <span className="font-semibold text-green">Two actions, each with an owner.</span> OP-17
        names who lifts a shared lock; HF-2 gets a line for work carried over. Check after 30
        shifts.
      </p>
    </Sheet>
  );
}

function Branch({ text, from, causes = [] }: Cause) {
  return (
    <li className="branch relative pt-3">
      <div className="border border-(--line) bg-paper px-3 py-2">
        {text}
        <span className="block font-mono text-[0.75rem] text-(--quiet)">{from}</span>
      </div>
      {causes.length > 0 && (
        <ul className="pl-7 sm:pl-10">
          {causes.map((cause) => (
            <Branch key={cause.text} {...cause} />
          ))}
        </ul>
      )}
    </li>
  );
}
