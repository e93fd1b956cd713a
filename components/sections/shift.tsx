import type { ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import type { Home } from '@/lib/content/types';
import { InlineSvg } from './drawings/svg-drawing';

type Chapter = Home['shift']['chapters'][number];
type Moment = Chapter['moments'][number];

interface ShiftProps extends Pick<Home['shift'], 'note' | 'skip'> {
  /** The unit, in all states (`app/shift-drawing.css`). */
  svg: string;
  chapters: readonly (Chapter & { tool: ReactNode })[];
}

/** Each moment's still: how far the shift has come (`app/shift-drawing.css`), and the part of the drawing: x, y, width, height. */
const stills = [
  { at: '[--moment:1]', crop: '520 90 500 600' },
  { at: '[--moment:2]', crop: '520 90 500 600' },
  { at: '[--moment:3]', crop: '840 200 600 380' },
  { at: '[--moment:4]', crop: '820 60 600 640' },
  { at: '[--moment:5]', crop: '840 230 600 430' },
  { at: '[--moment:6]', crop: '820 200 620 500' },
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
          <p aria-hidden="true" data-clock="" className="shift-clock" />
        </div>
      </div>
      <p className="measure shift-note pt-6 text-steel">
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
  const { at = '', crop } = stills[number - 1] ?? {};
  return (
    <div data-moment={time} className="moment">
      <p className="font-mono text-4xl leading-none">{time}</p>
      <p className="mt-2 text-lg font-semibold">{text}</p>
      <svg
        role="img"
        aria-label={`Unit 200 at ${time}`}
        viewBox={crop}
        className={`unit-200 moment-still mt-4 max-h-[26rem] w-full ${at}`}
      >
        <use href="#unit-200" />
      </svg>
    </div>
  );
}
