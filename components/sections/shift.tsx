import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import type { Home } from '@/lib/content/types';
import { InlineSvg } from './drawings/svg-drawing';

type Chapter = Home['shift']['chapters'][number];
type Moment = Chapter['moments'][number];

interface ShiftProps extends Pick<Home['shift'], 'note' | 'skip'> {
  /** The unit, in all states (`app/shift.css`). */
  svg: string;
  chapters: readonly (Chapter & { tool: ReactNode })[];
}

/** What each moment's still shows of the drawing: x, y, width, and height. */
const crops = [
  '520 90 500 600',
  '520 90 500 600',
  '840 200 600 380',
  '820 60 600 640',
  '840 230 600 430',
  '820 200 620 500',
];

/** A shift in chapters, over one drawing that changes with the time of day. */
export function Shift({ note, skip, svg, chapters }: ShiftProps) {
  const moments = chapters.flatMap((chapter) => chapter.moments);
  const numberOf = (moment: Moment) => moments.indexOf(moment) + 1;
  return (
    <div className="shift">
      <div className="shift-track">
        <div data-shift="" className="shift-stage">
          <InlineSvg svg={svg} />
          <p aria-hidden="true" className="shift-clock">
            {moments.map(({ time }, index) => (
              <span key={time} className={`clock-${index + 1}`}>
                {time}
              </span>
            ))}
          </p>
        </div>
      </div>
      <p className="measure shift-note">
        {note}{' '}
        <a href="#permits-tool" className="shift-skip text-blue underline">
          {skip}
        </a>
      </p>
      {chapters.map(({ id, name, moments: own, headline, description, benefits, tool }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={`chapter ${id}`}>
          <div className="measure chapter-words">
            {own.map((moment) => (
              <MomentOfShift key={moment.time} {...moment} number={numberOf(moment)} />
            ))}
            <p className="tag mb-4 text-steel">{name}</p>
            <h2 id={`${id}-heading`} className="text-subheading">
              {headline}
            </h2>
            {description !== undefined && (
              <p className="mt-4 text-steel md:text-lg">{description}</p>
            )}
            <div className="mt-4">
              <DashList items={benefits} />
            </div>
          </div>
          {tool !== null && (
            <div id={`${id}-tool`} className="chapter-tool">
              <div className="measure">{tool}</div>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

/** A time of the shift, what happened, and a still of the drawing. */
function MomentOfShift({ time, text, number }: Moment & { number: number }) {
  return (
    <div data-moment="" className="moment">
      <p className="font-mono text-4xl leading-none">{time}</p>
      <p className="mt-2 text-lg font-semibold">{text}</p>
      <svg
        role="img"
        aria-label={`Unit 200 at ${time}`}
        viewBox={crops[number - 1]}
        className={`unit-200 moment-still until-${number}`}
      >
        <use href="#unit-200" />
      </svg>
    </div>
  );
}
