import type { ReactNode } from 'react';
import { TaggedText } from './tagged-text';

interface DrawingFrameProps {
  /** The picture's title, which is also its accessible name. */
  title: string;
  /** Place and time, at the right end of the title line. */
  place: string;
  /** Text alternative, unless what's in the frame has its own. */
  seen?: string;
  tone?: 'paper' | 'graphite';
  /** At the end of the title line: whose data it is. A page says once that it's an example; a tool always says it. */
  data?: string | undefined;
  children: ReactNode;
}

/** The frame of every product picture. */
export function DrawingFrame(props: DrawingFrameProps) {
  const { title, place, seen, tone = 'paper', data, children } = props;
  // Lines end after a dot, so a date stays on one line.
  const end = [place, data]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/(?<!·) /g, '\u00a0');
  return (
    <figure
      aria-label={title}
      className={`sheet ${tone === 'graphite' ? 'on-graphite bg-graphite text-paper' : 'bg-white text-ink'}`}
    >
      <figcaption className="tag flex flex-wrap items-baseline justify-between gap-x-6 border-b border-(--line) px-4 py-2 leading-5 sm:leading-6">
        <span>
          <TaggedText text={title} />
        </span>
        <span className="text-(--quiet)">
          <TaggedText text={end} />
        </span>
      </figcaption>
      {seen !== undefined && <p className="sr-only">{seen}</p>}
      {children}
    </figure>
  );
}
