import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { formatHours, type Hours } from '@/lib/calculations/hours';
import type { Job } from '@/lib/calculations/simops-rules';
import { Bar, HoursChart } from './hours-chart';

interface IsolationRowProps {
  isolation: Job;
  shift: Hours;
}

/** An isolation, from its verification to its removal. */
export function IsolationRow({ isolation, shift }: IsolationRowProps) {
  const { tag, work, place, equipment } = isolation;
  const where = equipment === null || place.includes(equipment) ? place : `${equipment}, ${place}`;
  return (
    <li className="job border-t border-(--line)">
      <div className="job-label">
        <span className="font-mono">
          <TaggedText text={tag} />
        </span>
        <span dir="ltr" className="font-mono">
          {formatHours(isolation)}
        </span>
        <span className="job-place">
          <span className="text-(--quiet)">
            <TaggedText text={`Isolation of ${where}`} />
          </span>
        </span>
      </div>
      <div className="hours">
        <HoursChart>
          <Bar {...isolation} shift={shift} className="isolation-bar fill-red">
            {work}
          </Bar>
        </HoursChart>
      </div>
    </li>
  );
}
